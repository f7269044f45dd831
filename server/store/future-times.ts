import type { DatabaseSync } from 'node:sqlite';

/**
 * Milliseconds since a stored time; infinite for one in the future, which a wrong clock has stored. So whatever has a lifetime is
 * expired: otherwise a token would live, or a lockout last, until the clock gets there.
 */
export const elapsedSince = (time: number, now: number): number => (time > now ? Infinity : now - time);

const corrections = [
  'UPDATE sessions SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE known_networks SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE users SET last_seen_at = ?1 WHERE last_seen_at > ?1',
  // Warned again, with the whole notice period.
  'UPDATE users SET warned_at = NULL WHERE warned_at > ?1',
  'UPDATE signing_keys SET created_at = ?1 WHERE created_at > ?1',
  'UPDATE tombstones SET deleted_at = ?1 WHERE deleted_at > ?1',
  // Both count as expired when read (`elapsedSince`).
  'DELETE FROM attempts WHERE window_start > ?1',
  'DELETE FROM codes WHERE created_at > ?1',
];

/**
 * Clamps stored times of the future to `now` (milliseconds since the epoch). A clock that was ahead for a while has stored them;
 * sessions and keys would otherwise not expire until the clock gets there.
 */
export const clampFutureTimes = (database: DatabaseSync, now: number): void => {
  for (const correction of corrections) database.prepare(correction).run(now);
};
