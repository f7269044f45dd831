import type { AnyStateMachine } from 'xstate';
import { type ChartEntry, charts } from '../../scripts/charts/catalogue.ts';
import { eventLabel, targetLabel } from '../../scripts/charts/labels.ts';
import { nodesOf, stateName, transitionsOf } from '../../scripts/charts/nodes.ts';
import { transitionKey } from '../../src/machines/shared/transition-key.ts';

export type ChartState = {
  readonly id: string;
  /** The path in a link, such as `signedOut.idle`; empty for the chart itself. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
};

export type Chart = {
  readonly id: string;
  readonly purpose: string;
  readonly name: string;
  readonly states: readonly ChartState[];
  /** The text of each transition, by key. */
  readonly transitions: ReadonlyMap<string, string>;
};

const statesOf = (machine: AnyStateMachine): readonly ChartState[] =>
  nodesOf(machine)
    .filter(({ path }) => path.length > 0)
    .map(({ id, path, key }) => ({ id, path: path.join('.'), name: key, depth: path.length - 1 }));

const labelsOf = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(
    nodesOf(machine)
      .flatMap(transitionsOf)
      .map((transition) => [
        transitionKey(transition),
        `${stateName(transition.source)}: ${eventLabel(transition)} → ${targetLabel(transition)}`,
      ]),
  );

const chartOf = ({ name, machine, purpose }: ChartEntry): Chart => ({
  id: machine.id,
  purpose,
  name,
  states: statesOf(machine),
  transitions: labelsOf(machine),
});

export const catalogue: readonly Chart[] = charts.map(chartOf);
