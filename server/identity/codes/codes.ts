import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type CodePurpose, codePurposes } from '../../../contract/identity.ts';
import { elapsedSince } from '../../store/future-times.ts';
import type { Lifetime } from '../../mail/compose.ts';
import { prepareQuery } from '../../store/rows.ts';
import { IdentityFailure } from '../failure.ts';
import { randomToken, hashSecret } from '../../lib/secrets.ts';

const milliseconds = { hour: 3_600_000, day: 86_400_000 } as const;

/**
 * The lifetime of each kind of code. A reset code lasts as long as the window of the mail limit: a stranger who exhausts the limit
 * leaves the owner with a valid link. A verification code must last until the user reads the mail. A code that undoes a change of
 * address lasts longest: the owner of a hijacked account may be away for days.
 */
export const codeLifetimes: Readonly<Record<CodePurpose, Lifetime>> = {
  PASSWORD_RESET: { amount: 1, unit: 'hour' },
  VERIFY_EMAIL: { amount: 24, unit: 'hour' },
  VERIFY_AND_CHANGE_EMAIL: { amount: 24, unit: 'hour' },
  RECOVER_EMAIL: { amount: 7, unit: 'day' },
};

/** Milliseconds. */
const codeLifetime = (purpose: CodePurpose): number => {
  const { amount, unit } = codeLifetimes[purpose];
  return amount * milliseconds[unit];
};

const codeRow = v.pipe(
  v.object({
    uid: v.string(),
    purpose: v.picklist(codePurposes),
    email: v.string(),
    new_email: v.nullable(v.string()),
    created_at: v.number(),
  }),
  v.transform((row) => ({
    uid: row.uid,
    purpose: row.purpose,
    email: row.email,
    newEmail: row.new_email,
    createdAt: row.created_at,
  })),
);

/** A mailed code: the account, its address at that time, and the new address for a change of address. */
export type Code = Readonly<v.InferOutput<typeof codeRow>>;

// Until then an expired code throws `EXPIRED_OOB_CODE`, later `INVALID_OOB_CODE`.
const retention = 14 * 24 * 60 * 60 * 1000;

/** The unused mailed codes; each is single-use and expires. */
export type Codes = ReturnType<typeof createCodes>;

export const createCodes = (database: DatabaseSync) => {
  const byHash = prepareQuery(
    database,
    'SELECT uid, purpose, email, new_email, created_at FROM codes WHERE hash = ?',
    codeRow,
  );
  const insert = database.prepare(
    'INSERT INTO codes (hash, uid, purpose, email, new_email, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM codes WHERE hash = ?');
  const removeOf = database.prepare('DELETE FROM codes WHERE uid = ? AND purpose = ?');
  const removeAll = database.prepare('DELETE FROM codes WHERE uid = ?');
  const removeExpired = database.prepare('DELETE FROM codes WHERE created_at < ?');
  const clear = (uid: string, purpose: CodePurpose): void => {
    removeOf.run(uid, purpose);
  };
  return {
    create: (code: Code): string => {
      const secret = randomToken(32);
      // Only the latest change of address can be confirmed: a new code revokes the earlier code.
      if (code.purpose === 'VERIFY_AND_CHANGE_EMAIL') clear(code.uid, code.purpose);
      insert.run(hashSecret(secret), code.uid, code.purpose, code.email, code.newEmail, code.createdAt);
      return secret;
    },
    /** Finds a code by its secret. Throws `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
    read: (secret: string, now: number): Code => {
      const code = byHash.one(hashSecret(secret));
      if (code === undefined) throw new IdentityFailure('INVALID_OOB_CODE');
      if (elapsedSince(code.createdAt, now) > codeLifetime(code.purpose)) throw new IdentityFailure('EXPIRED_OOB_CODE');
      return code;
    },
    use: (secret: string): void => {
      remove.run(hashSecret(secret));
    },
    clear,
    clearAll: (uid: string): void => {
      removeAll.run(uid);
    },
    /** Deletes codes mailed more than two weeks ago. */
    removeExpired: (now: number): void => {
      removeExpired.run(now - retention);
    },
  };
};
