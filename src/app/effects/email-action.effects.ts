import { fromPromise } from 'xstate';
import { emailActionMachine } from '../../machines/email-action/email-action.machine.ts';
import type { Services } from '../services/services.ts';

export { readEmailLink } from '../../domain/identity/email-link.ts';

/** What the link of a mail is for, bound to the identity provider. */
export const composeEmailAction = ({ identity }: Services) =>
  emailActionMachine.provide({
    actors: {
      applyCode: fromPromise<void, { code: string }>(async ({ input }) => (await identity()).applyCode(input.code)),
      checkResetCode: fromPromise<string, { code: string }>(async ({ input }) =>
        (await identity()).checkResetCode(input.code),
      ),
      confirmReset: fromPromise<void, { code: string; password: string }>(async ({ input }) =>
        (await identity()).confirmReset(input.code, input.password),
      ),
    },
  });
