import type { Database } from '../database/database.ts';
import type { World } from '../world.ts';

/** The user's session in one browser. The tabs share its token. */
export type Session = {
  readonly isOpen: () => boolean;
  /** Prevents new tokens until the same user has signed in again. */
  readonly end: () => void;
  readonly begin: () => void;
  /** Returns the token of a call. A forced refresh takes time and may fail. */
  readonly token: (force: boolean) => Promise<string>;
};

/** The token refresh has failed temporarily. */
export class RefreshFailed extends Error {
  override readonly name = 'RefreshFailed';
}

/** The session has ended, and the provider issues no tokens. */
class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly failure = 'user-token-expired';
}

type Network = { readonly isOnline: () => boolean };

export function createSession(
  { random, after, hasFaults }: World,
  { issueToken, revoke }: Pick<Database, 'issueToken' | 'revoke'>,
  { isOnline }: Network,
): Session {
  let isOpen = true;
  let current = '';
  const renew = () => {
    current = issueToken(60_000 + random.below(120_000));
    return current;
  };
  const isUnlucky = () => hasFaults() && (random.chance(0.2) || !isOnline());
  return {
    isOpen: () => isOpen,
    end: () => {
      isOpen = false;
      // The embedded server checks the session in each call. Firestore accepts the token until it expires.
      if (random.chance(0.5)) revoke(current);
    },
    begin: () => {
      isOpen = true;
      renew();
    },
    token: (force) => {
      if (!force) return Promise.resolve(current === '' ? renew() : current);
      return new Promise((resolve, reject) => {
        after(100 + random.below(400), () => {
          if (isUnlucky()) reject(new RefreshFailed('No other token was given.'));
          else if (isOpen) resolve(renew());
          else reject(new SessionEnded('The session has ended.'));
        });
      });
    },
  };
}
