import {
  type ActionFunction,
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  createActor,
  type EventObject,
  fromTransition,
  type MachineContext,
  sendTo,
  setup,
} from 'xstate';
import { typed } from '../shared/typed.ts';
import { offerDuration, type Toast, toastDuration } from './toast.ts';

export type ToasterEvent =
  | { type: 'toast.requested'; toast: Toast }
  | { type: 'toast.dismissed' }
  | { type: 'toast.paused' }
  | { type: 'toast.resumed' };

export type ToasterRef = ActorRefFrom<typeof toasterMachine>;

/** Shows the latest toast for three seconds, for ten when it has an action; hover and focus pause its time. */
export const toasterMachine = setup({
  types: typed<{ context: { readonly toast: Toast | undefined }; events: ToasterEvent }>(),
  actions: {
    rememberToast: assign({ toast: (_, params: { toast: Toast }) => params.toast }),
  },
  delays: { toastDuration: ({ context }) => (context.toast?.action ? offerDuration : toastDuration) },
}).createMachine({
  id: 'toaster',
  context: { toast: undefined },
  on: {
    'toast.requested': {
      target: '.shown',
      reenter: true,
      actions: { type: 'rememberToast', params: ({ event }) => ({ toast: event.toast }) },
    },
  },
  initial: 'hidden',
  states: {
    hidden: { entry: assign({ toast: undefined }) },
    shown: {
      on: { 'toast.dismissed': 'hidden' },
      initial: 'countingDown',
      states: {
        countingDown: {
          on: { 'toast.paused': 'paused' },
          after: { toastDuration: '#toaster.hidden' },
        },
        paused: {
          on: {
            'toast.resumed': 'countingDown',
            // The pointer or the focus is still on it: the next toast is paused, too.
            'toast.requested': {
              actions: { type: 'rememberToast', params: ({ event }) => ({ toast: event.toast }) },
            },
          },
        },
      },
    },
  },
});

/** The system id under which the root chart starts the toaster, for as long as the page lives. */
export const toasterId = 'toaster';

// `sendTo` with an undefined target sends to the sender, in silence. This actor throws when it is sent a toast, and not while a
// path is only computed: path generation has no system. A new one each time: an actor that has thrown is stopped.
const noToaster = () =>
  createActor(
    fromTransition((_, event: ToasterEvent) => {
      throw new Error(`There is no toaster for ${event.type}.`);
    }, undefined),
  ).start();

type From<TContext, TEvent> = { readonly context: TContext; readonly event: TEvent };

/** Shows a toast from any chart below the root: written at the transition like `assign`, or in a constant. */
// oxlint-disable-next-line typescript/no-explicit-any -- the action fits whatever chart writes it
export const sendToast = <TContext extends MachineContext = any, TEvent extends EventObject = any>(
  toast: Toast | ((args: From<TContext, TEvent>) => Toast),
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
): ActionFunction<TContext, TEvent, any, undefined, never, never, never, never, never> =>
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  sendTo<TContext, TEvent, undefined, AnyActorRef, any>(
    ({ system }): AnyActorRef => system.get(toasterId) ?? noToaster(),
    typeof toast === 'function'
      ? (args: From<TContext, TEvent>): ToasterEvent => ({ type: 'toast.requested', toast: toast(args) })
      : { type: 'toast.requested', toast },
  );
