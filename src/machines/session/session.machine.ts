import type { ActorRefFrom } from 'xstate';
import { info, success } from '../toaster/toast.ts';
import { deletionMessages, signOutMessages } from './session.messages.ts';
import { announced, ended, failed, refused, registrationOf, sessionSetup, workspaceOf } from './session.setup.ts';
import { forms, recalling } from './session.recalling.ts';
import { signedOut } from './session.signed-out.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

const remembered = { type: 'rememberUser', params: announced } as const;

/** Who is using the product. A signed-in person's data lives in `workspace`, which leaving `signedIn` ends. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  // Only the person's own decision gives up what waits on this device.
  context: ({ input }) => ({ user: undefined, environment: input.environment, departure: 'keeping' }),
  invoke: { id: 'watchIdentity', src: 'watchIdentity' },
  on: {
    'identity.changed': [
      // A refreshed token announces the same user again; entering `signedIn` anew would restart the workspace.
      { guard: { type: 'isSameUser', params: announced }, actions: remembered },
      {
        guard: { type: 'isVerified', params: announced },
        target: '.signedIn',
        reenter: true,
        actions: remembered,
      },
      {
        guard: { type: 'isSignedIn', params: announced },
        target: '.unverified',
        actions: remembered,
      },
      { target: '.signedOut', actions: 'forgetPerson' },
    ],
  },
  initial: 'recalling',
  states: {
    recalling,
    checking: {
      tags: 'checking',
      after: { identityTimeout: 'signedOut' },
      on: forms,
    },
    signedOut,
    registering: {
      tags: 'public',
      // The provider signs a new user in before the first sheet exists: that must not open the verification dialog.
      on: { 'identity.changed': { actions: remembered } },
      invoke: {
        id: 'registration',
        src: 'registration',
        input: registrationOf,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ended },
            target: 'signedOut',
          },
          {
            guard: { type: 'isUnverified', params: ended },
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
      entry: { type: 'keepPerson', params: ({ context }) => context },
      invoke: {
        id: 'workspace',
        src: 'workspace',
        input: workspaceOf,
      },
      on: {
        'signOut.requested': { actions: 'askDeparture' },
        'departure.decided': {
          target: 'signingOut',
          actions: { type: 'rememberDeparture', params: ({ event }) => ({ departure: event.departure }) },
        },
        'accountDeletion.confirmed': 'deletingAccount',
        'identity.changed': [
          {
            guard: { type: 'isSignedOut', params: announced },
            target: 'signedOut',
            actions: ['forgetPerson', { type: 'notify', params: { toast: info('toast.sessionLost') } }],
          },
          {
            guard: { type: 'hasNewEmail', params: announced },
            target: 'unverified',
            actions: [remembered, { type: 'notify', params: { toast: success('toast.emailChanged') } }],
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
        onError: [
          {
            guard: { type: 'isSessionLost', params: failed },
            target: 'signedOut',
            actions: { type: 'notify', params: refused(deletionMessages) },
          },
          { target: 'signedIn', actions: { type: 'notify', params: refused(deletionMessages) } },
        ],
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context }) => ({ uid: context.user?.uid ?? '', departure: context.departure }),
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: { type: 'notify', params: refused(signOutMessages) } },
      },
    },
  },
});
