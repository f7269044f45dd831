import { idTokenRequest } from '../../src/api/contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { inTransaction } from '../store/transaction.ts';
import { checkIdToken, checkRecentLogin } from './authenticate.ts';
import type { IdentityOperation } from './call.ts';
import { keepAndEndSessions } from './change-account.ts';

/** `accounts:delete`: the account, its sessions, its codes and all its documents, at once and for good. */
export const deleteAccount: IdentityOperation = async ({ identity, body }) => {
  const { user, claims } = await checkIdToken(identity, parseMessage(body, idTokenRequest).idToken);
  checkRecentLogin(identity, claims);
  inTransaction(identity.database, () => {
    keepAndEndSessions(identity, user);
    identity.codes.clear(user.uid, 'RECOVER_EMAIL');
    identity.users.remove(user.uid);
    identity.removeDocuments(user.uid);
  });
  // What was deleted would otherwise stay readable in the write-ahead log.
  identity.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
