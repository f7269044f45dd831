import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { activeLeaves, restingStates } from './leaves.ts';
import { coveringPaths, type PathOptions, titled } from './paths.ts';
import { faultAtRandom } from './random-walks.ts';
import { snapshotOf } from './snapshot-of.ts';
import { startSystem } from './system.ts';

export type ChartTest<M extends AnyStateMachine> = Omit<PathOptions<M>, 'input'> & {
  /** The inputs to walk the chart with, made anew for each system so that no path sees what another has left. */
  readonly inputs?: readonly (() => InputFrom<M>)[];
  /** What must hold in each state where the chart can rest, whatever the way there. */
  readonly holds: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
};

const inputIn = (start: { readonly input?: unknown }): unknown => start.input;

/** Walks real actors along generated paths through the whole chart. */
export function testChart<M extends AnyStateMachine>(machine: M, { holds, inputs, ...options }: ChartTest<M>): void {
  const { project = (context: unknown) => context } = options;
  const starts = inputs?.map((input) => () => ({ input: input() })) ?? [() => ({})];
  const walks = starts.flatMap((start) =>
    titled(coveringPaths(machine, { ...options, ...start() })).map(([title, path]) => [title, path, start] as const),
  );

  const faultIn = (snapshot: AnyMachineSnapshot) => {
    const told = snapshotOf(machine, snapshot);
    const leaf = activeLeaves(snapshot).find((name) => !holds[name]?.(told));
    return leaf === undefined ? undefined : `what must hold in ${leaf} does not`;
  };

  describe(`${machine.id}: every path`, () => {
    const seen = new Coverage(machine);

    test('has one line for each state in which it can rest', () => {
      expect(Object.keys(holds).toSorted()).toEqual(restingStates(machine).toSorted());
    });

    test.each(walks)('%s', async (_, path, start) => {
      const running = startSystem(machine, { ...start(), seen });
      for (const { event, state: expected } of path.steps) {
        if (event.type !== 'xstate.init') await running.perform(event);
        const snapshot = snapshotOf(machine, running.actor.getSnapshot());
        const { value, context }: AnyMachineSnapshot = snapshot;
        expect(value).toEqual(expected.value);
        expect(project(context)).toEqual(project(expected.context));
        expect(faultIn(snapshot)).toBeUndefined();
      }
    });

    test('takes every state and transition', () => expect(seen.missed()).toEqual([]));

    test.each(starts)('holds on random walks, whatever comes whenever', (start) => {
      const { cases = [] } = options;
      expect(faultAtRandom({ machine, cases, input: () => inputIn(start()), faultIn })).toBeUndefined();
    });
  });
}
