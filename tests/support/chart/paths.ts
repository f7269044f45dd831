import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { TestModel, type TestPath } from 'xstate/graph';
import { activeNodes } from '../../../scripts/charts/nodes.ts';
import { eventTitle, type InvocationEvent, withPayloads } from './events.ts';
import { snapshotOf } from './snapshot-of.ts';
import { newRecording, stubbed } from './stubs.ts';

export type ModelPath = TestPath<AnyMachineSnapshot, AnyEventObject>;

export type PathOptions<M extends AnyStateMachine> = {
  readonly input?: InputFrom<M>;
  /** One entry per interesting payload; an event without an entry is sent bare. */
  readonly cases?: readonly (EventFromLogic<M> | InvocationEvent)[];
  /** The part of the context that changes behaviour; by default all of it. */
  readonly project?: (context: SnapshotFrom<M>['context']) => unknown;
  /** Keeps the exploration finite: false leaves an event out in a state. */
  readonly when?: (snapshot: SnapshotFrom<M>, event: AnyEventObject) => boolean;
  readonly limit?: number;
};

const eventsOf = (cases: readonly AnyEventObject[]) => (snapshot: AnyMachineSnapshot) => [
  ...withPayloads(
    activeNodes(snapshot).flatMap((node) => node.ownEvents.map(String)),
    cases,
  ),
];

/**
 * Shortest paths that together take every reachable pair of state and event.
 * `createTestModel` refuses charts with `invoke` or `after`; `TestModel` does not.
 */
export function coveringPaths<M extends AnyStateMachine>(
  machine: M,
  options: PathOptions<M> = {},
): readonly ModelPath[] {
  const { input, cases = [], project = (context) => context, when = () => true, limit = 5000 } = options;
  const keyOf = ({ value, context }: AnyMachineSnapshot) => [value, project(context)];
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(stubbed(machine, newRecording()), {
    input,
    limit,
    events: eventsOf(cases),
    // `can` leaves out transitions that swallow an event, and those matter as much.
    filterEvents: (snapshot, event) =>
      snapshot.machine.getTransitionData(snapshot, event).length > 0 && when(snapshotOf(machine, snapshot), event),
    // The incoming edge is part of the key, so that every edge gets a path, not only every state.
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([keyOf(snapshot), event, previous && keyOf(previous)]),
  });
  return model.getShortestPaths();
}

/** Few of the paths, the short ones first, which still take every step that all take: from a state, by an event, to a state. */
export function essential(
  paths: readonly ModelPath[],
  project: (context: AnyMachineSnapshot['context']) => unknown,
): readonly ModelPath[] {
  const stepsOf = ({ steps }: ModelPath) =>
    steps.map(({ event, state: to }, index) => {
      const from = steps[index - 1]?.state;
      return JSON.stringify([from && [from.value, project(from.context)], event, to.value]);
    });
  const adding = (path: ModelPath, taken: Set<string>) => {
    const more = stepsOf(path).filter((step) => !taken.has(step));
    for (const step of more) taken.add(step);
    return more.length > 0;
  };
  const [found, needed] = [new Set<string>(), new Set<string>()];
  return paths
    .toSorted((a, b) => a.steps.length - b.steps.length)
    .filter((path) => adding(path, found))
    .toReversed()
    .filter((path) => adding(path, needed));
}

/** Paths with a title each, for `test.each`: the events tell them apart, their end states do not. */
export const titled = (paths: readonly ModelPath[]) =>
  paths.map(
    (path) =>
      [
        path.steps
          .slice(1)
          .map(({ event }) => eventTitle(event))
          .join(' → ') || 'start',
        path,
      ] as const,
  );
