import { assign, setup } from 'xstate';
import { type IdentityFailure, identityFailureOf } from '../../domain/identity/identity.ts';
import { sameName } from '../../domain/lib/text.ts';
import { reauthenticationMachine } from '../reauthentication/reauthentication.machine.ts';
import { notProvided } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import type { AccountChange, AccountContext, AccountEvent, AccountInput } from './account.events.ts';

type Failed = { readonly error: unknown };

/** What the chart of the account can ask, decide and do. */
export const accountSetup = setup({
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
    mayGoOn: ({ context }, params: { confirmed: boolean; kind: AccountChange['kind'] }) =>
      params.confirmed && context.change?.kind === params.kind,
  },
  actions: {
    rememberChange: assign((_, { change }: { change: AccountChange }) => ({ change, failure: undefined })),
    forgetChange: assign({ change: undefined }),
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign({ failure: (_, params: Failed) => identityFailureOf(params.error) }),
    countChange: assign({ changes: ({ context }) => context.changes + 1 }),
  },
});

/** The parameters of `hasFailed`. */
export const failedAs =
  (as: IdentityFailure) =>
  ({ event }: { event: Failed }) => ({ error: event.error, as });

/** The error that an effect has ended with. */
export const failed = ({ event }: { event: Failed }) => ({ error: event.error });

/** The parameters of `mayGoOn`, once the person has signed in again or given up. */
export const goingOn =
  (kind: AccountChange['kind']) =>
  ({ event }: { event: { output: { confirmed: boolean } } }) => ({ confirmed: event.output.confirmed, kind });
