import type { AnyActor, AnyEventObject, InspectionEvent, Snapshot } from 'xstate';
import { transitionKey } from '../../machines/shared/transition-key.ts';
import { isActorRef } from './actor-ref.ts';
import { frameOf, type Step } from './frame.ts';
import type { Frame } from './messages.ts';

type OpenStep = Step & { readonly transitions: string[]; frame: Frame | undefined };

/** Follows the actors of a page, of whatever system, and delivers what each event has done. */
export type Recorder = {
  readonly inspect: (event: InspectionEvent) => void;
  /** The latest frame of every actor that lives. */
  readonly living: () => readonly Frame[];
  /** Delivers at once what would be delivered in a moment. */
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

  // Actors work through all that they cause before any promise callback runs: by then each step is whole. The step of an owner
  // ends after the first ones of the children that it starts, but began before them.
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

  // An actor that throws ends without a word.
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
    if (!isActorRef(actor)) return;
    if (inspected.type === '@xstate.event') begin(actor, inspected.event);
    if (inspected.type === '@xstate.microstep') {
      const { _transitions: transitions, event } = inspected;
      currentStep(actor, event).transitions.push(...transitions.map(transitionKey));
    }
    if (inspected.type === '@xstate.snapshot') close(stepOf(actor, inspected.event), inspected.snapshot);
  };

  return { inspect, living: () => [...living.values()], flush };
}
