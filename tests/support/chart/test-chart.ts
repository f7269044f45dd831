import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { activeLeaves, restingStates } from './leaves.ts';
import { coveringPaths, essential, type ModelPath, type PathOptions, titled } from './paths.ts';
import { faultAtRandom } from './random-walks.ts';
import { snapshotOf } from './snapshot-of.ts';
import { startSystem } from './system.ts';

export type ChartTest<M extends AnyStateMachine> = Omit<PathOptions<M>, 'input'> & {
  /** Creates an input for each system, so that paths are isolated. */
  readonly inputs?: readonly (() => InputFrom<M>)[];
  /** The invariant of each state in which the chart can rest. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => boolean>>;
};

const inputIn = (start: { readonly input?: unknown }): unknown => start.input;

/** Runs real actors along generated paths through the whole chart. */
export function testChart<M extends AnyStateMachine>(
  machine: M,
  { invariants, inputs, ...options }: ChartTest<M>,
): void {
  const { project = (context: unknown) => context } = options;
  const starts = inputs?.map((input) => () => ({ input: input() })) ?? [() => ({})];
  const walksFrom = (start: (typeof starts)[number]) =>
    titled(essential(coveringPaths(machine, { ...options, ...start() }), project));

  const faultIn = (snapshot: AnyMachineSnapshot) => {
    const ofChart = snapshotOf(machine, snapshot);
    const leaf = activeLeaves(snapshot).find((name) => !invariants[name]?.(ofChart));
    return leaf === undefined ? undefined : `the invariant of ${leaf} is violated`;
  };

  describe(`the chart ${machine.id}`, () => {
    const seen = new Coverage(machine);

    test('has an invariant for each resting state', () => {
      expect(Object.keys(invariants).toSorted()).toEqual(restingStates(machine).toSorted());
    });

    const walk = async (start: (typeof starts)[number], title: string, path: ModelPath) => {
      const running = startSystem(machine, { ...start(), seen, holdsLoading: true });
      for (const { event, state: expected } of path.steps) {
        if (event.type !== 'xstate.init') await running.perform(event);
        const snapshot: AnyMachineSnapshot = snapshotOf(machine, running.actor.getSnapshot());
        expect({ title, at: snapshot.value, context: project(snapshot.context), fault: faultIn(snapshot) }).toEqual({
          title,
          at: expected.value,
          context: project(expected.context),
          fault: undefined,
        });
      }
    };

    test('keeps its invariants on paths through every state and transition', async () => {
      for (const start of starts) for (const [title, path] of walksFrom(start)) await walk(start, title, path);
      expect(seen.missed()).toEqual([]);
    }, 60_000);

    test.each(starts)('keeps its invariants on random walks', (start) => {
      const { cases = [] } = options;
      expect(
        faultAtRandom({ machine, cases, inputs: starts.length, input: () => inputIn(start()), faultIn }),
      ).toBeUndefined();
    });
  });
}
