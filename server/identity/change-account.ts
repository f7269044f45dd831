import { inTransaction } from '../store/transaction.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

/**
 * Keeps a changed account and ends all its sessions, as after every change of address or password.
 * Codes that were mailed before are worthless then, but those that undo a change of address.
 */
export const keepAndEndSessions = (identity: Identity, user: User): void => {
  identity.users.put(user);
  identity.sessions.endAll(user.uid);
  for (const purpose of ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'] as const) {
    identity.codes.clear(user.uid, purpose);
  }
};

/** The same as one durable change. */
export const changeAccount = (identity: Identity, user: User): void => {
  identity.reserve.spend(() =>
    inTransaction(identity.database, () => {
      keepAndEndSessions(identity, user);
    }),
  );
};
