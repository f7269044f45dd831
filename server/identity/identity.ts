import type { SendMail } from '../mail/mail.ts';
import type { Store } from '../store/open-store.ts';
import { createAttempts } from './attempts.ts';
import type { Codes } from './codes.ts';
import { createCodes } from './codes.ts';
import type { Sessions } from './sessions.ts';
import { createSessions } from './sessions.ts';
import type { Erasures } from './erasures.ts';
import { createErasures } from './erasures.ts';
import { loadSigningKeys } from './signing-keys.ts';
import type { Limits, Throttle } from './throttle.ts';
import { createThrottle } from './throttle.ts';
import type { Tokens } from './tokens.ts';
import { createTokens } from './tokens.ts';
import type { Users } from './users.ts';
import { createUsers } from './users.ts';

type IdentitySettings = {
  readonly project: string;
  /** Whether answers hide which addresses have an account. */
  readonly hideAccounts: boolean;
  readonly recentLoginSeconds: number;
  /** After so many days an account that nobody opens is deleted; undefined keeps it. */
  readonly inactiveDays: number | undefined;
  readonly limits: Limits;
  readonly publicUrl: () => string;
};

export type IdentityParts = Store & {
  readonly settings: IdentitySettings;
  readonly sendMail: SendMail;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Deletes some documents of an account, and what is known of deleted ones; answers whether there may be more. */
  readonly removeSomeDocuments: (uid: string) => boolean;
  /** Deletes the mails of an account that were kept on this machine. */
  readonly removeMails: (uid: string) => Promise<void>;
};

/** Everything that the identity calls work with. */
export type Identity = IdentityParts & {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly erasures: Erasures;
  readonly throttle: Throttle;
  readonly tokens: Tokens;
};

export const createIdentity = async (parts: IdentityParts): Promise<Identity> => {
  const { database, reserve, settings, now } = parts;
  const keys = await loadSigningKeys(parts, now());
  return {
    ...parts,
    users: createUsers(database),
    sessions: createSessions(database, reserve),
    codes: createCodes(database),
    erasures: createErasures(database),
    throttle: createThrottle(createAttempts(database, reserve), settings.limits),
    tokens: await createTokens(keys, settings.project),
  };
};

/** Forgets sessions, codes and counters that are past their time. */
export const sweepIdentity = ({ sessions, codes, throttle, now }: Identity): void => {
  sessions.endIdle(now());
  codes.removeExpired(now());
  throttle.removeOld(now());
};
