import {
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  createMachine,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { nodesOf } from '../../../scripts/charts/nodes.ts';
import { toasterId } from '../../../src/machines/toaster/toaster.machine.ts';
import type { Coverage } from './coverage.ts';
import { isFailure, isTimer, invocationIdOf } from './events.ts';
import { newRecording, type Recording, type Parts, recordingToaster, stubbed } from './stubs.ts';

export type SystemOptions<M extends AnyStateMachine> = {
  readonly input?: InputFrom<M>;
  readonly seen?: Coverage;
} & Parts;

export type System<M extends AnyStateMachine> = Recording & {
  readonly actor: Actor<M>;
  readonly clock: SimulatedClock;
  /** Performs an event of a path: finishes an invocation, advances the clock, or sends the event. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
};

/** A running chart, with or without parent charts. The clock is simulated, and effects are pending. */
export type Running = {
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly recording: Recording;
};

function delayOf({ machine, actor }: Running, { type }: AnyEventObject): number {
  const timer = nodesOf(machine)
    .flatMap((node) => node.after)
    .find((candidate) => candidate.eventType === type);
  if (!timer) throw new Error(`${machine.id} has no delayed transition ${type}.`);
  const delay = typeof timer.delay === 'string' ? machine.implementations.delays[timer.delay] : timer.delay;
  if (typeof delay !== 'function') return Number(delay);
  const { context } = actor.getSnapshot();
  return delay({ context, event: { type }, self: actor, system: actor.system }, undefined);
}

// Promise callbacks run before the next macrotask.
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Finds an invocation by id. For a nested chart, the name has the owner and the id, such as `sheets.load`. */
function findCall({ actor, recording: { calls } }: Running, name: string) {
  const open = calls.filter(({ isOpen }) => isOpen());
  const [id = name, owner] = name.split('.').toReversed();
  if (owner !== undefined) return open.findLast((call) => call.id === id && call.owner?.id === owner);
  return open.findLast((call) => call.id === id && call.owner === actor) ?? open.findLast((call) => call.id === id);
}

async function finish(running: Running, id: string, event: AnyEventObject): Promise<void> {
  const call = findCall(running, id);
  if (!call) throw new Error(`"${id}" is not running.`);
  if (isFailure(event)) call.finish('reject', event['error']);
  else call.finish('resolve', event['output']);
  await nextTurn();
}

function elapse(running: Running, event: AnyEventObject): void {
  const { actor, clock } = running;
  const duration = delayOf(running, event);
  const before = actor.getSnapshot();
  clock.increment(duration - 1);
  if (actor.getSnapshot() !== before) throw new Error(`${event.type} came before ${duration} ms.`);
  clock.increment(1);
  if (actor.getSnapshot() === before) throw new Error(`${event.type} did not come after ${duration} ms.`);
}

/** Performs an event of a path: finishes an invocation, advances the clock, or sends the event. */
export async function perform(running: Running, event: AnyEventObject): Promise<void> {
  const id = invocationIdOf(event);
  if (id !== undefined) return finish(running, id, event);
  if (isTimer(event)) elapse(running, event);
  else running.actor.send(event);
}

const isRoot = (machine: AnyStateMachine) => machine.root.invoke.some(({ systemId }) => systemId === toasterId);

/** Wraps the chart in a root chart with a toaster, like the app. */
const withRoot = (machine: AnyStateMachine, input: unknown, recording: Recording): AnyStateMachine =>
  createMachine({
    invoke: [
      { id: 'toaster', systemId: toasterId, src: recordingToaster(recording) },
      { id: 'chart', src: machine, input },
    ],
  });

/** Starts the real actor of a chart with a simulated clock. Invocations are recorded and stay pending. */
export function startSystem<M extends AnyStateMachine>(machine: M, options: SystemOptions<M> = {}): System<M> {
  const recording = newRecording();
  const clock = new SimulatedClock();
  const chart = stubbed(machine, recording, options);
  const page = createActor(isRoot(machine) ? chart : withRoot(chart, options.input, recording), {
    clock,
    ...(isRoot(machine) ? { input: options.input } : {}),
    ...(options.seen ? { inspect: options.seen.inspect } : {}),
  });
  page.start();
  const running: AnyActorRef = isRoot(machine) ? page : page.getSnapshot().children['chart'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stubs keep the chart's types, which `provide` cannot tell
  const actor = running as unknown as Actor<M>;
  return { ...recording, actor, clock, perform: (event) => perform({ machine, actor, clock, recording }, event) };
}
