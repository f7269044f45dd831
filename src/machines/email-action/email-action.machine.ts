import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import {
  type EmailLink,
  type IdentityFailure,
  identityFailureOf,
  type MailedCode,
  type NewPassword,
} from '../../domain/identity/identity.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type EmailActionEvent =
  | { type: 'newPassword.submitted'; password: string; startsOver: boolean }
  | { type: 'retry.requested' };
export type EmailActionRef = ActorRefFrom<typeof emailActionMachine>;

type Failed = { readonly error: unknown };
const toFailure = ({ event }: { readonly event: Failed }): Failed => ({ error: event.error });
const rememberFailure = { type: 'rememberFailure', params: toFailure } as const;

/** Follows the link of a mail: applies its code, or lets the user choose a new password. */
export const emailActionMachine = setup({
  types: typed<{
    input: { readonly link: EmailLink };
    context: {
      readonly link: EmailLink;
      /** Empty until the provider answers. */
      readonly code: MailedCode;
      readonly hasStartedOver: boolean;
      readonly failure: IdentityFailure | undefined;
    };
    events: EmailActionEvent;
    tags: 'busy';
  }>(),
  actors: {
    checkCode: notProvided<MailedCode, { readonly code: string }>('checkCode'),
    applyCode: notProvided<void, { readonly code: string }>('applyCode'),
    confirmReset: notProvided<void, NewPassword>('confirmReset'),
  },
  guards: {
    resetsPassword: ({ context }) => context.link.mode === 'resetPassword',
    // After these errors the code is still valid, so the form stays open with the typed text.
    isCodeStillValid: (_, params: Failed) =>
      ['weak-password', 'network-request-failed'].includes(identityFailureOf(params.error)),
  },
  actions: {
    rememberCode: assign({ code: (_, params: { readonly code: MailedCode }) => params.code }),
    rememberFailure: assign({ failure: (_, params: Failed) => identityFailureOf(params.error) }),
    clearFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'emailAction',
  context: ({ input }) => ({
    link: input.link,
    code: { email: '', inheritedSince: undefined },
    hasStartedOver: false,
    failure: undefined,
  }),
  initial: 'checkingCode',
  states: {
    // Check the code first: a used code cannot be checked.
    checkingCode: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.link.code }),
        onDone: [
          {
            guard: 'resetsPassword',
            target: 'choosingPassword',
            actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.output }) },
          },
          {
            target: 'applying',
            actions: { type: 'rememberCode', params: ({ event }) => ({ code: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'applyCode',
        src: 'applyCode',
        input: ({ context }) => ({ code: context.link.code }),
        onDone: 'done',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    choosingPassword: {
      on: {
        'newPassword.submitted': {
          target: 'saving',
          actions: assign({ hasStartedOver: ({ event }) => event.startsOver }),
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmReset',
        src: 'confirmReset',
        input: ({ context, event }) => {
          assertEvent(event, 'newPassword.submitted');
          return { code: context.link.code, password: event.password, startsOver: event.startsOver };
        },
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isCodeStillValid', params: toFailure },
            target: 'choosingPassword',
            actions: rememberFailure,
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    done: {},
    failed: { on: { 'retry.requested': 'checkingCode' } },
  },
});
