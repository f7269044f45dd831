import { resetPasswordRequest } from '../../contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { inTransaction } from '../store/transaction.ts';
import { codeUser } from './apply-code.ts';
import type { IdentityOperation } from './call.ts';
import { keepAndEndSessions } from './change-account.ts';
import type { Code } from './codes.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity } from './identity.ts';
import { hashPassword } from './password-hash.ts';
import { checkNewPassword } from './password-policy.ts';

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
