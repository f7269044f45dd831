import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
} from 'xstate';
import { childChart, invocationsOf } from '../../../scripts/charts/nodes.ts';
import { type SpawnedChart, spawnedBy } from '../../../scripts/charts/spawned-charts.ts';
import { NotProvidedError } from '../../../src/machines/shared/effects.ts';
import type { Toast, ToastAction } from '../../../src/machines/toaster/toast.ts';
import type { ToasterEvent } from '../../../src/machines/toaster/toaster.machine.ts';

/** A started invocation. A promise is pending until `finish` is called. */
type Call = {
  readonly id: string;
  /** The chart that owns the invocation. */
  readonly owner: AnyActorRef | undefined;
  readonly input: unknown;
  readonly isOpen: () => boolean;
  readonly finish: (how: 'resolve' | 'reject', value: unknown) => void;
};

/** The calls and effects of a system, in order. */
export type Recording = {
  readonly calls: Call[];
  /** The events sent to invoked children. */
  readonly received: { readonly id: string; readonly event: AnyEventObject }[];
  readonly toasts: Toast[];
  /** The actions withdrawn from toasts. */
  readonly withdrawn: ToastAction[];
  /** The performed actions, with their params. */
  readonly performed: { readonly type: string; readonly params: unknown }[];
};

export const newRecording = (): Recording => ({ calls: [], received: [], toasts: [], withdrawn: [], performed: [] });

const pendingPromise = ({ calls }: Recording) =>
  fromPromise<unknown, unknown>(({ self, input, signal }) => {
    const { id, _parent: owner } = self;
    const { promise, ...resolvers } = Promise.withResolvers<unknown>();
    let isFinished = false;
    calls.push({
      id,
      owner,
      input,
      isOpen: () => !isFinished && !signal.aborted,
      finish: (how, value) => {
        isFinished = true;
        resolvers[how](value);
      },
    });
    return promise;
  });

const listener = ({ calls, received }: Recording) =>
  fromCallback<AnyEventObject, unknown>(({ self, input, receive }) => {
    const { id, _parent: owner } = self;
    const unfinished = () => {
      throw new Error(`"${id}" never ends by itself.`);
    };
    calls.push({ id, owner, input, isOpen: () => false, finish: unfinished });
    receive((event) => received.push({ id, event }));
  });

type PlainAction = (args: unknown, params: unknown) => void;

const isEffect = (action: unknown): action is PlainAction => typeof action === 'function' && !('resolve' in action);

/** Records each action of a chart, and performs provided actions. */
function recordedEffects(machine: AnyStateMachine, { performed }: Recording) {
  return Object.fromEntries(
    Object.entries<unknown>(machine.implementations.actions).flatMap(([type, action]) =>
      isEffect(action)
        ? [
            [
              type,
              (args: unknown, params: unknown) => {
                performed.push({ type, params });
                try {
                  action(args, params);
                } catch (error) {
                  if (!(error instanceof NotProvidedError)) throw error;
                }
              },
            ],
          ]
        : [],
    ),
  );
}

export type Parts = {
  /** The child charts that are not stubbed. Their invocations are stubbed. */
  readonly realCharts?: readonly string[];
  /** Whether lazily loaded charts stay pending until the test resolves them. */
  readonly holdsLoading?: boolean;
};

/** The result of loading a chart lazily: the chart, or its stub. */
export const loadedChart = ({ id, machine }: SpawnedChart, recording: Recording, parts: Parts): AnyActorLogic =>
  parts.realCharts?.includes(id) ? stubbed(machine, recording, parts) : listener(recording);

// Not a promise, so that the chart is loaded synchronously.
const loadedAtOnce = (chart: SpawnedChart, recording: Recording, parts: Parts) =>
  createMachine({
    initial: 'loaded',
    states: { loaded: { type: 'final' } },
    output: () => loadedChart(chart, recording, parts),
  });

/** Stubs the invocations of a chart: effects with a result are pending promises, other effects record the received events. */
export function stubbed(machine: AnyStateMachine, recording: Recording, parts: Parts = {}): AnyStateMachine {
  const { realCharts = [], holdsLoading = false } = parts;
  const actors: Record<string, AnyActorLogic> = {};
  const stubOf = ({ node, invocation }: ReturnType<typeof invocationsOf>[number], src: string) => {
    const child = realCharts.includes(src) ? childChart(machine, invocation) : undefined;
    if (child) return stubbed(child, recording, parts);
    return node.transitions.has(`xstate.done.actor.${invocation.id}`) ? pendingPromise(recording) : listener(recording);
  };
  for (const invoked of invocationsOf(machine)) {
    const { src } = invoked.invocation;
    if (typeof src !== 'string') throw new Error(`${invoked.node.id} invokes an actor without a name.`);
    actors[src] = stubOf(invoked, src);
  }
  for (const chart of holdsLoading ? [] : spawnedBy(machine))
    actors[chart.effect] = loadedAtOnce(chart, recording, parts);
  return machine.provide({ actors, actions: recordedEffects(machine, recording) });
}

/** A toaster that records requests. */
export const recordingToaster = ({ toasts, withdrawn }: Recording) =>
  fromTransition((_, event: ToasterEvent): undefined => {
    if (event.type === 'toast.requested') toasts.push(event.toast);
    if (event.type === 'offer.withdrawn') withdrawn.push(event.action);
  }, undefined);
