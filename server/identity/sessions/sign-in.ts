import { signInRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { startSession } from './authenticate.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityOperation } from '../identity.ts';
import { failureKeyOf } from './known-caller.ts';
import {
  checkHashingCapacity,
  hashPassword,
  isOutdatedHash,
  passwordForms,
  verifyPassword,
} from '../accounts/passwords.ts';
import { checkEmail, type User } from '../accounts/users.ts';

const wrongCredentials = ({ settings }: Identity, user: User | undefined): IdentityFailure => {
  if (settings.hasEnumerationProtection) return new IdentityFailure('INVALID_LOGIN_CREDENTIALS');
  return new IdentityFailure(user === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD');
};

type Verified = { readonly user: User; readonly passwordHash: string };

const checkPassword = async (identity: Identity, email: string, password: string): Promise<Verified> => {
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

const signedInUser = (identity: Identity, { user, passwordHash }: Verified): User => {
  const current = identity.users.find(user.uid);
  // Race: the password may have been changed during hashing; the old hash must not overwrite the new one.
  if (current?.passwordHash !== user.passwordHash) throw wrongCredentials(identity, current);
  const now = identity.now();
  const next = { ...current, passwordHash, lastLoginAt: now, lastSeenAt: now, warnedAt: null };
  identity.reserve.writeEssential(() => identity.users.put(next));
  return next;
};

/** `accounts:signInWithPassword`: signs in, or reauthenticates before a sensitive change. */
export const signIn: IdentityOperation = async (call) => {
  const { identity, body, address } = call;
  const { email: given, password = '' } = parseMessage(body, signInRequest);
  const email = checkEmail(given);
  if (password === '') throw new IdentityFailure('MISSING_PASSWORD');
  checkHashingCapacity();
  identity.rateLimiter.consumeForCaller('signInsPerMinute', address, identity.now());
  const failureKey = failureKeyOf(call, email);
  identity.rateLimiter.checkLockout(failureKey, identity.now());
  // Counted before the slow check of the password: otherwise parallel guesses would all read the same count.
  identity.rateLimiter.addFailure(failureKey, identity.now());
  const verified = await checkPassword(identity, email, password);
  identity.rateLimiter.clearFailures(failureKey);
  if (verified.user.disabled) throw new IdentityFailure('USER_DISABLED');
  const user = signedInUser(identity, verified);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: user.uid,
    email: user.email,
    displayName: user.displayName ?? '',
    ...(await startSession(call, user, identity.now())),
  };
};
