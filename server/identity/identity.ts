import type { MailLanguage } from '../mail/compose.ts';
import type { SendMail } from '../mail/send-mail.ts';
import type { Store } from '../store/open-store.ts';
import { type Codes, createCodes } from './codes.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createAttempts, createThrottle, type Limits, type Throttle } from './throttle.ts';
import { createTokens, loadSigningKeys, type Tokens } from './tokens.ts';
import { createErasures, createUsers, type Erasures, type Users } from './users.ts';

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

/** One identity call: its body, and what is known of the caller. */
export type IdentityCall = {
  readonly identity: Identity;
  readonly body: string;
  readonly language: MailLanguage;
  /** The caller's network address. */
  readonly address: string;
};

/** Answers a call with the body of a 200; throws `IdentityFailure` otherwise. */
export type IdentityOperation = (call: IdentityCall) => Promise<Readonly<Record<string, unknown>>>;
