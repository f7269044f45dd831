import { setImmediate as nextTurn } from 'node:timers/promises';
import { idTokenRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { logFailure } from '../../lib/log.ts';
import { inTransaction } from '../../store/database.ts';
import { truncateWal, eraseDeleted } from '../../store/erase-deleted.ts';
import { isDiskFull } from '../../store/errors.ts';
import { checkIdToken, checkRecentLogin } from '../sessions/authenticate.ts';
import type { Identity, IdentityOperation } from '../identity.ts';
import type { User } from './users.ts';

/**
 * Deletes an account with its sessions and codes. Call it in a transaction, and call `removeUserDataOrLog` after the transaction.
 */
export const closeAccount = (identity: Identity, { uid, email }: User): void => {
  identity.erasures.add(uid);
  identity.sessions.endAll(uid);
  identity.networks.clear(uid);
  identity.codes.clearAll(uid);
  // The rate limit of mails stays: a user who deletes and recreates an account must not reset the limit of the address.
  identity.rateLimiter.clearFailures(email);
  identity.users.remove(uid);
};

// Batches do not block the event loop: an account may have a hundred thousand documents.
const removeUserData = async (identity: Identity, uid: string): Promise<void> => {
  const { database, reserve, removeDocumentBatch, removeMails } = identity;
  const removeBatch = (): boolean =>
    reserve.writeEssential(() => inTransaction(database, () => removeDocumentBatch(uid)));
  while (removeBatch()) await nextTurn();
  await removeMails(uid);
};

const logUnerased = (error: unknown): void => {
  logFailure('a deleted account could not be erased completely', error);
};

/** Deletes the documents and mails of a deleted account. Logs a failure, because the eraser tries again. */
export const removeUserDataOrLog = async (identity: Identity, uid: string): Promise<void> => {
  await removeUserData(identity, uid).catch(logUnerased);
};

/** Deletes an account and all its data. The eraser later removes the remaining bytes from the database files. */
export const removeAccount = async (identity: Identity, user: User): Promise<void> => {
  identity.reserve.writeEssential(() => inTransaction(identity.database, () => closeAccount(identity, user)));
  await removeUserDataOrLog(identity, user.uid);
};

/**
 * Erases the rest of deleted accounts: documents and mails after a crash or on a full disk, and copies of rows in free pages of the
 * database. VACUUM removes the copies; it waits for a run without other writes. Resolves to the milliseconds for which writes were
 * blocked. Never rejects; logs a full disk only once.
 */
export const createEraser = (identity: Identity): (() => Promise<number>) => {
  const { database, reserve, writeLock, erasures } = identity;
  let isDiskFullLogged = false;
  let milliseconds = 0;

  const vacuum = async (): Promise<boolean> => {
    const begin = performance.now();
    try {
      return await eraseDeleted(database);
    } finally {
      milliseconds = performance.now() - begin;
    }
  };

  const erase = async (): Promise<void> => {
    const uids = erasures.list();
    if (uids.length === 0) return;
    await writeLock.share(async () => {
      for (const uid of uids) await removeUserData(identity, uid);
    });
    if ((await writeLock.tryExclusive(vacuum)) !== true) return;
    reserve.writeEssential(() => erasures.remove(uids));
    truncateWal(database);
    isDiskFullLogged = false;
  };

  return async () => {
    milliseconds = 0;
    try {
      await erase();
    } catch (error) {
      if (!isDiskFull(error) || !isDiskFullLogged) logUnerased(error);
      isDiskFullLogged = isDiskFull(error);
    }
    return milliseconds;
  };
};

/** `accounts:delete`: deletes the account of the caller, after a recent sign-in. */
export const deleteAccount: IdentityOperation = async ({ identity, body }) => {
  const { user, claims } = await checkIdToken(identity, parseMessage(body, idTokenRequest).idToken);
  checkRecentLogin(identity, claims);
  await removeAccount(identity, user);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
