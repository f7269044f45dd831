import { inTransaction } from '../store/transaction.ts';
import type { IdentityCall } from './call.ts';
import { keepAndEndSessions } from './change-account.ts';
import type { Code } from './codes.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity } from './identity.ts';
import { mailCodeQuietly } from './send-code.ts';
import { checkFreeEmail } from './sign-up.ts';
import type { User } from './users.ts';

/** The account that a code was mailed for. */
export const codeUser = ({ users }: Identity, { uid }: Code): User => {
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
