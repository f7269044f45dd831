import { idTokenSeconds } from '../../../contract/identity.ts';
import type { Requester } from '../../documents/document-service.ts';
import { unauthenticated } from '../../documents/failure.ts';
import { inTransaction } from '../../store/database.ts';
import { elapsedSince } from '../../store/future-times.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityCall } from '../identity.ts';
import type { IdClaims } from './tokens.ts';
import type { User } from '../accounts/users.ts';

/** The account and the claims behind an id token. */
export type SignedIn = { readonly user: User; readonly claims: IdClaims };

type SessionClaims = Pick<IdClaims, 'uid' | 'sessionId'>;

/** Reads the account of a session. Throws `TOKEN_EXPIRED` if the session has ended, `USER_NOT_FOUND` and `USER_DISABLED`. */
export const checkSession = (identity: Identity, { uid, sessionId }: SessionClaims): User => {
  const user = identity.users.find(uid);
  if (user === undefined) throw new IdentityFailure('USER_NOT_FOUND');
  if (user.disabled) throw new IdentityFailure('USER_DISABLED');
  if (identity.sessions.find(sessionId)?.uid !== uid) throw new IdentityFailure('TOKEN_EXPIRED');
  return user;
};

/**
 * Reads the account of an id token. Throws `INVALID_ID_TOKEN` for an expired or forged token, and `TOKEN_EXPIRED` if its session
 * has ended. Also throws `USER_NOT_FOUND` and `USER_DISABLED`. The SDK signs the user out on all of these except
 * `INVALID_ID_TOKEN`.
 */
export const checkIdToken = async (identity: Identity, token: string): Promise<SignedIn> => {
  const claims = await identity.tokens.read(token, identity.now());
  if (claims === undefined) throw new IdentityFailure('INVALID_ID_TOKEN');
  return { user: checkSession(identity, claims), claims };
};

/** Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` unless the sign-in is recent. */
export const checkRecentLogin = ({ settings, now }: Identity, { authTime }: IdClaims): void => {
  if (elapsedSince(authTime * 1000, now()) > settings.recentLoginSeconds * 1000) {
    throw new IdentityFailure('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
};

type NewTokens = { readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string };

/** Starts a session and remembers the caller's network. `signedInAt` is the time of the password check, in milliseconds. */
export const startSession = async (
  { identity, address }: IdentityCall,
  user: User,
  signedInAt: number,
): Promise<NewTokens> => {
  const now = identity.now();
  const { session, refreshToken } = identity.sessions.start(user.uid, signedInAt, now);
  identity.reserve.writeEssential(() =>
    inTransaction(identity.database, () => identity.networks.add(user.uid, address, now)),
  );
  const idToken = await identity.tokens.issue(user, session, now);
  return { idToken, refreshToken, expiresIn: String(idTokenSeconds) };
};

const asUnauthenticated = (error: unknown): unknown => (error instanceof IdentityFailure ? unauthenticated() : error);

/** Reads the caller of a document call; null without a token. Throws `UNAUTHENTICATED` for an invalid token or an ended session. */
export const createRequesterReader =
  (identity: Identity) =>
  async (authorization: string | undefined): Promise<Requester | null> => {
    if (authorization === undefined) return null;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
    if (token === undefined) throw unauthenticated();
    try {
      const { uid, email, emailVerified, sessionId } = (await checkIdToken(identity, token)).claims;
      return { uid, email, emailVerified, sessionId };
    } catch (error) {
      throw asUnauthenticated(error);
    }
  };

/** Throws `UNAUTHENTICATED` if the caller's session has ended after the token was checked. */
export const createRequesterCheck =
  (identity: Identity) =>
  (requester: Requester): void => {
    try {
      checkSession(identity, requester);
    } catch (error) {
      throw asUnauthenticated(error);
    }
  };
