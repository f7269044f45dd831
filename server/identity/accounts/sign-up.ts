import { signUpRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { inTransaction } from '../../store/database.ts';
import { startSession } from '../sessions/authenticate.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityOperation } from '../identity.ts';
import { checkHashingCapacity, checkNewPassword, hashPassword } from './passwords.ts';
import { randomToken } from '../../lib/secrets.ts';
import { checkEmail, type User } from './users.ts';

/** Throws `EMAIL_EXISTS` if another account has the address. */
export const checkFreeEmail = (identity: Identity, email: string): void => {
  if (identity.users.findByEmail(email) !== undefined) throw new IdentityFailure('EMAIL_EXISTS');
};

export const newUser = (email: string, passwordHash: string, now: number): User => ({
  uid: randomToken(21),
  email,
  emailVerified: false,
  displayName: null,
  photoUrl: null,
  passwordHash,
  passwordChangedAt: now,
  disabled: false,
  createdAt: now,
  lastLoginAt: now,
  lastSeenAt: now,
  warnedAt: null,
  firstEmailHash: null,
});

/** `accounts:signUp`: creates an account and signs it in. */
export const signUp: IdentityOperation = async (call) => {
  const { identity, body, address } = call;
  const request = parseMessage(body, signUpRequest);
  identity.reserve.requireFreeSpace();
  const email = checkEmail(request.email);
  const password = await checkNewPassword(request.password);
  checkHashingCapacity();
  // `EMAIL_EXISTS` reveals that an account exists; the rate limit slows down enumeration.
  identity.rateLimiter.consumeForCaller('signUpsPerHour', address, identity.now());
  checkFreeEmail(identity, email);
  const passwordHash = await hashPassword(password);
  const user = identity.reserve.writeNewData(() =>
    inTransaction(identity.database, () => {
      // Race: another sign-up may have used the address during hashing.
      checkFreeEmail(identity, email);
      const created = newUser(email, passwordHash, identity.now());
      identity.users.put(created);
      return created;
    }),
  );
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: user.uid,
    email,
    ...(await startSession(call, user, identity.now())),
  };
};
