import { resetPasswordRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { inTransaction } from '../../store/database.ts';
import { saveAndEndSessions, userOfCode } from './apply-code.ts';
import type { Code } from './codes.ts';
import { closeAccount, removeUserDataOrLog } from '../accounts/delete-account.ts';
import { IdentityFailure } from '../failure.ts';
import type { IdentityCall, IdentityOperation } from '../identity.ts';
import { failureKeyOf } from '../sessions/known-caller.ts';
import { checkNewPassword, hashPassword } from '../accounts/passwords.ts';
import { newUser } from '../accounts/sign-up.ts';
import { type User, wasCreatedUnderOtherAddress } from '../accounts/users.ts';

/**
 * Whether another person may have created the account of a code. That is so if the address at sign-up differs from the address of
 * the mail, or was never verified before a password reset.
 */
const isInherited = (user: User, { purpose, email, newEmail }: Code): boolean =>
  wasCreatedUnderOtherAddress(user, newEmail ?? email) || (purpose === 'PASSWORD_RESET' && !user.emailVerified);

/** Sets the password, ends all sessions, and verifies the address that received the code. */
const keepAccount = ({ identity }: IdentityCall, user: User, passwordHash: string): User => {
  const kept = { ...user, passwordHash, passwordChangedAt: identity.now(), emailVerified: true };
  saveAndEndSessions(identity, kept);
  return kept;
};

/**
 * Replaces an account with an empty account of a new id. A new password does not revoke the mailed codes that undo a change of
 * address, but these codes belong to the old id.
 * Source: docs/specification.md#email-link-inherited.
 */
const startOver = ({ identity }: IdentityCall, user: User, passwordHash: string): User => {
  const empty = { ...newUser(user.email, passwordHash, identity.now()), emailVerified: true };
  closeAccount(identity, user);
  identity.users.put(empty);
  return empty;
};

type NewPassword = { readonly oobCode: string; readonly password: string; readonly startsOver: boolean };

const setPassword = async (call: IdentityCall, { oobCode, password, startsOver }: NewPassword): Promise<void> => {
  const { identity, address } = call;
  const passwordHash = await hashPassword(await checkNewPassword(password));
  const save = (): User => {
    // Race: the same link may have been used during hashing, so the code is read again.
    const code = identity.codes.read(oobCode, identity.now());
    const user = userOfCode(identity, code);
    if (startsOver && !isInherited(user, code)) throw new IdentityFailure('OPERATION_NOT_ALLOWED');
    // Clears both keys: a network from which the account has signed in has a separate key.
    for (const failureKey of [user.email, failureKeyOf(call, user.email)])
      identity.rateLimiter.clearFailures(failureKey);
    const { uid } = startsOver ? startOver(call, user, passwordHash) : keepAccount(call, user, passwordHash);
    // A person who can read the mails of the address owns the account.
    identity.networks.add(uid, address, identity.now());
    return user;
  };
  const { uid } = identity.reserve.writeEssential(() => inTransaction(identity.database, save));
  if (startsOver) await removeUserDataOrLog(identity, uid);
};

/**
 * `accounts:resetPassword`: describes a code, or sets a new password with a code and ends all sessions. If another person may have
 * created the account, the response contains `accountCreatedAt` (milliseconds, as text).
 */
export const resetPassword: IdentityOperation = async (call) => {
  const { identity } = call;
  const { oobCode, newPassword, startOver: startsOver } = parseMessage(call.body, resetPasswordRequest);
  const code = identity.codes.read(oobCode, identity.now());
  const user = userOfCode(identity, code);
  if (newPassword !== undefined) {
    if (code.purpose !== 'PASSWORD_RESET') throw new IdentityFailure('INVALID_OOB_CODE');
    await setPassword(call, { oobCode, password: newPassword, startsOver });
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: code.purpose,
    email: code.email,
    ...(code.newEmail === null ? {} : { newEmail: code.newEmail }),
    ...(isInherited(user, code) ? { accountCreatedAt: String(user.createdAt) } : {}),
  };
};
