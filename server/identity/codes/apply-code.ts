import { inTransaction } from '../../store/database.ts';
import type { Code } from './codes.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityCall } from '../identity.ts';
import { mailCodeOrLog } from './send-code.ts';
import { checkFreeEmail } from '../accounts/sign-up.ts';
import { withAddress, type User } from '../accounts/users.ts';

/**
 * Saves an account after a change of its address or password. Ends all its sessions, forgets its networks, and revokes its mailed
 * codes, except the codes that undo a change of address.
 */
export const saveAndEndSessions = (identity: Identity, user: User): void => {
  identity.users.put(user);
  identity.sessions.endAll(user.uid);
  identity.networks.clear(user.uid);
  for (const purpose of ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'] as const) {
    identity.codes.clear(user.uid, purpose);
  }
};

/** Returns the account of a mailed code. Throws `USER_NOT_FOUND` and `USER_DISABLED`. */
export const userOfCode = ({ users }: Identity, { uid }: Code): User => {
  const user = users.find(uid);
  if (user === undefined) throw new IdentityFailure('USER_NOT_FOUND');
  if (user.disabled) throw new IdentityFailure('USER_DISABLED');
  return user;
};

const changeEmail = (identity: Identity, user: User, email: string): User => {
  if (email !== user.email) checkFreeEmail(identity, email);
  const changed = withAddress(user, email, true);
  saveAndEndSessions(identity, changed);
  return changed;
};

const verify = (identity: Identity, user: User, code: Code): User => {
  if (code.email !== user.email) throw new IdentityFailure('INVALID_OOB_CODE');
  const changed = { ...user, emailVerified: true };
  identity.users.put(changed);
  return changed;
};

const apply = (identity: Identity, user: User, code: Code): User => {
  switch (code.purpose) {
    case 'VERIFY_EMAIL':
      return verify(identity, user, code);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return changeEmail(identity, user, code.newEmail ?? '');
    case 'RECOVER_EMAIL':
      return changeEmail(identity, user, code.email);
    case 'PASSWORD_RESET':
      throw new IdentityFailure('INVALID_OOB_CODE');
  }
};

/** Redeems a mailed code. A change of address ends all sessions and notifies the old address. */
export const applyCode = async ({ identity, language }: IdentityCall, secret: string) => {
  const code = identity.codes.read(secret, identity.now());
  const user = userOfCode(identity, code);
  const changed = inTransaction(identity.database, () => {
    const applied = apply(identity, user, code);
    identity.codes.use(secret);
    return applied;
  });
  if (code.purpose === 'VERIFY_AND_CHANGE_EMAIL')
    await mailCodeOrLog(identity, { user, purpose: 'RECOVER_EMAIL', language });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: changed.uid,
    email: changed.email,
    emailVerified: changed.emailVerified,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
};
