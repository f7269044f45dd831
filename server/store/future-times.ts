import type { DatabaseSync } from 'node:sqlite';

/**
 * Milliseconds since a stored time; infinite for a future time, which a wrong clock stored. So a code or a lockout of the future
 * has expired, instead of lasting until the clock reaches it.
 */
export const elapsedSince = (time: number, now: number): number => (time > now ? Infinity : now - time);

const corrections = [
  'UPDATE sessions SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE known_networks SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE users SET last_seen_at = ?1 WHERE last_seen_at > ?1',
  // The owner is warned again, with the whole notice period.
  'UPDATE users SET warned_at = NULL WHERE warned_at > ?1',
  'UPDATE signing_keys SET created_at = ?1 WHERE created_at > ?1',
  'UPDATE tombstones SET deleted_at = ?1 WHERE deleted_at > ?1',
  // Both have expired (`elapsedSince`).
  'DELETE FROM attempts WHERE window_start > ?1',
  'DELETE FROM codes WHERE created_at > ?1',
];

/**
 * Clamps stored future times to `now` (milliseconds since the epoch). A clock that was ahead stored them; without this, sessions
 * and keys would not expire until the clock reaches them.
 */
export const clampFutureTimes = (database: DatabaseSync, now: number): void => {
  for (const correction of corrections) database.prepare(correction).run(now);
};
