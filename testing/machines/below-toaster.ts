import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromTransition,
  type InputFrom,
} from 'xstate';
import type { Toast } from '../../src/machines/toaster/toast.ts';
import { type ToasterEvent, toasterId } from '../../src/machines/toaster/toaster.machine.ts';

type Options<M extends AnyStateMachine> = {
  readonly input: InputFrom<M>;
  readonly show?: (toast: Toast) => void;
} & Pick<ActorOptions<AnyStateMachine>, 'clock'>;

/** Starts the chart as a child of a root with a toaster, like the app. */
export function startBelowToaster<M extends AnyStateMachine>(machine: M, { input, show, ...options }: Options<M>) {
  const toaster = fromTransition((_, event: ToasterEvent): undefined => {
    if (event.type === 'toast.requested') show?.(event.toast);
  }, undefined);
  const root = createMachine({
    invoke: [
      { id: 'toaster', systemId: toasterId, src: toaster },
      { id: 'chart', src: machine, input },
    ],
  });
  const page = createActor(root, options).start();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was just started with this id
  const actor = page.getSnapshot().children['chart'] as ActorRefFrom<M>;
  return { actor, close: () => void page.stop() };
}
