import { type ActorRefFrom, assign, setup } from 'xstate';
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
    forgetToast: assign({ toast: undefined }),
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
    hidden: { entry: 'forgetToast' },
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
