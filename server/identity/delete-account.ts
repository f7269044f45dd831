import { idTokenRequest } from '../../src/api/contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { eraseDeleted } from '../store/erase-deleted.ts';
import { inTransaction } from '../store/transaction.ts';
import { checkIdToken, checkRecentLogin } from './authenticate.ts';
import type { IdentityOperation } from './call.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

const removeEverything = (identity: Identity, { uid, email }: User): void => {
  inTransaction(identity.database, () => {
    identity.sessions.endAll(uid);
    identity.codes.clearAll(uid);
    // The count of mails stays until its hour is over: it spares an address the mails of account after account.
    identity.throttle.clearFailures(email);
    identity.users.remove(uid);
    identity.removeDocuments(uid);
  });
};

// The account is gone by now; a refusal would only tell the person that it is not.
const wipe = async ({ database, removeMails }: Identity, uid: string): Promise<void> => {
  try {
    eraseDeleted(database);
    await removeMails(uid);
  } catch (error) {
    console.error(`Traces of a deleted account are left: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
};

/** Deletes an account, its sessions, codes, documents and mails kept here, at once and for good. */
export const removeAccount = async (identity: Identity, user: User): Promise<void> => {
  removeEverything(identity, user);
  await wipe(identity, user.uid);
};

/** `accounts:delete`: removes the account of the caller, who has given the password a short while ago. */
export const deleteAccount: IdentityOperation = async ({ identity, body }) => {
  const { user, claims } = await checkIdToken(identity, parseMessage(body, idTokenRequest).idToken);
  checkRecentLogin(identity, claims);
  await removeAccount(identity, user);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
