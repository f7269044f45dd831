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
  /** The payloads of events; an event without one is sent without a payload. */
  readonly cases?: readonly (EventFromLogic<M> | InvocationEvent)[];
  /** The part of the context that affects behaviour; all of it by default. */
  readonly project?: (context: SnapshotFrom<M>['context']) => unknown;
  /** Returns false to skip an event in a state, to keep the exploration finite. */
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
 * Shortest paths that together cover every reachable pair of state and event.
 * Uses `TestModel`, since `createTestModel` refuses charts with `invoke` or `after`.
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
    // Unlike `can`, this includes transitions that ignore an event.
    filterEvents: (snapshot, event) =>
      snapshot.machine.getTransitionData(snapshot, event).length > 0 && when(snapshotOf(machine, snapshot), event),
    // The incoming edge is part of the key, so that every edge gets a path.
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([keyOf(snapshot), event, previous && keyOf(previous)]),
  });
  return model.getShortestPaths();
}

/** A small subset of the paths, preferring short ones, that covers the same steps (state, event, state). */
export function essential(
  paths: readonly ModelPath[],
  project: (context: AnyMachineSnapshot['context']) => unknown,
): readonly ModelPath[] {
  const stepsOf = ({ steps }: ModelPath) =>
    steps.map(({ event, state: to }, index) => {
      const from = steps[index - 1]?.state;
      return JSON.stringify([from && [from.value, project(from.context)], event, to.value]);
    });
  const addSteps = (path: ModelPath, taken: Set<string>) => {
    const more = stepsOf(path).filter((step) => !taken.has(step));
    for (const step of more) taken.add(step);
    return more.length > 0;
  };
  const [found, needed] = [new Set<string>(), new Set<string>()];
  return paths
    .toSorted((a, b) => a.steps.length - b.steps.length)
    .filter((path) => addSteps(path, found))
    .toReversed()
    .filter((path) => addSteps(path, needed));
}

/** Paths with titles for `test.each`: their events, as end states are not unique. */
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
