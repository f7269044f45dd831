import { type ActorRefFrom, assign, sendTo, setup, stopChild } from 'xstate';
import { type Credentials, endsSession, identityFailureOf, type User } from '../../domain/identity/identity.ts';
import { type RegistrationOutcome, registrationMachine } from '../registration/registration.machine.ts';
import { type EffectParams, notProvided, notProvidedAction, notProvidedSource } from '../shared/effects.ts';
import type { Environment } from '../shared/environment.ts';
import { spawnLoaded } from '../shared/spawn-loaded.ts';
import { typed } from '../shared/typed.ts';
import { signOutsMachine } from '../sign-outs/sign-outs.machine.ts';
import { brief, info, success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { verificationMachine } from '../verification/verification.machine.ts';
import type { workspaceMachine } from '../workspace/workspace.machine.ts';
import {
  afterRegistration,
  type IdentityChange,
  failureOf,
  isSameUser,
  type SignOutInput,
  noUser,
  workspaceInputOf,
  type RecalledUser,
  type SessionContext,
  signedInUser,
  toAddress,
  toCredentials,
  toSignOut,
  toUnverified,
  toRecalledUser,
  toRegistration,
} from './session.context.ts';
import type { SessionEvent } from '../parent-events/session.events.ts';
import { deletionMessages, failureToast, resetMessages, signInMessages, signOutMessages } from '../toaster/failures.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

const toIdentity = ({ event }: { readonly event: IdentityChange }): IdentityChange => event;
const toOutput = <T>({ event }: { readonly event: { readonly output: T } }) => ({ output: event.output });
const rememberUser = { type: 'rememberUser', params: toIdentity } as const;

const forms = {
  'signIn.submitted': '#session.signedOut.signingIn',
  'signUp.submitted': '#session.registering',
  'passwordReset.submitted': '#session.signedOut.resettingPassword',
} as const;

/** Signs users in and out. Their data lives in `workspace`, which stops when `signedIn` is left. */
export const sessionMachine = setup({
  types: typed<{
    input: { readonly environment: Environment };
    context: SessionContext;
    events: SessionEvent;
    tags: 'busy' | 'checking' | 'public' | 'notLoaded' | 'dialog:closure';
    children: { signOuts: 'signOuts'; registration: 'registration'; verification: 'verification' };
  }>(),
  actors: {
    signOuts: signOutsMachine,
    /** The last user on this device, unless they signed out. */
    recallUser: notProvided<RecalledUser | undefined, void>('recallUser'),
    watchIdentity: notProvidedSource<void>('watchIdentity'),
    signIn: notProvided<User, Credentials>('signIn'),
    /** Loads the chart of the workspace, with its screens and texts. */
    loadWorkspace: notProvided<typeof workspaceMachine, void>('loadWorkspace'),
    sendPasswordReset: notProvided<void, { readonly email: string }>('sendPasswordReset'),
    signOut: notProvided<void, SignOutInput>('signOut'),
    deleteAccount: notProvided<void, { readonly uid: string }>('deleteAccount'),
    registration: registrationMachine,
    verification: verificationMachine,
  },
  guards: {
    isUserKnown: (_, { output }: { output: RecalledUser | undefined }) => output !== undefined,
    isVerified: (_, { user }: IdentityChange) => user?.emailVerified === true,
    isSignedIn: (_, { user }: IdentityChange) => user !== undefined,
    isSignedOut: (_, { user, closure }: IdentityChange) => user === undefined && closure === undefined,
    isSameUser: ({ context }, { user }: IdentityChange) => isSameUser(user, context.user),
    hasNewEmail: ({ context }, { user }: IdentityChange) =>
      user?.emailVerified === false && user.uid === context.user?.uid && user.email !== context.user.email,
    // The identity library has ended the session.
    isSessionLost: (_, { error }: { error: unknown }) => endsSession(identityFailureOf(error)),
    // Ignores the closure of an earlier user's account.
    isClosed: ({ context }, { closure }: IdentityChange) =>
      closure !== undefined && [undefined, closure.uid].includes(context.user?.uid),
    wasRefused: (_, { output }: { output: RegistrationOutcome }) => output.kind === 'refused',
    isUnverified: (_, { output }: { output: RegistrationOutcome }) => output.kind === 'unverified',
  },
  actions: {
    rememberUser: assign({ user: (_, { user }: IdentityChange) => user }),
    clearFailure: assign({ formFailure: undefined }),
    storeUser: (_, params: EffectParams<{ readonly user: User }>) => notProvidedAction('storeUser', params),
    /** Stores the closure of the account until the user has read the notice, so that the notice survives a reload. */
    storeClosure: (_, params: EffectParams<Pick<IdentityChange, 'closure'>>) =>
      notProvidedAction('storeClosure', params),
    forgetUser: (_, params?: EffectParams<object>) => notProvidedAction('forgetUser', params),
    /** Stores the sign-out on the device, so that it is completed even after a crash or a reload. */
    recordSignOut: (_, params: EffectParams<SignOutInput>) => notProvidedAction('recordSignOut', params),
  },
  delays: { recallTimeout: 5000, identityTimeout: 10_000 },
}).createMachine({
  id: 'session',
  // `keep` by default: only the user can discard pending edits.
  context: ({ input: { environment } }) => ({ ...noUser, environment, formFailure: undefined, workspace: undefined }),
  invoke: [
    { id: 'watchIdentity', src: 'watchIdentity' },
    { id: 'signOuts', src: 'signOuts' },
  ],
  on: {
    'identity.changed': [
      {
        guard: { type: 'isClosed', params: toIdentity },
        target: '.accountClosed',
        actions: assign({ closure: ({ event }) => event.closure }),
      },
      // A token refresh announces the same user again: entering `signedIn` would restart the workspace.
      { guard: { type: 'isSameUser', params: toIdentity }, actions: rememberUser },
      { guard: { type: 'isVerified', params: toIdentity }, target: '.entering', reenter: true, actions: rememberUser },
      { guard: { type: 'isSignedIn', params: toIdentity }, target: '.unverified', actions: rememberUser },
      { target: '.signedOut', actions: 'forgetUser' },
    ],
  },
  initial: 'identifying',
  states: {
    identifying: {
      tags: 'checking',
      // A slow provider must not block the forms.
      on: forms,
      initial: 'recalling',
      states: {
        // The last user's sheet is shown before the provider answers (optimistic).
        recalling: {
          after: { recallTimeout: 'checking' },
          invoke: {
            id: 'recallUser',
            src: 'recallUser',
            onDone: [
              {
                guard: { type: 'isUserKnown', params: toOutput },
                target: '#session.entering',
                actions: assign({ user: toRecalledUser }),
              },
              { target: 'checking' },
            ],
            onError: 'checking',
          },
        },
        // The user can sign out before the provider answers.
        checking: {
          after: { identityTimeout: '#session.signedOut' },
          on: { 'signOut.requested': '#session.signingOut' },
        },
      },
    },
    signedOut: {
      tags: 'public',
      entry: assign(noUser),
      exit: 'clearFailure',
      // A repeated announcement that no one is signed in must not abort a request in flight.
      on: { 'identity.changed': { guard: { type: 'isSignedOut', params: toIdentity } } },
      initial: 'idle',
      states: {
        idle: { on: { ...forms, 'form.edited': { actions: 'clearFailure' } } },
        signingIn: {
          tags: 'busy',
          entry: 'clearFailure',
          // The provider may announce the user before `signIn` resolves (race): wait for `signIn`.
          on: { 'identity.changed': {} },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: toCredentials,
            onDone: [
              {
                guard: { type: 'isVerified', params: ({ event }) => ({ user: event.output }) },
                target: '#session.entering',
                actions: [assign({ user: ({ event }) => event.output }), sendToast(brief('toast.signInSucceeded'))],
              },
              { target: '#session.unverified', actions: assign({ user: ({ event }) => event.output }) },
            ],
            onError: {
              target: 'idle',
              actions: [
                assign({ formFailure: failureOf('signIn') }),
                sendToast(({ event }) => failureToast(signInMessages, event.error)),
              ],
            },
          },
        },
        resettingPassword: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'sendPasswordReset',
            src: 'sendPasswordReset',
            input: toAddress,
            onDone: { target: 'idle', actions: sendToast(success('toast.resetSent')) },
            onError: {
              target: 'idle',
              actions: [
                assign({ formFailure: failureOf('passwordReset') }),
                sendToast(({ event }) => failureToast(resetMessages, event.error)),
              ],
            },
          },
        },
      },
    },
    registering: {
      tags: 'public',
      // The provider announces a new user before the first sheet exists (race): the verification dialog must not open.
      on: { 'identity.changed': { actions: rememberUser } },
      invoke: {
        id: 'registration',
        src: 'registration',
        input: toRegistration,
        onDone: [
          {
            guard: { type: 'wasRefused', params: toOutput },
            target: 'signedOut',
            actions: assign(({ event }) => afterRegistration(event.output)),
          },
          {
            guard: { type: 'isUnverified', params: toOutput },
            target: 'unverified',
            // The provider may announce the user after the registration ends (race).
            actions: assign(({ event }) => afterRegistration(event.output)),
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
        input: toUnverified,
        onDone: 'signingOut',
        onError: 'signingOut',
      },
    },
    entering: {
      tags: ['busy', 'checking'],
      invoke: {
        id: 'loadWorkspace',
        src: 'loadWorkspace',
        onDone: {
          target: 'signedIn',
          actions: assign({
            workspace: ({ context, event, self, spawn }) =>
              spawnLoaded(spawn, event.output, {
                id: 'workspace',
                input: { ...workspaceInputOf(context), session: self },
              }),
          }),
        },
        onError: 'notLoaded',
      },
    },
    // The code could not be loaded: the screen shows the failure and offers a retry.
    notLoaded: { tags: 'notLoaded', on: { 'retry.requested': 'entering', 'signOut.requested': 'signingOut' } },
    signedIn: {
      entry: { type: 'storeUser', params: ({ context }) => ({ user: signedInUser(context) }) },
      exit: [stopChild('workspace'), assign({ workspace: undefined })],
      on: {
        'signOut.decided': {
          target: 'signingOut',
          actions: assign({ pendingEdits: ({ event }) => event.pendingEdits }),
        },
        'accountDeletion.confirmed': 'deletingAccount',
        'identity.changed': [
          {
            guard: { type: 'isSignedOut', params: toIdentity },
            target: 'signedOut',
            actions: ['forgetUser', sendToast(info('toast.sessionLost'))],
          },
          {
            guard: { type: 'hasNewEmail', params: toIdentity },
            target: 'unverified',
            actions: [rememberUser, sendToast(success('toast.emailChanged'))],
          },
        ],
      },
    },
    // After the user has read the notice, their data is removed from the device.
    accountClosed: {
      tags: ['public', 'dialog:closure'],
      entry: { type: 'storeClosure', params: ({ context }) => ({ closure: context.closure }) },
      on: { 'identity.changed': {}, 'closure.read': 'signingOut' },
    },
    // The workspace is stopped, because a write during the deletion would recreate documents.
    deletingAccount: {
      tags: ['busy', 'checking'],
      on: { 'identity.changed': {} },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ uid: signedInUser(context).uid }),
        onDone: { target: 'signedOut', actions: sendToast(success('toast.accountDeleted')) },
        onError: [
          {
            guard: { type: 'isSessionLost', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: sendToast(({ event }) => failureToast(deletionMessages, event.error)),
          },
          { target: 'entering', actions: sendToast(({ event }) => failureToast(deletionMessages, event.error)) },
        ],
      },
    },
    signingOut: {
      tags: 'busy',
      entry: [{ type: 'recordSignOut', params: toSignOut }, sendTo('signOuts', { type: 'signOut.decided' })],
      // Late announcements concern the user who is signing out.
      on: { 'identity.changed': {} },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: toSignOut,
        onDone: 'signedOut',
        onError: { target: 'signedOut', actions: sendToast(({ event }) => failureToast(signOutMessages, event.error)) },
      },
    },
  },
});
