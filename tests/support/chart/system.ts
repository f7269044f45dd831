import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { nodesOf } from '../../../scripts/charts/nodes.ts';
import type { Coverage } from './coverage.ts';
import { isFailure, isTimer, settledId } from './events.ts';
import { newRecording, type Recording, stubbed } from './stubs.ts';

export type SystemOptions<M extends AnyStateMachine> = {
  readonly input?: InputFrom<M>;
  readonly seen?: Coverage;
  /** Names of invoked charts that stay real. */
  readonly kept?: readonly string[];
};

export type System<M extends AnyStateMachine> = Recording & {
  readonly actor: Actor<M>;
  readonly clock: SimulatedClock;
  /** Lets the environment or the person produce an event of a path. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
};

type Running = Actor<AnyStateMachine>;

function delayOf(machine: AnyStateMachine, { type }: AnyEventObject, self: Running): number {
  const timer = nodesOf(machine)
    .flatMap((node) => node.after)
    .find(({ eventType }) => eventType === type);
  if (!timer) throw new Error(`${machine.id} has no delayed transition ${type}.`);
  const delay = typeof timer.delay === 'string' ? machine.implementations.delays[timer.delay] : timer.delay;
  if (typeof delay !== 'function') return Number(delay);
  const { context } = self.getSnapshot();
  return delay({ context, event: { type }, self, system: self.system }, undefined);
}

/** The real actor of a chart on a simulated clock, with everything it invokes held open and recorded. */
export function startSystem<M extends AnyStateMachine>(machine: M, options: SystemOptions<M> = {}): System<M> {
  const recording = newRecording();
  const clock = new SimulatedClock();
  const running = createActor(stubbed(machine, recording, options.kept), {
    clock,
    ...('input' in options ? { input: options.input } : {}),
    ...(options.seen ? { inspect: options.seen.inspect } : {}),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stubs keep the chart's types, which `provide` cannot tell
  const actor = running as unknown as Actor<M>;

  async function settle(id: string, event: AnyEventObject): Promise<void> {
    const call = recording.calls.findLast((candidate) => candidate.id === id && candidate.isOpen());
    if (!call) throw new Error(`"${id}" is not running.`);
    if (isFailure(event)) call.settle('reject', event['error']);
    else call.settle('resolve', event['output']);
    await nextTurn();
  }

  function elapse(event: AnyEventObject): void {
    const duration = delayOf(machine, event, running);
    const before = running.getSnapshot();
    clock.increment(duration - 1);
    if (running.getSnapshot() !== before) throw new Error(`${event.type} came before ${duration} ms.`);
    clock.increment(1);
    if (running.getSnapshot() === before) throw new Error(`${event.type} did not come after ${duration} ms.`);
  }

  async function perform(event: AnyEventObject): Promise<void> {
    const id = settledId(event);
    if (id !== undefined) return settle(id, event);
    if (isTimer(event)) elapse(event);
    else running.send(event);
  }

  running.start();
  return { ...recording, actor, clock, perform };
}
