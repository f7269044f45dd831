import { idTokenRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { checkIdToken } from '../sessions/authenticate.ts';
import { IdentityFailure } from '../failure.ts';
import type { IdentityOperation } from '../identity.ts';
import type { User } from './users.ts';

const optional = (key: string, value: string | null) => (value === null ? {} : { [key]: value });

export const providersOf = ({ email, displayName, photoUrl }: User) => [
  {
    providerId: 'password',
    federatedId: email,
    email,
    rawId: email,
    ...optional('displayName', displayName),
    ...optional('photoUrl', photoUrl),
  },
];

const describe = (user: User) => ({
  localId: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  ...optional('displayName', user.displayName),
  ...optional('photoUrl', user.photoUrl),
  // The SDK only checks whether there is a hash.
  passwordHash: 'UkVEQUNURUQ=',
  passwordUpdatedAt: user.passwordChangedAt,
  providerUserInfo: providersOf(user),
  validSince: String(Math.floor(user.passwordChangedAt / 1000)),
  lastLoginAt: String(user.lastLoginAt),
  createdAt: String(user.createdAt),
});

/**
 * `accounts:lookup`: returns the account of an id token. Throws `USER_NOT_FOUND` for a deleted account even if the token has
 * expired: a device that returns after days must distinguish a deleted account from an ended session.
 */
export const lookUp: IdentityOperation = async ({ identity, body }) => {
  const { idToken } = parseMessage(body, idTokenRequest);
  const uid = await identity.tokens.readUid(idToken);
  if (uid !== undefined && identity.users.find(uid) === undefined) throw new IdentityFailure('USER_NOT_FOUND');
  const { user } = await checkIdToken(identity, idToken);
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describe(user)] };
};
