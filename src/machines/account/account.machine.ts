import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { type IdentityFailure, identityFailureOf } from '../../domain/identity/identity.ts';
import { sameName } from '../../domain/lib/text.ts';
import { reauthenticationMachine } from '../reauthentication/reauthentication.machine.ts';
import { everyFailure, failureToast, type Messages } from '../toaster/failures.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info, success } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { AccountChange, AccountContext, AccountEvent, AccountInput } from './account.events.ts';

export type AccountRef = ActorRefFrom<typeof accountMachine>;

/**
 * Source: docs/specification.md#email-invalid, docs/specification.md#email-in-use, docs/specification.md#email-too-many,
 * docs/specification.md#email-other.
 */
const emailChangeMessages: Messages = {
  ...everyFailure('notice.emailChangeFailed'),
  'invalid-email': 'toast.invalidEmail',
  'email-already-in-use': 'toast.emailAlreadyInUse',
  'too-many-requests': 'toast.tooManyRequests',
};

const otherDevicesMessages: Messages = everyFailure('notice.othersNotSignedOut');

/** Source: docs/specification.md#password-other. */
const passwordChangeMessages: Messages = everyFailure('notice.passwordChangeFailed');

type Failed = { readonly error: unknown };
type ErrorArgs = { readonly event: Failed };
type Answered = { readonly confirmed: boolean; readonly kind: AccountChange['kind'] };

const emailOf = ({ context }: { context: AccountContext }) => {
  if (context.change?.kind !== 'email') throw new Error('This state is for a change of the address.');
  return { email: context.change.email };
};
const passwordOf = ({ context }: { context: AccountContext }) => {
  if (context.change?.kind !== 'password') throw new Error('This state is for a change of the password.');
  return { password: context.change.password };
};

const toFailure = ({ event }: ErrorArgs): Failed => ({ error: event.error });
const toFailureAs = (as: IdentityFailure) => (args: ErrorArgs) => ({ ...toFailure(args), as });
const toAnswer =
  (kind: AccountChange['kind']) =>
  ({ event }: { event: { output: { confirmed: boolean } } }): Answered => ({ confirmed: event.output.confirmed, kind });

const rememberFailure = { type: 'rememberFailure', params: toFailure } as const;

