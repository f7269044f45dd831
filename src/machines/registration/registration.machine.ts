import { type ActorRefFrom, assign, setup } from 'xstate';
import {
  type Credentials,
  type IdentityFailure,
  identityFailureOf,
  type Registration,
  type User,
} from '../../domain/identity/identity.ts';
import { failureToast, signUpMessages, verificationMessages } from '../toaster/failures.ts';
import { notProvided } from '../shared/effects.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';
import { brief, failure, info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';

/** `refused`: no account was created; `unverified`: the verification mail could not be sent; `registered`: all succeeded. */
export type RegistrationOutcome =
  | { readonly kind: 'refused'; readonly failure: IdentityFailure }
  | { readonly kind: 'unverified'; readonly user: User }
  | { readonly kind: 'registered' };
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;

type RegistrationContext = {
  readonly registration: Registration;
  readonly user: User | undefined;
  /** Whether the first sheet or the parameters could not be created. */
  readonly isEmpty: boolean;
};

const createdUser = ({ user }: RegistrationContext): User => {
  if (!user) throw new Error('No account was made.');
  return user;
};

const errorOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'error' in event ? event.error : undefined;

/** Creates the account, its first sheet and parameters, sends the verification mail, and shows a notice about the mail. */
export const registrationMachine = setup({
  types: typed<{
    input: { readonly registration: Registration };
    context: RegistrationContext;
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
}).createMachine({
  id: 'registration',
  context: ({ input: { registration } }) => ({ registration, user: undefined, isEmpty: false }),
  output: ended<RegistrationOutcome>,
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
          actions: assign({ user: ({ event }) => event.output }),
        },
        onError: { target: 'refused', actions: sendToast(({ event }) => failureToast(signUpMessages, event.error)) },
      },
    },
    initialisingAccount: {
      tags: 'busy',
      invoke: {
        id: 'initialiseAccount',
        src: 'initialiseAccount',
        input: ({ context }) => ({ uid: createdUser(context).uid, name: context.registration.name }),
        onDone: 'sendingVerification',
        // The account exists without a sheet: the first sign-in creates the sheet.
        onError: {
          target: 'sendingVerification',
          actions: [assign({ isEmpty: true }), sendToast(failure('toast.initialisationFailed'))],
        },
      },
    },
    sendingVerification: {
      tags: 'busy',
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        onDone: [
          // A toast here would replace the toast of the failure.
          { guard: 'isEmpty', target: 'noticeOpen' },
          {
            target: 'noticeOpen',
            actions: sendToast(brief('toast.signUpSucceeded')),
          },
        ],
        onError: {
          target: 'unverified',
          actions: sendToast(({ event }) => failureToast(verificationMessages, event.error)),
        },
      },
    },
    noticeOpen: {
      tags: 'dialog:signUpNotice',
      on: {
        'notice.closed': {
          target: 'registered',
          actions: sendToast(info('toast.confirmEmailThenSignIn')),
        },
      },
    },
    refused: end<RegistrationOutcome>(({ event }) => ({
      kind: 'refused',
      failure: identityFailureOf(errorOf(event)),
    })),
    unverified: end<RegistrationOutcome, RegistrationContext>(({ context }) => ({
      kind: 'unverified',
      user: createdUser(context),
    })),
    registered: end<RegistrationOutcome>({ kind: 'registered' }),
  },
});
