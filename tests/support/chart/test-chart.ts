import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { activeNodes, nodesOf, stateName } from '../../../scripts/charts/nodes.ts';
import { Coverage } from './coverage.ts';
import { coveringPaths, type PathOptions, titled } from './paths.ts';
import { snapshotOf } from './snapshot-of.ts';
import { startSystem } from './system.ts';

export type ChartTest<M extends AnyStateMachine> = Omit<PathOptions<M>, 'input'> & {
  /** A new input for each system, so that no path sees what another has left. */
  readonly input?: () => NonNullable<PathOptions<M>['input']>;
  /** What must hold in each state where the chart can rest, whatever the way there. */
  readonly holds: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
};

const isLeaf = ({ type }: { readonly type: string }) => type === 'atomic' || type === 'final';

const restingStates = (machine: AnyStateMachine) =>
  nodesOf(machine)
    .filter((node) => isLeaf(node) && !node.always?.some(({ guard }) => guard === undefined))
    .map(stateName);

/** Walks a real actor along generated paths through the whole chart. */
export function testChart<M extends AnyStateMachine>(machine: M, { holds, input, ...options }: ChartTest<M>): void {
  const start = () => (input ? { input: input() } : {});
  const { project = (context: unknown) => context } = options;

  describe(`${machine.id}: every path`, () => {
    const seen = new Coverage(machine);

    test('has one line for each state in which it can rest', () => {
      expect(Object.keys(holds).toSorted()).toEqual(restingStates(machine).toSorted());
    });

    test.each(titled(coveringPaths(machine, { ...options, ...start() })))('%s', async (_, { steps }) => {
      const running = startSystem(machine, { ...start(), seen });
      for (const { event, state: expected } of steps) {
        if (event.type !== 'xstate.init') await running.perform(event);
        const snapshot = snapshotOf(machine, running.actor.getSnapshot());
        const { value, context }: AnyMachineSnapshot = snapshot;
        expect(value).toEqual(expected.value);
        expect(project(context)).toEqual(project(expected.context));
        for (const leaf of activeNodes(snapshot).filter(isLeaf).map(stateName))
          expect(holds[leaf]?.(snapshot), `what must hold in ${leaf}`).toBe(true);
      }
    });

    test('takes every state and transition', () => expect(seen.missed()).toEqual([]));
  });
}
