import { type ActorRefFrom, sendTo } from 'xstate';
import { info, success } from '../toaster/toast.ts';
import { failureToast } from '../session/session.messages.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import type { AccountContext } from './account.events.ts';
import { emailChangeMessages, otherDevicesMessages, passwordChangeMessages } from './account.messages.ts';
import { accountSetup, failed, failedAs, goingOn } from './account.setup.ts';

export type AccountRef = ActorRefFrom<typeof accountMachine>;

const emailOf = ({ context }: { context: AccountContext }) => {
  if (context.change?.kind !== 'email') throw new Error('This state is for a change of the address.');
  return { email: context.change.email };
};
const passwordOf = ({ context }: { context: AccountContext }) => {
  if (context.change?.kind !== 'password') throw new Error('This state is for a change of the password.');
  return { password: context.change.password };
};

/** The person's account: another address, another password, or none of it any more. */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, change: undefined, failure: undefined, changes: 0 }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetChange',
      on: {
        'emailChange.submitted': [
          {
            guard: { type: 'isOwnEmail', params: ({ event }) => ({ text: event.email }) },
            actions: ['forgetFailure', sendToast(info('notice.emailUnchanged'))],
          },
          {
            target: 'changingEmail',
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
        'otherDevices.dismissed': { guard: 'canEndSessions', target: 'signingOutOthers' },
        'accountDeletion.requested': {
          target: 'askingDeletion',
          actions: { type: 'rememberChange', params: { change: { kind: 'deletion' } } },
        },
      },
    },
    changingEmail: {
      tags: 'busy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: emailOf,
        // The session hears of the new address by itself, and asks to verify it.
        onDone: { target: 'idle', actions: 'countChange' },
        onError: [
          { guard: { type: 'hasFailed', params: failedAs('requires-recent-login') }, target: 'reauthenticating' },
          // Providers that hide which accounts exist change an address only by a link sent to it.
          { guard: { type: 'hasFailed', params: failedAs('operation-not-allowed') }, target: 'sendingChangeLink' },
          {
            target: 'idle',
            actions: [
              { type: 'rememberFailure', params: failed },
              sendToast(({ event }) => failureToast(emailChangeMessages, event.error)),
            ],
          },
        ],
      },
    },
    sendingChangeLink: {
      tags: 'busy',
      invoke: {
        id: 'sendChangeLink',
        src: 'sendChangeLink',
        input: emailOf,
        onDone: {
          target: 'idle',
          actions: ['countChange', sendToast(({ context }) => success('notice.emailLinkSent', emailOf({ context })))],
        },
        onError: [
          { guard: { type: 'hasFailed', params: failedAs('requires-recent-login') }, target: 'reauthenticating' },
          {
            target: 'idle',
            actions: [
              { type: 'rememberFailure', params: failed },
              sendToast(({ event }) => failureToast(emailChangeMessages, event.error)),
            ],
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
          { guard: { type: 'hasFailed', params: failedAs('requires-recent-login') }, target: 'reauthenticating' },
          {
            target: 'idle',
            actions: [
              { type: 'rememberFailure', params: failed },
              sendToast(({ event }) => failureToast(passwordChangeMessages, event.error)),
            ],
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
          { guard: { type: 'mayGoOn', params: goingOn('email') }, target: 'changingEmail' },
          { guard: { type: 'mayGoOn', params: goingOn('password') }, target: 'changingPassword' },
          { guard: { type: 'mayGoOn', params: goingOn('deletion') }, target: 'deletionConfirmed' },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    // The session takes over from here, and ends the workspace with all that could still write.
    deletionConfirmed: {
      tags: 'busy',
      entry: sendTo(({ context }) => context.session, { type: 'accountDeletion.confirmed' }),
    },
  },
});
