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
  /** Events with payloads. Other events are sent without a payload. */
  readonly cases?: readonly (EventFromLogic<M> | InvocationEvent)[];
  /** The part of the context that affects behaviour; the whole context by default. */
  readonly project?: (context: SnapshotFrom<M>['context']) => unknown;
  /** Returns false to skip an event in a state, so that the exploration is finite. */
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
 * The shortest paths that cover every reachable pair of state and event.
 * Uses `TestModel`, because `createTestModel` refuses charts with `invoke` or `after`.
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
    // Not `can`, which excludes transitions that ignore an event.
    filterEvents: (snapshot, event) =>
      snapshot.machine.getTransitionData(snapshot, event).length > 0 && when(snapshotOf(machine, snapshot), event),
    // The key contains the previous state and the event, so that every transition gets a path.
    serializeState: (snapshot, event, previous) =>
      JSON.stringify([keyOf(snapshot), event, previous && keyOf(previous)]),
  });
  return model.getShortestPaths();
}

/** A small set of short paths that covers the same steps (state, event, state) as all paths. */
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

/** Paths with titles for `test.each`. A title lists events, because several paths can have the same end state. */
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
