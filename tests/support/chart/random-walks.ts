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

/** How many walks go through each chart, from all its inputs together, and of how many events: `npm run charts:walk` goes much further. */
const walkCount = Number(process.env['WALKS'] ?? 20);
const walkLength = Number(process.env['STEPS'] ?? 100);

/** What can come: of what the world brings about only what runs or is due, and whatever a person or a chart may send. */
function whatMayCome(snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]): readonly AnyEventObject[] {
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
  /** How many inputs the chart is walked with: each gets its share of the walks. */
  readonly inputs: number;
  /** What does not hold in a state; nothing when all is well. */
  readonly faultIn: (snapshot: AnyMachineSnapshot) => string | undefined;
};

function faultAfter(snapshot: AnyMachineSnapshot, { faultIn }: Walks): string | undefined {
  if (snapshot.status === 'error') return String(snapshot.error);
  const dialogs = [...snapshot.tags].filter((tag) => tag.startsWith('dialog:'));
  return dialogs.length > 1 ? `${dialogs.join(' and ')} are both open` : faultIn(snapshot);
}

/** One walk of any event in any state, expected or not; a chart that has ended begins anew. */
function faultOnWalk(
  seed: number,
  logic: AnyStateMachine,
  events: readonly AnyEventObject[],
  walks: Walks,
): string | undefined {
  const random = createRandom(seed);
  const begin = () => initialTransition(logic, walks.input())[0];
  let snapshot = begin();
  let way: AnyEventObject[] = [];
  for (let step = 0; step < walkLength; step += 1) {
    const event = snapshot.status === 'active' ? random.pick(whatMayCome(snapshot, events)) : undefined;
    way = event ? [...way.slice(-30), event] : [];
    snapshot = event ? transition(logic, snapshot, event)[0] : begin();
    const fault = faultAfter(snapshot, walks);
    if (fault !== undefined) return `walk ${seed}, ${way.map(eventTitle).join(' → ')}: ${fault}`;
  }
  return undefined;
}

/** The first fault that random walks through a chart meet; undefined when they meet none. */
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
