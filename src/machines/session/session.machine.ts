import { type ActorRefFrom, assertEvent } from 'xstate';
import { info, success } from '../toaster/toast.ts';
import { deletionMessages, resetMessages, signInMessages, signOutMessages } from './session.messages.ts';
import { announced, answered, refused, sessionSetup } from './session.setup.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Who is using the product. A signed-in person's data lives in `workspace`, which leaving `signedIn` ends. */
export const sessionMachine = sessionSetup.createMachine({
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
        input: ({ context: { user, environment }, self }) => ({
          uid: user?.uid ?? '',
          email: user?.email ?? '',
          environment,
          session: self,
        }),
      },
      on: {
        'signOut.requested': 'signingOut',
        'accountDeletion.confirmed': 'deletingAccount',
        'identity.changed': [
          {
            guard: { type: 'isSignedOut', params: announced },
            target: 'signedOut',
            actions: { type: 'notify', params: { toast: info('toast.sessionLost') } },
          },
          {
            guard: { type: 'hasNewEmail', params: announced },
            target: 'unverified',
            actions: [
              { type: 'rememberUser', params: announced },
              { type: 'notify', params: { toast: success('toast.emailChanged') } },
            ],
          },
        ],
      },
    },
    // The workspace has ended, so that nothing writes any more while everything is removed.
    deletingAccount: {
      tags: ['busy', 'checking'],
      on: { 'identity.changed': {} },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ uid: context.user?.uid ?? '' }),
        onDone: {
          target: 'signedOut',
          actions: { type: 'notify', params: { toast: success('toast.accountDeleted') } },
        },
        onError: { target: 'signedIn', actions: { type: 'notify', params: refused(deletionMessages) } },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: { type: 'notify', params: refused(signOutMessages) } },
      },
    },
  },
});
