import { idTokenSeconds } from '../../contract/identity.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

/** The tokens of a new session, as answers carry them. */
export type NewTokens = { readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string };

/** Starts a session; `signedInAt` is when the password was given, in milliseconds. */
export const startSession = async (identity: Identity, user: User, signedInAt: number): Promise<NewTokens> => {
  const now = identity.now();
  const { session, refreshToken } = identity.sessions.start(user.uid, signedInAt, now);
  const idToken = await identity.tokens.issue(user, session, now);
  return { idToken, refreshToken, expiresIn: String(idTokenSeconds) };
};
