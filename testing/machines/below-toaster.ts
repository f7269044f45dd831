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
  /** Hears of each message. */
  readonly show?: (toast: Toast) => void;
} & Pick<ActorOptions<AnyStateMachine>, 'clock'>;

/** Starts the chart below a root that has a toaster, as the page has. */
export function startBelowToaster<M extends AnyStateMachine>(machine: M, { input, show, ...options }: Options<M>) {
  const toaster = fromTransition((_, event: ToasterEvent): undefined => {
    // It hears of its end too.
    if (event.type === 'toast.requested') show?.(event.toast);
  }, undefined);
  const root = createMachine({
    invoke: [
      { id: 'toaster', systemId: toasterId, src: toaster },
      { id: 'chart', src: machine, input },
    ],
  });
  const page = createActor(root, options).start();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has just been started under this id
  const actor = page.getSnapshot().children['chart'] as ActorRefFrom<M>;
  return { actor, close: () => void page.stop() };
}
