import { setImmediate as nextTurn } from 'node:timers/promises';
import { idTokenRequest } from '../../contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { logFailure } from '../log.ts';
import { inTransaction } from '../store/database.ts';
import { emptyLog, eraseDeleted } from '../store/erase-deleted.ts';
import { isDiskFull } from '../store/errors.ts';
import { checkIdToken, checkRecentLogin } from './authenticate.ts';
import type { Identity, IdentityOperation } from './identity.ts';
import type { User } from './users.ts';

const closeAccount = (identity: Identity, { uid, email }: User): void => {
  inTransaction(identity.database, () => {
    identity.erasures.add(uid);
    identity.sessions.endAll(uid);
    identity.codes.clearAll(uid);
    // The count of mails stays until its hour is over: it spares an address the mails of account after account.
    identity.throttle.clearFailures(email);
    identity.users.remove(uid);
  });
};

// Some of it at a time, so that others are answered meanwhile: an account may have a hundred thousand documents.
const removeBelongings = async (identity: Identity, uid: string): Promise<void> => {
  const { database, reserve, removeSomeDocuments, removeMails } = identity;
  const removeSome = (): boolean => reserve.spend(() => inTransaction(database, () => removeSomeDocuments(uid)));
  while (removeSome()) await nextTurn();
  await removeMails(uid);
};

const logTraces = (error: unknown): void => {
  logFailure('traces of a deleted account are left', error);
};

/** Deletes an account, its sessions, codes, documents and mails kept here, for good; `eraseTraces` is to follow. */
export const removeAccount = async (identity: Identity, user: User): Promise<void> => {
  identity.reserve.spend(() => closeAccount(identity, user));
  // The account is gone by now; a refusal would only tell the person that it is not.
  await removeBelongings(identity, user.uid).catch(logTraces);
};

/**
 * Erases what is left of deleted accounts: what a crash or a full disk has left of their documents and mails, and the copies of
 * their rows in the database's files. While others write it leaves those for the next time. Answers for how many milliseconds
 * nobody could write. Never rejects; want of room is logged once.
 */
export const createTraceEraser = (identity: Identity): (() => Promise<number>) => {
  const { database, reserve, writeLock, erasures } = identity;
  let isRoomMissed = false;
  let milliseconds = 0;

  const pack = async (): Promise<boolean> => {
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
      for (const uid of uids) await removeBelongings(identity, uid);
    });
    if ((await writeLock.tryAlone(pack)) !== true) return;
    reserve.spend(() => erasures.remove(uids));
    emptyLog(database);
    isRoomMissed = false;
  };

  return async () => {
    milliseconds = 0;
    try {
      await erase();
    } catch (error) {
      if (!isDiskFull(error) || !isRoomMissed) logTraces(error);
      isRoomMissed = isDiskFull(error);
    }
    return milliseconds;
  };
};

/** `accounts:delete`: removes the account of the caller, who has given the password a short while ago. */
export const deleteAccount: IdentityOperation = async ({ identity, body }) => {
  const { user, claims } = await checkIdToken(identity, parseMessage(body, idTokenRequest).idToken);
  checkRecentLogin(identity, claims);
  await removeAccount(identity, user);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