/** Changes the address or the password of the account, ends its other sessions, and confirms its deletion. */
export const accountMachine = setup({
  types: typed<{
    input: AccountInput;
    context: AccountContext;
    events: AccountEvent;
    tags: 'busy' | 'signingOutOthers' | 'dialog:accountDeletion';
    children: { reauthentication: 'reauthentication' };
  }>(),
  actors: {
    changeEmail: notProvided<void, { readonly email: string }>('changeEmail'),
    sendChangeLink: notProvided<void, { readonly email: string }>('sendChangeLink'),
    changePassword: notProvided<void, { readonly password: string }>('changePassword'),
    signOutOthers: notProvided<void, void>('signOutOthers'),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    canEndSessions: ({ context }) => context.environment.endsSessions,
    isOwnEmail: ({ context }, params: { text: string }) => sameName(params.text, context.email),
    hasFailed: (_, params: Failed & { as: IdentityFailure }) => identityFailureOf(params.error) === params.as,
    isConfirmed: ({ context }, { confirmed, kind }: Answered) => confirmed && context.change?.kind === kind,
  },
  actions: {
    rememberChange: assign((_, { change }: { change: AccountChange }) => ({ change, failure: undefined })),
    rememberFailure: assign({ failure: (_, { error }: Failed) => identityFailureOf(error) }),
    rememberLink: assign({ linkSentTo: ({ context }) => emailOf({ context }).email }),
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, change: undefined, failure: undefined, changes: 0, linkSentTo: undefined }),
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ change: undefined }),
      on: {
        'emailChange.submitted': [
          {
            guard: { type: 'isOwnEmail', params: ({ event }) => ({ text: event.email }) },
            actions: [assign({ failure: undefined }), sendToast(info('notice.emailUnchanged'))],
          },
          {
            target: 'sendingChangeLink',
            actions: {
              type: 'rememberChange',
              params: ({ event }) => ({ change: { kind: 'email', email: event.email } }),
            },
          },
        ],
        'passwordChange.submitted': {
          target: 'changingPassword',
          actions: {
            type: 'rememberChange',
            params: ({ event }) => ({ change: { kind: 'password', password: event.password } }),
          },
        },
        'signOutOthers.requested': { guard: 'canEndSessions', target: 'signingOutOthers' },
        'accountDeletion.requested': {
          target: 'askingDeletion',
          actions: { type: 'rememberChange', params: { change: { kind: 'deletion' } } },
        },
      },
    },
    // The address changes only when the link is opened: a typing mistake must not lock the user out.
    sendingChangeLink: {
      tags: 'busy',
      invoke: {
        id: 'sendChangeLink',
        src: 'sendChangeLink',
        input: emailOf,
        onDone: {
          target: 'idle',
          actions: [
            'countChange',
            'rememberLink',
            sendToast(({ context }) => success('notice.emailLinkSent', emailOf({ context }))),
          ],
        },
        onError: [
          { guard: { type: 'hasFailed', params: toFailureAs('requires-recent-login') }, target: 'reauthenticating' },
          // This provider sends no link: it changes the address directly.
          { guard: { type: 'hasFailed', params: toFailureAs('operation-not-allowed') }, target: 'changingEmail' },
          {
            target: 'idle',
            actions: [rememberFailure, sendToast(({ event }) => failureToast(emailChangeMessages, event.error))],
          },
        ],
      },
    },
    changingEmail: {
      tags: 'busy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: emailOf,
        // The provider announces the new address to the session, which asks the user to verify it.
        onDone: { target: 'idle', actions: 'countChange' },
        onError: [
          { guard: { type: 'hasFailed', params: toFailureAs('requires-recent-login') }, target: 'reauthenticating' },
          {
            target: 'idle',
            actions: [rememberFailure, sendToast(({ event }) => failureToast(emailChangeMessages, event.error))],
          },
        ],
      },
    },
    changingPassword: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: passwordOf,
        onDone: {
          target: 'idle',
          actions: ['countChange', sendToast(success('notice.passwordChanged'))],
        },
        onError: [
          { guard: { type: 'hasFailed', params: toFailureAs('requires-recent-login') }, target: 'reauthenticating' },
          {
            target: 'idle',
            actions: [rememberFailure, sendToast(({ event }) => failureToast(passwordChangeMessages, event.error))],
          },
        ],
      },
    },
    signingOutOthers: {
      tags: 'signingOutOthers',
      invoke: {
        id: 'signOutOthers',
        src: 'signOutOthers',
        onDone: {
          target: 'idle',
          actions: sendToast(success('notice.othersSignedOut')),
        },
        onError: { target: 'idle', actions: sendToast(({ event }) => failureToast(otherDevicesMessages, event.error)) },
      },
    },
    askingDeletion: {
      tags: 'dialog:accountDeletion',
      on: {
        'accountDeletion.confirmed': {
          guard: { type: 'isOwnEmail', params: ({ event }) => ({ text: event.typed }) },
          target: 'reauthenticating',
        },
        'accountDeletion.cancelled': 'idle',
      },
    },
    reauthenticating: {
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isConfirmed', params: toAnswer('email') }, target: 'sendingChangeLink' },
          { guard: { type: 'isConfirmed', params: toAnswer('password') }, target: 'changingPassword' },
          { guard: { type: 'isConfirmed', params: toAnswer('deletion') }, target: 'deletionConfirmed' },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    // The session stops the workspace: no chart may write during the deletion.
    deletionConfirmed: {
      tags: 'busy',
      entry: sendTo(({ context }) => context.session, { type: 'accountDeletion.confirmed' }),
    },
  },
});
