import type { DatabaseSync } from 'node:sqlite';

/**
 * Milliseconds since a stored time. One that lies ahead was stored by a clock that was wrong: whatever has a lifetime is over
 * then, so that nothing lives, and nobody is kept waiting, until the clock gets there.
 */
export const elapsedSince = (time: number, now: number): number => (time > now ? Infinity : now - time);

const corrections = [
  'UPDATE sessions SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE users SET last_seen_at = ?1 WHERE last_seen_at > ?1',
  // Whoever is warned again has the whole notice.
  'UPDATE users SET warned_at = NULL WHERE warned_at > ?1',
  'UPDATE signing_keys SET created_at = ?1 WHERE created_at > ?1',
  'UPDATE tombstones SET deleted_at = ?1 WHERE deleted_at > ?1',
  // Both are over already for who reads them.
  'DELETE FROM attempts WHERE window_start > ?1',
  'DELETE FROM codes WHERE created_at > ?1',
];

/**
 * Brings times that lie ahead of `now` (milliseconds since the epoch) back to it: a clock that was ahead for a while has stored
 * them, and what they are the age of would otherwise last until the clock gets there.
 */
export const clampFutureTimes = (database: DatabaseSync, now: number): void => {
  for (const correction of corrections) database.prepare(correction).run(now);
};
