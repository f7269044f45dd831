import { type ActorRefFrom, assign, setup } from 'xstate';
import { identityFailureOf } from '../../domain/identity/identity.ts';
import type { PendingEdits } from '../../domain/identity/sign-out.ts';
import { verificationMessages } from '../toaster/failures.ts';
import { type EffectParams, notProvided, notProvidedAction } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { success, type ToastKey } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

export type VerificationEvent = { type: 'verification.requested' } | { type: 'verification.cancelled' };
export type VerificationRef = ActorRefFrom<typeof verificationMachine>;

type Unverified = { readonly uid: string; readonly email: string };

/** The dialog of a signed-in user with an unverified address: sends the mail again, or signs out. */
export const verificationMachine = setup({
  types: typed<{
    input: Unverified;
    context: Unverified & { readonly problem: ToastKey | undefined };
    events: VerificationEvent;
    tags: 'busy';
  }>(),
  actors: { sendVerification: notProvided<void, void>('sendVerification') },
  actions: {
    /** Stores the sign-out on the device, so that it is completed even after a crash or a reload. */
    recordSignOut: (_, params: EffectParams<{ uid: string; pendingEdits: PendingEdits }>) =>
      notProvidedAction('recordSignOut', params),
  },
  delays: { signOutDelay: 2000 },
}).createMachine({
  id: 'verification',
  context: ({ input }) => ({ ...input, problem: undefined }),
  initial: 'asking',
  states: {
    asking: { on: { 'verification.requested': 'sending', 'verification.cancelled': 'closed' } },
    sending: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        onDone: {
          target: 'sent',
          actions: sendToast(success('toast.verificationSent')),
        },
        onError: {
          target: 'asking',
          actions: assign({ problem: ({ event }) => verificationMessages[identityFailureOf(event.error)] }),
        },
      },
    },
    sent: {
      tags: 'busy',
      entry: { type: 'recordSignOut', params: ({ context }) => ({ uid: context.uid, pendingEdits: 'keep' }) },
      after: { signOutDelay: 'closed' },
    },
    closed: { type: 'final' },
  },
});
