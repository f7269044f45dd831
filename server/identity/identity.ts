import type { DatabaseSync } from 'node:sqlite';
import type { SendMail } from '../mail/send-mail.ts';
import type { Reserve } from '../limits/reserve.ts';
import type { WriteLock } from '../store/write-lock.ts';
import { type Codes, createCodes } from './codes/codes.ts';
import { createKnownNetworks, type KnownNetworks } from './sessions/known-networks.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createAttempts, createRateLimiter, type RateLimiter, type RateLimits } from '../limits/rate-limits.ts';
import { createTokens, loadSigningKeys, type Tokens } from './sessions/tokens.ts';
import { createErasures, createUsers, type Erasures, type Users } from './accounts/users.ts';

type IdentitySettings = {
  readonly project: string;
  /** Whether responses hide which addresses have an account. */
  readonly hasEnumerationProtection: boolean;
  readonly recentLoginSeconds: number;
  /** Days after which an inactive account is deleted; undefined means never. */
  readonly inactiveDays: number | undefined;
  readonly rateLimits: RateLimits;
  readonly publicUrl: () => string;
};

export type IdentityParts = {
  readonly database: DatabaseSync;
  readonly reserve: Reserve;
  readonly writeLock: WriteLock;
  readonly settings: IdentitySettings;
  readonly sendMail: SendMail;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Deletes a batch of an account's documents or tombstones; returns whether there may be more. */
  readonly removeDocumentBatch: (uid: string) => boolean;
  readonly removeMails: (uid: string) => Promise<void>;
};

export type Identity = IdentityParts & {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly networks: KnownNetworks;
  readonly codes: Codes;
  readonly erasures: Erasures;
  readonly rateLimiter: RateLimiter;
  readonly tokens: Tokens;
};

export const createIdentity = async (parts: IdentityParts): Promise<Identity> => {
  const { database, reserve, settings, now } = parts;
  const keys = await loadSigningKeys(database, reserve, now());
  return {
    ...parts,
    users: createUsers(database),
    sessions: createSessions(database, reserve),
    networks: createKnownNetworks(database),
    codes: createCodes(database),
    erasures: createErasures(database),
    rateLimiter: createRateLimiter(createAttempts(database, reserve), settings.rateLimits),
    tokens: await createTokens(keys, settings.project),
  };
};

/** Deletes expired sessions, networks, codes and counters. */
export const sweepIdentity = ({ sessions, networks, codes, rateLimiter, now }: Identity): void => {
  sessions.endIdle(now());
  networks.removeExpired(now());
  codes.removeExpired(now());
  rateLimiter.removeOld(now());
};

export type IdentityCall = {
  readonly identity: Identity;
  readonly body: string;
  readonly language: string;
  readonly address: string;
};

/** Resolves to the body of a response with status 200. Throws `IdentityFailure` or `RateLimitError`. */
export type IdentityOperation = (call: IdentityCall) => Promise<Readonly<Record<string, unknown>>>;
