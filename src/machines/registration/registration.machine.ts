import { type ActorRefFrom, assign, setup } from 'xstate';
import {
  type Credentials,
  type IdentityFailure,
  identityFailureOf,
  type Registration,
  type User,
} from '../../domain/identity/identity.ts';
import { failureToast, signUpMessages, verificationMessages } from '../session/session.messages.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { failure, info, success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

/** `refused`: no account was made; `unverified`: it was, but the mail could not be sent; `registered`: all went well. */
export type RegistrationOutcome =
  | { readonly kind: 'refused'; readonly failure: IdentityFailure }
  | { readonly kind: 'unverified'; readonly user: User }
  | { readonly kind: 'registered' };
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;

const createdUser = ({ outcome }: { readonly outcome: RegistrationOutcome }): User => {
  if (outcome.kind !== 'unverified') throw new Error('No account was made.');
  return outcome.user;
};

/** From the sign-up form to the notice about the mail: account, first sheet and parameters, verification mail. */
export const registrationMachine = setup({
  types: typed<{
    input: { readonly registration: Registration };
    context: {
      readonly registration: Registration;
      /** Whether the first data could not be made. */
      readonly isEmpty: boolean;
      readonly outcome: RegistrationOutcome;
    };
    events: { type: 'notice.closed' };
    output: RegistrationOutcome;
    tags: 'busy' | 'dialog:signUpNotice';
  }>(),
  actors: {
    createAccount: notProvided<User, Credentials>('createAccount'),
    initialiseAccount: notProvided<void, { readonly uid: string; readonly name: string }>('initialiseAccount'),
    sendVerification: notProvided<void, void>('sendVerification'),
  },
  guards: { isEmpty: ({ context }) => context.isEmpty },
  actions: {
    rememberEmpty: assign({ isEmpty: true }),
    rememberAccount: assign({ outcome: (_, { user }: { user: User }) => ({ kind: 'unverified', user }) }),
    rememberMailSent: assign({ outcome: { kind: 'registered' } }),
    rememberRefusal: assign({
      outcome: (_, params: { failure: IdentityFailure }) => ({ kind: 'refused', failure: params.failure }),
    }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    registration: input.registration,
    isEmpty: false,
    outcome: { kind: 'refused', failure: 'unknown' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'creatingAccount',
  states: {
    creatingAccount: {
      tags: 'busy',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context: { registration } }) => ({ email: registration.email, password: registration.password }),
        onDone: {
          target: 'initialisingAccount',
          actions: { type: 'rememberAccount', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'closed',
          actions: [
            { type: 'rememberRefusal', params: ({ event }) => ({ failure: identityFailureOf(event.error) }) },
            sendToast(({ event }) => failureToast(signUpMessages, event.error)),
          ],
        },
      },
    },
    initialisingAccount: {
      tags: 'busy',
      invoke: {
        id: 'initialiseAccount',
        src: 'initialiseAccount',
        input: ({ context }) => ({ uid: createdUser(context).uid, name: context.registration.name }),
        onDone: 'sendingVerification',
        // The account exists: its first sheet is made at the first sign-in instead.
        onError: {
          target: 'sendingVerification',
          actions: ['rememberEmpty', sendToast(failure('toast.initialisationFailed'))],
        },
      },
    },
    sendingVerification: {
      tags: 'busy',
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        onDone: [
          // What went wrong is still on show, and must be read.
          { guard: 'isEmpty', target: 'noticeOpen', actions: 'rememberMailSent' },
          {
            target: 'noticeOpen',
            actions: ['rememberMailSent', sendToast(success('toast.signUpSucceeded'))],
          },
        ],
        onError: {
          target: 'closed',
          actions: sendToast(({ event }) => failureToast(verificationMessages, event.error)),
        },
      },
    },
    noticeOpen: {
      tags: 'dialog:signUpNotice',
      on: {
        'notice.closed': {
          target: 'closed',
          actions: sendToast(info('toast.confirmEmailThenSignIn')),
        },
      },
    },
    closed: { type: 'final' },
  },
});
