import { emailActionMachine } from '../../machines/email-action/email-action.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import type { Services } from '../services/services.ts';

/** Binds the chart of a mailed link. */
export const bindEmailAction = ({ identity }: Pick<Services, 'identity'>) =>
  bind(emailActionMachine, {
    applyCode: async ({ code }) => (await identity()).applyCode(code),
    checkCode: async ({ code }) => (await identity()).checkCode(code),
    confirmReset: async (newPassword) => (await identity()).confirmReset(newPassword),
  });
