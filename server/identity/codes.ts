import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { CodePurpose } from '../../contract/identity.ts';
import { codePurposes } from '../../contract/identity.ts';
import { prepareQuery } from '../store/rows.ts';
import { codeLifetime } from './code-lifetime.ts';
import { elapsedSince } from './elapsed.ts';
import { IdentityFailure } from './failure.ts';
import { drawSecret, hashSecret } from './secrets.ts';

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

/** What a mailed code stands for: the account, its address then, and the address to change to, if any. */
export type Code = Readonly<v.InferOutput<typeof codeRow>>;

// Until then an expired code is told apart from a wrong one.
const remembered = 14 * 24 * 60 * 60 * 1000;

/** The codes that were mailed and not used; each works once, for its time. */
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
      const secret = drawSecret(32);
      // A second change of address makes the first one's link worthless.
      if (code.purpose === 'VERIFY_AND_CHANGE_EMAIL') clear(code.uid, code.purpose);
      insert.run(hashSecret(secret), code.uid, code.purpose, code.email, code.newEmail, code.createdAt);
      return secret;
    },
    /** What the code stands for. Throws `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
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
    /** Forgets codes that were mailed more than two weeks ago. */
    removeExpired: (now: number): void => {
      removeExpired.run(now - remembered);
    },
  };
};
