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
 * Whether another person may have created the account of a code: it was created under another address than the code was mailed
 * to, or its address was never verified. A person who signs up and then verifies the address does not inherit the account.
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
 * Replaces an account with an empty one of another id. A new password does not revoke the mails that undo a change of address;
 * with a new id they have no account to change. Source: docs/specification.md#email-link-inherited.
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
    // Read again (race): the same link may have been used during hashing.
    const code = identity.codes.read(oobCode, identity.now());
    const user = userOfCode(identity, code);
    if (startsOver && !isInherited(user, code)) throw new IdentityFailure('OPERATION_NOT_ALLOWED');
    // The key of this network differs if the account has signed in from it.
    for (const failureKey of [user.email, failureKeyOf(call, user.email)])
      identity.rateLimiter.clearFailures(failureKey);
    const { uid } = startsOver ? startOver(call, user, passwordHash) : keepAccount(call, user, passwordHash);
    // The person who reads the mails of the address owns the account.
    identity.networks.add(uid, address, identity.now());
    return user;
  };
  const { uid } = identity.reserve.writeEssential(() => inTransaction(identity.database, save));
  if (startsOver) await removeUserDataOrLog(identity, uid);
};

/**
 * `accounts:resetPassword`: describes a code, or sets a new password with it and ends all sessions. The response has
 * `accountCreatedAt` (milliseconds, as text) for an account that another person may have created.
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
