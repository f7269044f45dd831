import { success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { failureToast, resetMessages, signInMessages } from './session.messages.ts';
import { addressOf, announced, answered, credentialsOf, failureOf, sessionSetup } from './session.setup.ts';

/** Nobody is signed in: the forms outside are on show, and one of them may be on its way. */
export const signedOut = sessionSetup.createStateConfig({
  tags: 'public',
  entry: 'forgetUser',
  exit: 'forgetFailure',
  // Hearing again that nobody is signed in must not cut a request short.
  on: { 'identity.changed': { guard: { type: 'isSignedOut', params: announced } } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'signIn.submitted': 'signingIn',
        'signUp.submitted': '#session.registering',
        'passwordReset.submitted': 'resettingPassword',
        'form.edited': { actions: 'forgetFailure' },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'forgetFailure',
      // The provider announces the user before `signIn` has answered; the answer decides.
      on: { 'identity.changed': {} },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: credentialsOf,
        onDone: [
          {
            guard: { type: 'isVerified', params: answered },
            target: '#session.signedIn',
            actions: [{ type: 'rememberUser', params: answered }, sendToast(success('toast.signInSucceeded'))],
          },
          { target: '#session.unverified', actions: { type: 'rememberUser', params: answered } },
        ],
        onError: {
          target: 'idle',
          actions: [
            { type: 'rememberFailure', params: failureOf('signIn') },
            sendToast(({ event }) => failureToast(signInMessages, event.error)),
          ],
        },
      },
    },
    resettingPassword: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendPasswordReset',
        src: 'sendPasswordReset',
        input: addressOf,
        onDone: { target: 'idle', actions: sendToast(success('toast.resetSent')) },
        onError: {
          target: 'idle',
          actions: [
            { type: 'rememberFailure', params: failureOf('passwordReset') },
            sendToast(({ event }) => failureToast(resetMessages, event.error)),
          ],
        },
      },
    },
  },
});
