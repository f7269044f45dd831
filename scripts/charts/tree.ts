import type { AnyStateMachine } from 'xstate';
import type { ChartEntry } from './catalogue.ts';
import { childChart, invocationsOf, stateName } from './nodes.ts';
import { spawnedBy } from './spawned-charts.ts';

/** A running chart with its children. */
export type LivingChart = {
  readonly machine: AnyStateMachine;
  /** The number of instances that the owner runs. */
  readonly count: number;
  /** The owner's state in which the chart runs; undefined when it runs as long as the owner. */
  readonly lifetime: string | undefined;
  readonly effects: readonly { readonly id: string; readonly lifetime: string | undefined }[];
  readonly charts: readonly LivingChart[];
};

/** Merges instances of the same chart with the same lifetime. */
const counted = (all: readonly LivingChart[]): readonly LivingChart[] =>
  all.flatMap((chart, index) => {
    const isAlike = (other: LivingChart) => other.machine.id === chart.machine.id && other.lifetime === chart.lifetime;
    return all.findIndex(isAlike) === index ? [{ ...chart, count: all.filter(isAlike).length }] : [];
  });

function treeOf(machine: AnyStateMachine, lifetime?: string): LivingChart {
  const children = invocationsOf(machine).map(({ node, invocation }) => ({
    id: invocation.id,
    chart: childChart(machine, invocation),
    lifetime: node.path.length > 0 ? stateName(node) : undefined,
  }));
  const spawned = spawnedBy(machine).map((chart) => treeOf(chart.machine, chart.state));
  return {
    machine,
    count: 1,
    lifetime,
    effects: children.flatMap(({ id, chart, lifetime: during }) => (chart ? [] : [{ id, lifetime: during }])),
    charts: counted([
      ...children.flatMap(({ chart, lifetime: during }) => (chart ? [treeOf(chart, during)] : [])),
      ...spawned,
    ]),
  };
}

/** The chain of owners from the outermost to the chart itself, or nothing if the chart has no owner. */
export function lineageOf(tree: LivingChart, machine: AnyStateMachine): readonly LivingChart[] {
  if (tree.machine.id === machine.id) return [tree];
  const below = tree.charts.map((chart) => lineageOf(chart, machine)).find((lineage) => lineage.length > 0);
  return below ? [tree, ...below] : [];
}

export function productTree([root]: readonly ChartEntry[]): LivingChart {
  if (!root) throw new Error('There are no charts.');
  return treeOf(root.machine);
}
