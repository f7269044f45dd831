import { accountMachine } from '../../machines/account/account.machine.ts';
import { reauthenticationMachine } from '../../machines/reauthentication/reauthentication.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import type { Services } from '../services/services.ts';

/** The account's charts with every effect bound to the identity provider. */
export const bindAccount = ({ identity }: Pick<Services, 'identity'>) =>
  bind(accountMachine, {
    reauthentication: bind(reauthenticationMachine, {
      reauthenticate: async (credentials) => (await identity()).reauthenticate(credentials),
    }),
    changeEmail: async ({ email }) => (await identity()).changeEmail(email),
    sendChangeLink: async ({ email }) => (await identity()).sendChangeLink(email),
    changePassword: async ({ password }) => (await identity()).changePassword(password),
    signOutOthers: async () => (await identity()).signOutOthers(),
  });
