import type { ActorRefFrom } from 'xstate';
import { info, success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { deletionMessages, failureToast, signOutMessages } from './session.messages.ts';
import {
  announced,
  ended,
  failed,
  leaving,
  registrationOf,
  sessionSetup,
  signedInUser,
  signUpFailure,
  unverifiedUser,
  workspaceOf,
} from './session.setup.ts';
import { forms, recalling } from './session.recalling.ts';
import { signedOut } from './session.signed-out.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

const remembered = { type: 'rememberUser', params: announced } as const;

/** Who is using the product. A signed-in person's data lives in `workspace`, which leaving `signedIn` ends. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  // Only the person's own decision gives up what waits on this device.
  context: ({ input }) => ({
    user: undefined,
    closure: undefined,
    environment: input.environment,
    departure: 'keeping',
    formFailure: undefined,
  }),
  invoke: [
    { id: 'watchIdentity', src: 'watchIdentity' },
    { id: 'signOuts', src: 'signOuts' },
  ],
  on: {
    'identity.changed': [
      {
        guard: { type: 'isClosed', params: announced },
        target: '.accountClosed',
        actions: { type: 'rememberClosure', params: announced },
      },
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
      // Whoever the provider would say is here.
      on: { ...forms, 'signOut.requested': 'signingOut' },
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
            actions: { type: 'rememberFailure', params: signUpFailure },
          },
          {
            guard: { type: 'isUnverified', params: ended },
            target: 'unverified',
            actions: { type: 'rememberUser', params: unverifiedUser },
          },
          { target: 'signingOut' },
        ],
        onError: 'signingOut',
      },
    },
    unverified: {
      tags: 'public',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({ uid: signedInUser(context).uid }),
        onDone: 'signingOut',
        onError: 'signingOut',
      },
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
            actions: ['forgetPerson', sendToast(info('toast.sessionLost'))],
          },
          {
            guard: { type: 'hasNewEmail', params: announced },
            target: 'unverified',
            actions: [remembered, sendToast(success('toast.emailChanged'))],
          },
        ],
      },
    },
    // Shown until the person has read it; nothing of theirs stays on the device then.
    accountClosed: {
      tags: ['public', 'dialog:closure'],
      entry: { type: 'keepClosure', params: ({ context }) => context },
      on: {
        'identity.changed': {},
        'closure.read': 'signingOut',
      },
    },
    // The workspace has ended, so that nothing writes any more while everything is removed.
    deletingAccount: {
      tags: ['busy', 'checking'],
      on: { 'identity.changed': {} },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ uid: signedInUser(context).uid }),
        onDone: {
          target: 'signedOut',
          actions: sendToast(success('toast.accountDeleted')),
        },
        onError: [
          {
            guard: { type: 'isSessionLost', params: failed },
            target: 'signedOut',
            actions: sendToast(({ event }) => failureToast(deletionMessages, event.error)),
          },
          { target: 'signedIn', actions: sendToast(({ event }) => failureToast(deletionMessages, event.error)) },
        ],
      },
    },
    signingOut: {
      tags: 'busy',
      entry: [{ type: 'recordSignOut', params: leaving }, 'endSession'],
      // Whatever the provider says now is about somebody who has left.
      on: { 'identity.changed': {} },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: leaving,
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: sendToast(({ event }) => failureToast(signOutMessages, event.error)) },
      },
    },
  },
});
