import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type IdentityFailure, identityFailureOf, type EmailLink } from '../../domain/identity/identity.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';

export type EmailActionEvent = { type: 'newPassword.submitted'; password: string } | { type: 'retry.requested' };
export type EmailActionRef = ActorRefFrom<typeof emailActionMachine>;

type Failed = { readonly error: unknown };
const toFailure = ({ event }: { readonly event: Failed }): Failed => ({ error: event.error });
const rememberFailure = { type: 'rememberFailure', params: toFailure } as const;

/** The link of a mail: applies its code, or lets the person choose a new password. */
export const emailActionMachine = setup({
  types: typed<{
    input: { readonly link: EmailLink };
    context: {
      readonly link: EmailLink;
      /** The address of the code, once the provider has answered. */
      readonly email: string;
      readonly failure: IdentityFailure | undefined;
    };
    events: EmailActionEvent;
    tags: 'busy';
  }>(),
  actors: {
    applyCode: notProvided<void, { readonly code: string }>('applyCode'),
    checkResetCode: notProvided<string, { readonly code: string }>('checkResetCode'),
    confirmReset: notProvided<void, { readonly code: string; readonly password: string }>('confirmReset'),
  },
  guards: {
    resetsPassword: ({ context }) => context.link.mode === 'resetPassword',
    // The code is still good after these two, so the form stays open with what was typed.
    isCodeStillValid: (_, params: Failed) =>
      ['weak-password', 'network-request-failed'].includes(identityFailureOf(params.error)),
  },
  actions: {
    rememberFailure: assign({ failure: (_, params: Failed) => identityFailureOf(params.error) }),
    clearFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'emailAction',
  context: ({ input }) => ({ link: input.link, email: '', failure: undefined }),
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'clearFailure',
      always: [{ guard: 'resetsPassword', target: 'checkingCode' }, { target: 'applying' }],
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
    checkingCode: {
      tags: 'busy',
      invoke: {
        id: 'checkResetCode',
        src: 'checkResetCode',
        input: ({ context }) => ({ code: context.link.code }),
        onDone: {
          target: 'choosingPassword',
          actions: assign({ email: ({ event }) => event.output }),
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    choosingPassword: { on: { 'newPassword.submitted': 'saving' } },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmReset',
        src: 'confirmReset',
        input: ({ context, event }) => {
          assertEvent(event, 'newPassword.submitted');
          return { code: context.link.code, password: event.password };
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
    failed: { on: { 'retry.requested': 'deciding' } },
  },
});
