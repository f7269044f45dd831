import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { activeNodes, nodesOf } from '../../../scripts/charts/nodes.ts';
import { createRandom } from '../random.ts';
import { eventTitle, isTimer, invocationIdOf, withPayloads } from './events.ts';
import { newRecording, stubbed } from './stubs.ts';

/** The number of walks for a chart, shared by its inputs, and the number of events in a walk. `npm run charts:walk` uses far more. */
const walkCount = Number(process.env['WALKS'] ?? 20);
const walkLength = Number(process.env['STEPS'] ?? 100);

/** The possible events: results of running invocations, ends of running timers, and events of users and charts. */
function possibleEvents(snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]): readonly AnyEventObject[] {
  const active = activeNodes(snapshot);
  const running = new Set(active.flatMap((node) => node.invoke.map(({ id }) => id)));
  const timers = new Set(active.flatMap((node) => node.after.map(({ eventType }) => eventType)));
  return events.filter((event) => {
    const id = invocationIdOf(event);
    if (id !== undefined) return running.has(id);
    return !isTimer(event) || timers.has(event.type);
  });
}

type Walks = {
  readonly machine: AnyStateMachine;
  readonly input: () => unknown;
  readonly cases: readonly AnyEventObject[];
  readonly inputs: number;
  /** The violated invariant of a snapshot, if any. */
  readonly faultIn: (snapshot: AnyMachineSnapshot) => string | undefined;
};

function faultAfter(snapshot: AnyMachineSnapshot, { faultIn }: Walks): string | undefined {
  if (snapshot.status === 'error') return String(snapshot.error);
  const dialogs = [...snapshot.tags].filter((tag) => tag.startsWith('dialog:'));
  return dialogs.length > 1 ? `${dialogs.join(' and ')} are both open` : faultIn(snapshot);
}

/** Sends random events, even unexpected events. Restarts a chart that has ended. */
function faultOnWalk(
  seed: number,
  logic: AnyStateMachine,
  events: readonly AnyEventObject[],
  walks: Walks,
): string | undefined {
  const random = createRandom(seed);
  const start = () => initialTransition(logic, walks.input())[0];
  let snapshot = start();
  let path: AnyEventObject[] = [];
  for (let step = 0; step < walkLength; step += 1) {
    const event = snapshot.status === 'active' ? random.pick(possibleEvents(snapshot, events)) : undefined;
    path = event ? [...path.slice(-30), event] : [];
    snapshot = event ? transition(logic, snapshot, event)[0] : start();
    const fault = faultAfter(snapshot, walks);
    if (fault !== undefined) return `walk ${seed}, ${path.map(eventTitle).join(' → ')}: ${fault}`;
  }
  return undefined;
}

/** The first fault that random walks find; undefined without a fault. */
export function faultAtRandom(walks: Walks): string | undefined {
  const logic = stubbed(walks.machine, newRecording());
  const types = nodesOf(walks.machine).flatMap((node) => [...node.transitions.keys()]);
  const events = withPayloads(types, walks.cases);
  for (let seed = 0; seed < walkCount / walks.inputs; seed += 1) {
    const fault = faultOnWalk(seed, logic, events, walks);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
