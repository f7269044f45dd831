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
  | { type: 'toast.held' }
  | { type: 'toast.released' };

export type ToasterRef = ActorRefFrom<typeof toasterMachine>;

/** Shows the latest message for three seconds, for ten when it offers something; a reader who hovers or focuses it holds it. */
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
      initial: 'counting',
      states: {
        counting: {
          on: { 'toast.held': 'held' },
          after: { toastDuration: '#toaster.hidden' },
        },
        held: {
          on: {
            'toast.released': 'counting',
            // The reader is still there: the next message is held like the one before.
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

// XState sends what has no target to its sender, in silence. This one fails when it is sent to, and not when a path is only
// computed: the tools that walk a chart have no system around it. Each time another: one that has failed hears nothing any more.
const noToaster = () =>
  createActor(
    fromTransition((_, event: ToasterEvent) => {
      throw new Error(`There is no toaster for ${event.type}.`);
    }, undefined),
  ).start();

type From<TContext, TEvent> = { readonly context: TContext; readonly event: TEvent };

/** Shows a message, from any chart below the root: written at the transition like `assign`, or kept in a constant. */
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
