import { idTokenRequest } from '../../src/api/contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { logFailure } from '../log.ts';
import { isDiskFull } from '../store/disk-full.ts';
import { emptyLog, eraseDeleted, withoutBlanking } from '../store/erase-deleted.ts';
import { inTransaction } from '../store/transaction.ts';
import { checkIdToken, checkRecentLogin } from './authenticate.ts';
import type { IdentityOperation } from './call.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

const removeAtOnce = (identity: Identity, { uid, email }: User): void => {
  inTransaction(identity.database, () => {
    identity.erasures.add(uid);
    identity.sessions.endAll(uid);
    identity.codes.clearAll(uid);
    // The count of mails stays until its hour is over: it spares an address the mails of account after account.
    identity.throttle.clearFailures(email);
    identity.users.remove(uid);
    identity.removeDocuments(uid);
  });
};

const removeEverything = (identity: Identity, user: User): void => {
  const remove = (): void => identity.reserve.spend(() => removeAtOnce(identity, user));
  try {
    remove();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    withoutBlanking(identity.database, remove);
  }
};

/**
 * Erases what is left of deleted accounts: their mails kept here, and the copies of their rows in the database's files. Never
 * rejects: what cannot be erased, for want of room for example, is erased the next time.
 */
export const eraseTraces = async ({ database, reserve, erasures, removeMails }: Identity): Promise<void> => {
  try {
    const uids = erasures.list();
    if (uids.length === 0) return;
    for (const uid of uids) await removeMails(uid);
    if (!(await eraseDeleted(database))) return;
    reserve.spend(() => erasures.remove(uids));
    emptyLog(database);
  } catch (error) {
    logFailure('traces of a deleted account are left', error);
  }
};

/** Deletes an account, its sessions, codes, documents and mails kept here, at once and for good. */
export const removeAccount = async (identity: Identity, user: User): Promise<void> => {
  removeEverything(identity, user);
  // The account is gone by now; a refusal would only tell the person that it is not.
  await eraseTraces(identity);
};

/** `accounts:delete`: removes the account of the caller, who has given the password a short while ago. */
export const deleteAccount: IdentityOperation = async ({ identity, body }) => {
  const { user, claims } = await checkIdToken(identity, parseMessage(body, idTokenRequest).idToken);
  checkRecentLogin(identity, claims);
  await removeAccount(identity, user);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
