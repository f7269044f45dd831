import type { DatabaseSync } from 'node:sqlite';

/** Milliseconds since a stored time. Infinite for a future time (wrong clock), so that a code or a lockout has expired. */
export const elapsedSince = (time: number, now: number): number => (time > now ? Infinity : now - time);

const corrections = [
  'UPDATE sessions SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE known_networks SET last_used_at = ?1 WHERE last_used_at > ?1',
  'UPDATE users SET last_seen_at = ?1 WHERE last_seen_at > ?1',
  // The owner gets another warning, with the whole notice period.
  'UPDATE users SET warned_at = NULL WHERE warned_at > ?1',
  'UPDATE signing_keys SET created_at = ?1 WHERE created_at > ?1',
  'UPDATE tombstones SET deleted_at = ?1 WHERE deleted_at > ?1',
  // `elapsedSince` treats both as expired.
  'DELETE FROM attempts WHERE window_start > ?1',
  'DELETE FROM codes WHERE created_at > ?1',
];

/** Clamps future times from a wrong clock to `now` (milliseconds since the epoch); sessions and keys would expire too late. */
export const clampFutureTimes = (database: DatabaseSync, now: number): void => {
  for (const correction of corrections) database.prepare(correction).run(now);
};
