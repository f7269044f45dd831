import { emailActionMachine } from '../../machines/email-action/email-action.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import type { Services } from '../services/services.ts';

/** What the link of a mail is for, bound to the identity provider. */
export const bindEmailAction = ({ identity }: Pick<Services, 'identity'>) =>
  bind(emailActionMachine, {
    applyCode: async ({ code }) => (await identity()).applyCode(code),
    checkCode: async ({ code }) => (await identity()).checkCode(code),
    confirmReset: async (newPassword) => (await identity()).confirmReset(newPassword),
  });
