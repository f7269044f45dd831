import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type Credentials, type IdentityFailure, identityFailureOf } from '../../domain/identity/identity.ts';
import { canReauthenticate } from '../../domain/forms/validation.ts';
import { notProvided } from '../shared/effects.ts';
import { end, ended } from '../shared/endings.ts';
import { typed } from '../shared/typed.ts';

export type ReauthenticationEvent =
  | { type: 'reauthentication.submitted'; credentials: Credentials }
  | { type: 'reauthentication.cancelled' };
type Ending = { readonly confirmed: boolean };
export type ReauthenticationRef = ActorRefFrom<typeof reauthenticationMachine>;

/** The dialog that asks a signed-in user for the password again before a sensitive change. */
export const reauthenticationMachine = setup({
  types: typed<{
    input: { readonly email: string };
    context: {
      /** The initial address in the form: that of the account. */
      readonly email: string;
      readonly failure: IdentityFailure | undefined;
    };
    events: ReauthenticationEvent;
    output: Ending;
    tags: 'busy';
  }>(),
  actors: { reauthenticate: notProvided<void, Credentials>('reauthenticate') },
  guards: { isComplete: (_, params: { credentials: Credentials }) => canReauthenticate(params.credentials) },
}).createMachine({
  id: 'reauthentication',
  context: ({ input }) => ({ email: input.email, failure: undefined }),
  output: ended<Ending>,
  initial: 'asking',
  states: {
    asking: {
      on: {
        'reauthentication.submitted': {
          guard: { type: 'isComplete', params: ({ event }) => ({ credentials: event.credentials }) },
          target: 'checking',
        },
        'reauthentication.cancelled': 'cancelled',
      },
    },
    checking: {
      tags: 'busy',
      entry: assign({ failure: undefined }),
      invoke: {
        id: 'reauthenticate',
        src: 'reauthenticate',
        input: ({ event }) => {
          assertEvent(event, 'reauthentication.submitted');
          return event.credentials;
        },
        onDone: 'confirmed',
        onError: {
          target: 'asking',
          actions: assign({ failure: ({ event }) => identityFailureOf(event.error) }),
        },
      },
    },
    confirmed: end<Ending>({ confirmed: true }),
    cancelled: end<Ending>({ confirmed: false }),
  },
});
