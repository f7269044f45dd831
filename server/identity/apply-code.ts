import { resetPasswordRequest } from '../../contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { inTransaction } from '../store/database.ts';
import type { Code } from './codes.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity, IdentityCall, IdentityOperation } from './identity.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { mailCodeQuietly } from './send-code.ts';
import { checkFreeEmail } from './sign-up.ts';
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

/** The account that a code was mailed for. */
const codeUser = ({ users }: Identity, { uid }: Code): User => {
  const user = users.find(uid);
  if (user === undefined) throw new IdentityFailure('USER_NOT_FOUND');
  if (user.disabled) throw new IdentityFailure('USER_DISABLED');
  return user;
};

const changeEmail = (identity: Identity, user: User, email: string): User => {
  if (email !== user.email) checkFreeEmail(identity, email);
  const changed = { ...user, email, emailVerified: true };
  keepAndEndSessions(identity, changed);
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

/** Does what a mailed code stands for, once. A change of address ends all sessions and tells the old address. */
export const applyCode = async ({ identity, language }: IdentityCall, secret: string) => {
  const code = identity.codes.read(secret, identity.now());
  const user = codeUser(identity, code);
  const changed = inTransaction(identity.database, () => {
    const applied = apply(identity, user, code);
    identity.codes.use(secret);
    return applied;
  });
  if (code.purpose === 'VERIFY_AND_CHANGE_EMAIL')
    await mailCodeQuietly(identity, { user, purpose: 'RECOVER_EMAIL', language });
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: changed.uid,
    email: changed.email,
    emailVerified: changed.emailVerified,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
};

const setPassword = async (identity: Identity, secret: string, code: Code, password: string): Promise<void> => {
  if (code.purpose !== 'PASSWORD_RESET') throw new IdentityFailure('INVALID_OOB_CODE');
  const passwordHash = await hashPassword(await checkNewPassword(password));
  const keep = (): void => {
    // Read again: the same link may have been used twice while the password was hashed.
    const user = codeUser(identity, identity.codes.read(secret, identity.now()));
    keepAndEndSessions(identity, {
      ...user,
      passwordHash,
      passwordChangedAt: identity.now(),
      // Who read the mail has the address.
      emailVerified: true,
    });
    identity.throttle.clearFailures(user.email);
  };
  identity.reserve.spend(() => inTransaction(identity.database, keep));
};

/** `accounts:resetPassword`: says what a code is for, or sets a new password with it and ends all sessions. */
export const resetPassword: IdentityOperation = async ({ identity, body }) => {
  const { oobCode, newPassword } = parseMessage(body, resetPasswordRequest);
  const code = identity.codes.read(oobCode, identity.now());
  codeUser(identity, code);
  if (newPassword !== undefined) await setPassword(identity, oobCode, code, newPassword);
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: code.purpose,
    email: code.email,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
  };
};
