import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  fromTransition,
} from 'xstate';
import { childChart, invocationsOf } from '../../../scripts/charts/nodes.ts';
import type { Toast } from '../../../src/machines/toaster/toast.ts';
import type { ToasterEvent } from '../../../src/machines/toaster/toaster.machine.ts';

/** One start of something a chart invokes; a promise stays open until `settle` is called. */
type Call = {
  readonly id: string;
  readonly input: unknown;
  readonly isOpen: () => boolean;
  readonly settle: (how: 'resolve' | 'reject', value: unknown) => void;
};

/** What a system did to the world around it, in order. */
export type Recording = {
  readonly calls: Call[];
  /** The events that invoked children were sent. */
  readonly received: { readonly id: string; readonly event: AnyEventObject }[];
  readonly toasts: Toast[];
};

export const newRecording = (): Recording => ({ calls: [], received: [], toasts: [] });

const heldPromise = ({ calls }: Recording) =>
  fromPromise<unknown, unknown>(({ self: { id }, input, signal }) => {
    const { promise, ...settlers } = Promise.withResolvers<unknown>();
    let isSettled = false;
    calls.push({
      id,
      input,
      isOpen: () => !isSettled && !signal.aborted,
      settle: (how, value) => {
        isSettled = true;
        settlers[how](value);
      },
    });
    return promise;
  });

const listener = ({ calls, received }: Recording) =>
  fromCallback<AnyEventObject, unknown>(({ self: { id }, input, receive }) => {
    const unsettled = () => {
      throw new Error(`"${id}" never ends by itself.`);
    };
    calls.push({ id, input, isOpen: () => false, settle: unsettled });
    receive((event) => received.push({ id, event }));
  });

/**
 * The chart with everything it invokes replaced: what answers becomes a held promise, the rest listens and records.
 * Child charts named in `kept` stay real, with their own invocations replaced.
 */
export function stubbed(machine: AnyStateMachine, recording: Recording, kept: readonly string[] = []): AnyStateMachine {
  const actors: Record<string, AnyActorLogic> = {};
  for (const { node, invocation } of invocationsOf(machine)) {
    if (typeof invocation.src !== 'string') throw new Error(`${node.id} invokes an actor without a name.`);
    const child = kept.includes(invocation.src) ? childChart(machine, invocation) : undefined;
    const answers = node.transitions.has(`xstate.done.actor.${invocation.id}`);
    const stub = answers ? heldPromise(recording) : listener(recording);
    actors[invocation.src] = child ? stubbed(child, recording, kept) : stub;
  }
  return machine.provide({ actors });
}

/** A toaster that records what it is asked to show. */
export const recordingToaster = ({ toasts }: Recording) =>
  fromTransition((_, { toast }: Extract<ToasterEvent, { type: 'toast.requested' }>): undefined => {
    toasts.push(toast);
  }, undefined);
