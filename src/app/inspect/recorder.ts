import { Actor, type AnyActor, type AnyEventObject, type InspectionEvent, type Snapshot } from 'xstate';
import { transitionKey } from '../../machines/shared/transition-key.ts';
import { frameOf, type Step } from './frame.ts';
import type { Frame } from './messages.ts';

type OpenStep = Step & { readonly transitions: string[]; frame: Frame | undefined };

/** Records the steps of all actors of a page, in every system. */
export type Recorder = {
  readonly inspect: (event: InspectionEvent) => void;
  /** The latest frame of each running actor. */
  readonly living: () => readonly Frame[];
  /** Delivers the recorded steps now. */
  readonly flush: () => void;
};

const open = (step: OpenStep) => step.frame === undefined;

export function createRecorder(now: () => number, deliver: (frames: readonly Frame[]) => void): Recorder {
  const keys = new WeakMap<AnyActor, string>();
  const living = new Map<AnyActor, Frame>();
  let actors = 0;
  let steps: OpenStep[] = [];

  // Session ids may repeat between systems.
  const keyOf = (actor: AnyActor): string => {
    const key = keys.get(actor) ?? `${actor.sessionId}/${(actors += 1)}`;
    keys.set(actor, key);
    return key;
  };

  // Delivered in a microtask: actors process all consequences of an event synchronously, so that each step is complete by then.
  const begin = (actor: AnyActor, event: AnyEventObject): OpenStep => {
    if (steps.length === 0) queueMicrotask(flush);
    const step: OpenStep = { actor, event, time: now(), transitions: [], frame: undefined };
    steps.push(step);
    return step;
  };

  // A raised event belongs to the step of the event that raised it.
  const stepOf = (actor: AnyActor, event: AnyEventObject): OpenStep =>
    steps.find((step) => step.actor === actor && step.event === event && open(step)) ?? begin(actor, event);
  const currentStep = (actor: AnyActor, event: AnyEventObject): OpenStep =>
    steps.find((step) => step.actor === actor && open(step)) ?? begin(actor, event);

  const close = (step: OpenStep, snapshot: Snapshot<unknown>) => {
    step.frame = frameOf(step, snapshot, keyOf);
    if (snapshot.status === 'active') living.set(step.actor, { ...step.frame, transitions: [] });
    else living.delete(step.actor);
  };

  // An actor that throws ends without a snapshot event.
  const closeFailed = (step: OpenStep) => {
    const isExpected = living.has(step.actor) || step.event.type === 'xstate.init';
    const snapshot: Snapshot<unknown> = step.actor.getSnapshot();
    if (open(step) && isExpected && snapshot.status !== 'active') close(step, snapshot);
  };

  function flush(): void {
    steps.forEach(closeFailed);
    const frames = steps.flatMap(({ frame }) => frame ?? []);
    steps = [];
    if (frames.length > 0) deliver(frames);
  }

  const inspect = (inspected: InspectionEvent): void => {
    const { actorRef: actor } = inspected;
    if (!(actor instanceof Actor)) return;
    if (inspected.type === '@xstate.event') begin(actor, inspected.event);
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions, event } = inspected;
      currentStep(actor, event).transitions.push(...transitions.map(transitionKey));
    }
    if (inspected.type === '@xstate.snapshot') close(stepOf(actor, inspected.event), inspected.snapshot);
  };

  return { inspect, living: () => [...living.values()], flush };
}
