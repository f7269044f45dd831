import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { inTransaction } from '../../store/database.ts';
import type { Reserve } from '../../limits/reserve.ts';
import { prepareQuery } from '../../store/rows.ts';
import { randomToken, hashSecret } from '../../lib/secrets.ts';

const sessionRow = v.pipe(
  v.object({ id: v.string(), uid: v.string(), signed_in_at: v.number(), last_used_at: v.number() }),
  v.transform((row) => ({ id: row.id, uid: row.uid, signedInAt: row.signed_in_at, lastUsedAt: row.last_used_at })),
);

/** A sign-in on a device; times are milliseconds since the epoch. */
export type Session = Readonly<v.InferOutput<typeof sessionRow>>;

const day = 24 * 60 * 60 * 1000;
const idleLimit = 90 * day;
/** Sessions of one account; another sign-in ends the least recently used session. */
const maxSessions = 100;

export type Sessions = ReturnType<typeof createSessions>;

export const createSessions = (database: DatabaseSync, { writeEssential }: Reserve) => {
  const byId = prepareQuery(
    database,
    'SELECT id, uid, signed_in_at, last_used_at FROM sessions WHERE id = ?',
    sessionRow,
  );
  const byRefresh = prepareQuery(
    database,
    'SELECT id, uid, signed_in_at, last_used_at FROM sessions WHERE refresh_hash = ?',
    sessionRow,
  );
  const insert = database.prepare(
    'INSERT INTO sessions (id, uid, refresh_hash, signed_in_at, last_used_at) VALUES (?, ?, ?, ?, ?)',
  );
  const endLeastUsed = database.prepare(
    `DELETE FROM sessions WHERE uid = ?1 AND id NOT IN
      (SELECT id FROM sessions WHERE uid = ?1 ORDER BY last_used_at DESC LIMIT ?2)`,
  );
  const touch = database.prepare('UPDATE sessions SET last_used_at = ? WHERE id = ?');
  const end = database.prepare('DELETE FROM sessions WHERE id = ?');
  const endOthers = database.prepare('DELETE FROM sessions WHERE uid = ? AND id <> ?');
  const endAll = database.prepare('DELETE FROM sessions WHERE uid = ?');
  const endIdle = database.prepare('DELETE FROM sessions WHERE last_used_at < ?');
  return {
    find: (id: string): Session | undefined => byId.one(id),
    start: (uid: string, signedInAt: number, now: number): { session: Session; refreshToken: string } => {
      const session: Session = { id: randomToken(15), uid, signedInAt, lastUsedAt: now };
      const refreshToken = randomToken(48);
      writeEssential(() =>
        inTransaction(database, () => {
          insert.run(session.id, uid, hashSecret(refreshToken), signedInAt, now);
          endLeastUsed.run(uid, maxSessions);
        }),
      );
      return { session, refreshToken };
    },
    /** Finds the session of a refresh token; undefined if it has ended, or was idle for 90 days. */
    resume: (refreshToken: string, now: number): Session | undefined => {
      const session = byRefresh.one(hashSecret(refreshToken));
      if (session === undefined || now - session.lastUsedAt > idleLimit) return undefined;
      // Stored at most once a day: otherwise each refresh would cost a write.
      if (now - session.lastUsedAt > day) writeEssential(() => touch.run(now, session.id));
      return session;
    },
    end: ({ id }: Session): void => {
      writeEssential(() => end.run(id));
    },
    endOthers: ({ uid, id }: Session): void => {
      writeEssential(() => endOthers.run(uid, id));
    },
    endAll: (uid: string): void => {
      writeEssential(() => endAll.run(uid));
    },
    endIdle: (now: number): void => {
      endIdle.run(now - idleLimit);
    },
  };
};
