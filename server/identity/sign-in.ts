import { signInRequest } from '../../contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import { startSession } from './authenticate.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity, IdentityOperation } from './identity.ts';
import { checkHashingRoom, hashPassword, isOutdatedHash, passwordForms, verifyPassword } from './passwords.ts';
import { checkEmail, type User } from './users.ts';

const wrongCredentials = ({ settings }: Identity, user: User | undefined): IdentityFailure => {
  if (settings.hideAccounts) return new IdentityFailure('INVALID_LOGIN_CREDENTIALS');
  return new IdentityFailure(user === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
};

/** A person whose password is right, and the hash to keep of it from now on. */
type Known = { readonly user: User; readonly passwordHash: string };

const checkPassword = async (identity: Identity, email: string, password: string): Promise<Known> => {
  const user = identity.users.findByEmail(email);
  const forms = passwordForms(password);
  for (const form of forms) {
    const isRight = await verifyPassword(form, user?.passwordHash);
    if (user === undefined || !isRight) continue;
    const { passwordHash } = user;
    const isCurrent = form === forms[0] && !isOutdatedHash(passwordHash);
    return { user, passwordHash: isCurrent ? passwordHash : await hashPassword(forms[0]) };
  }
  throw wrongCredentials(identity, user);
};

const signedInUser = (identity: Identity, { user, passwordHash }: Known): User => {
  const current = identity.users.find(user.uid);
  // Hashing takes time in which the account may have changed; a new password must win over the old one's hash.
  if (current?.passwordHash !== user.passwordHash) throw wrongCredentials(identity, current);
  const now = identity.now();
  const next = { ...current, passwordHash, lastLoginAt: now, lastSeenAt: now, warnedAt: null };
  identity.reserve.spend(() => identity.users.put(next));
  return next;
};

/** `accounts:signInWithPassword`, also used to sign in again before a delicate change. */
export const signIn: IdentityOperation = async ({ identity, body, address }) => {
  const { email: given, password = '' } = parseMessage(body, signInRequest);
  const email = checkEmail(given);
  if (password === '') throw new IdentityFailure('MISSING_PASSWORD');
  checkHashingRoom();
  identity.throttle.consume('signInsPerMinute', address, identity.now());
  identity.throttle.checkFailures(email, identity.now());
  // Counted before the slow check, so that many guesses at once do not all pass as the first.
  identity.throttle.addFailure(email, identity.now());
  const known = await checkPassword(identity, email, password);
  identity.throttle.clearFailures(email);
  if (known.user.disabled) throw new IdentityFailure('USER_DISABLED');
  const user = signedInUser(identity, known);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.uid,
    email: user.email,
    displayName: user.displayName ?? '',
    ...(await startSession(identity, user, identity.now())),
  };
};
