import { fromPromise } from 'xstate';
import type { Credentials } from '../../domain/identity/identity.ts';
import { accountMachine } from '../../machines/account/account.machine.ts';
import { reauthenticationMachine } from '../../machines/reauthentication/reauthentication.machine.ts';
import type { Services } from '../services/services.ts';

/** The account's charts with every effect bound to the identity provider. */
export function composeAccount({ endsSessions, identity }: Services) {
  const reauthentication = reauthenticationMachine.provide({
    actors: {
      reauthenticate: fromPromise<void, Credentials>(async ({ input }) => (await identity()).reauthenticate(input)),
    },
  });
  return accountMachine.provide({
    guards: { mayEndSessions: () => endsSessions },
    actors: {
      reauthentication,
      changeEmail: fromPromise<void, { email: string }>(async ({ input }) =>
        (await identity()).changeEmail(input.email),
      ),
      sendChangeLink: fromPromise<void, { email: string }>(async ({ input }) =>
        (await identity()).sendChangeLink(input.email),
      ),
      changePassword: fromPromise<void, { password: string }>(async ({ input }) =>
        (await identity()).changePassword(input.password),
      ),
      signOutOthers: fromPromise<void, void>(async () => (await identity()).signOutOthers()),
    },
  });
}
