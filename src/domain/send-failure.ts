import { endsSession, identityFailureOf } from './identity.ts';

/** Who it is that keeps a write waiting: nobody was reached, the server is not able to take it, or it asks who is there. */
export type SendReason = 'unreachable' | 'server' | 'signIn';

/** Why a write could not be sent now: the person has to sign in again, or it is tried again later. */
export type SendFailure = {
  readonly needsSignIn: boolean;
  readonly retryAfter: number;
  readonly reason: SendReason;
};

const longestRetryAfter = 15 * 60_000;

const numberIn = (error: unknown, property: string): number | undefined => {
  const value = typeof error === 'object' && error !== null ? new Map(Object.entries(error)).get(property) : undefined;
  return typeof value === 'number' ? value : undefined;
};

/**
 * Reads what a transport's error tells: `httpStatus` 401 after the token was renewed, an identity failure, or `retryAfter`,
 * the milliseconds that the server asks to wait, of which at most a quarter of an hour are kept.
 */
export function sendFailureOf(error: unknown): SendFailure {
  const status = numberIn(error, 'httpStatus');
  const needsSignIn = status === 401 || endsSession(identityFailureOf(error));
  const reached = status === undefined ? 'unreachable' : 'server';
  return {
    needsSignIn,
    reason: needsSignIn ? 'signIn' : reached,
    retryAfter: Math.min(numberIn(error, 'retryAfter') ?? 0, longestRetryAfter),
  };
}
