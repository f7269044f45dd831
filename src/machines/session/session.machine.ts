import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type Credentials, identityFailureOf, type User } from '../../domain/identity.ts';
import { type RegistrationOutcome, registrationMachine } from '../registration/registration.machine.ts';
import type { Environment } from '../shared/environment.ts';
import { notProvided, notProvidedSource } from '../shared/not-provided.ts';
import { typed } from '../shared/typed.ts';
import { failure, info, success, type Toast } from '../toaster/toast.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import { workspaceMachine } from '../workspace/workspace.machine.ts';
import type { SessionEvent } from './session.events.ts';
import { type Messages, resetMessages, signInMessages } from './session.messages.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
type UserParams = { readonly user: User | undefined };

const announced = ({ event }: { event: { user: User | undefined } }) => ({ user: event.user });
const refused =
  (messages: Messages) =>
  ({ event }: { event: { error: unknown } }) => ({ toast: failure(messages[identityFailureOf(event.error)]) });
const answered = ({ event }: { event: { output: User } }) => ({ user: event.output });

/** Who is using the product. A signed-in person's data lives in `workspace`, which leaving `signedIn` ends. */
export const sessionMachine = setup({
  types: typed<{
    input: { readonly environment: Environment };
    context: { readonly user: User | undefined; readonly environment: Environment };
    events: SessionEvent;
    tags: 'busy' | 'checking' | 'public';
    children: { registration: 'registration'; verification: 'verification'; workspace: 'workspace' };
  }>(),
  actors: {
    watchIdentity: notProvidedSource<void>('watchIdentity'),
    signIn: notProvided<User, Credentials>('signIn'),
    sendPasswordReset: notProvided<void, { readonly email: string }>('sendPasswordReset'),
    signOut: notProvided<void, void>('signOut'),
    registration: registrationMachine,
    verification: verificationMachine,
    workspace: workspaceMachine,
  },
  guards: {
    isVerified: (_, params: UserParams) => params.user?.emailVerified === true,
    isSignedIn: (_, params: UserParams) => params.user !== undefined,
    isSignedOut: (_, params: UserParams) => params.user === undefined,
    isSameUser: ({ context }, params: UserParams) =>
      params.user !== undefined &&
      context.user?.uid === params.user.uid &&
      context.user.emailVerified === params.user.emailVerified,
    hasOutcome: (_, params: { outcome: RegistrationOutcome; expected: RegistrationOutcome }) =>
      params.outcome === params.expected,
  },
  actions: {
    rememberUser: assign({ user: (_, params: UserParams) => params.user }),
    forgetUser: assign({ user: undefined }),
    notify: (_, _params: { toast: Toast }) => {},
  },
  delays: { identityTimeout: 10_000 },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: undefined, environment: input.environment }),
  invoke: { id: 'watchIdentity', src: 'watchIdentity' },
  on: {
    'identity.changed': [
      // A refreshed token announces the same user again; entering `signedIn` anew would restart the workspace.
      { guard: { type: 'isSameUser', params: announced }, actions: { type: 'rememberUser', params: announced } },
      {
        guard: { type: 'isVerified', params: announced },
        target: '.signedIn',
        reenter: true,
        actions: { type: 'rememberUser', params: announced },
      },
      {
        guard: { type: 'isSignedIn', params: announced },
        target: '.unverified',
        actions: { type: 'rememberUser', params: announced },
      },
      { target: '.signedOut' },
    ],
  },
  initial: 'checking',
  states: {
    checking: {
      tags: 'checking',
      after: { identityTimeout: 'signedOut' },
      // A slow provider must not keep a visitor's form from being sent.
      on: {
        'signIn.submitted': 'signedOut.signingIn',
        'signUp.submitted': 'registering',
        'passwordReset.submitted': 'signedOut.resettingPassword',
      },
    },
    signedOut: {
      tags: 'public',
      entry: 'forgetUser',
      // Hearing again that nobody is signed in must not cut a request short.
      on: { 'identity.changed': { guard: { type: 'isSignedOut', params: announced } } },
      initial: 'idle',
      states: {
        idle: {
          on: {
            'signIn.submitted': 'signingIn',
            'signUp.submitted': '#session.registering',
            'passwordReset.submitted': 'resettingPassword',
          },
        },
        signingIn: {
          tags: 'busy',
          // The provider announces the user before `signIn` has answered; the answer decides.
          on: { 'identity.changed': {} },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'signIn.submitted');
              return event.credentials;
            },
            onDone: [
              {
                guard: { type: 'isVerified', params: answered },
                target: '#session.signedIn',
                actions: [
                  { type: 'rememberUser', params: answered },
                  { type: 'notify', params: { toast: success('toast.signInSucceeded') } },
                ],
              },
              { target: '#session.unverified', actions: { type: 'rememberUser', params: answered } },
            ],
            onError: { target: 'idle', actions: { type: 'notify', params: refused(signInMessages) } },
          },
        },
        resettingPassword: {
          tags: 'busy',
          invoke: {
            id: 'sendPasswordReset',
            src: 'sendPasswordReset',
            input: ({ event }) => {
              assertEvent(event, 'passwordReset.submitted');
              return { email: event.email };
            },
            onDone: { target: 'idle', actions: { type: 'notify', params: { toast: success('toast.resetSent') } } },
            onError: { target: 'idle', actions: { type: 'notify', params: refused(resetMessages) } },
          },
        },
      },
    },
    registering: {
      tags: 'public',
      // The provider signs a new user in before the first sheet exists: that must not open the verification dialog.
      on: { 'identity.changed': { actions: { type: 'rememberUser', params: announced } } },
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ event }) => {
          assertEvent(event, 'signUp.submitted');
          return { registration: event.registration };
        },
        onDone: [
          {
            guard: { type: 'hasOutcome', params: ({ event }) => ({ ...event.output, expected: 'refused' }) },
            target: 'signedOut',
          },
          {
            guard: { type: 'hasOutcome', params: ({ event }) => ({ ...event.output, expected: 'unverified' }) },
            target: 'unverified',
          },
          { target: 'signingOut' },
        ],
        onError: 'signingOut',
      },
    },
    unverified: {
      tags: 'public',
      invoke: { id: 'verification', src: 'verification', onDone: 'signingOut', onError: 'signingOut' },
    },
    signedIn: {
      invoke: {
        id: 'workspace',
        src: 'workspace',
        input: ({ context }) => ({ uid: context.user?.uid ?? '', environment: context.environment }),
      },
      on: {
        'signOut.requested': 'signingOut',
        'identity.changed': {
          guard: { type: 'isSignedOut', params: announced },
          target: 'signedOut',
          actions: { type: 'notify', params: { toast: info('toast.sessionLost') } },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: {
          target: 'signedOut',
          actions: { type: 'notify', params: { toast: failure('toast.signOutFailed') } },
        },
      },
    },
  },
});
