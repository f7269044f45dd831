import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { elapsedSince } from '../../store/future-times.ts';
import { prepareQuery } from '../../store/rows.ts';
import { hashSecret } from '../../lib/secrets.ts';

const lifetime = 180 * 24 * 60 * 60 * 1000;
/** Networks of one account; another network replaces the least recently used one. */
const maxNetworks = 20;

// The hash includes the account: a common network must not link two accounts.
const hashOf = (uid: string, caller: string): string => hashSecret(`${uid} ${caller}`);

/**
 * The networks from which an account has signed in. Each has separate rate limits, which strangers on other networks cannot
 * exhaust.
 * Source: docs/specification.md#server-known-networks.
 */
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;

export const createKnownNetworks = (database: DatabaseSync) => {
  const find = prepareQuery(
    database,
    'SELECT last_used_at FROM known_networks WHERE uid = ? AND network = ?',
    v.object({ last_used_at: v.number() }),
  );
  const put = database.prepare('INSERT OR REPLACE INTO known_networks (uid, network, last_used_at) VALUES (?, ?, ?)');
  const removeLeastUsed = database.prepare(
    `DELETE FROM known_networks WHERE uid = ?1 AND network NOT IN
      (SELECT network FROM known_networks WHERE uid = ?1 ORDER BY last_used_at DESC LIMIT ?2)`,
  );
  const removeOf = database.prepare('DELETE FROM known_networks WHERE uid = ?');
  const removeOld = database.prepare('DELETE FROM known_networks WHERE last_used_at < ?');
  return {
    /** Whether the account has signed in from the network in the last 180 days; false without an account. */
    has: (uid: string | undefined, caller: string, now: number): boolean => {
      const row = find.one(uid ?? '', hashOf(uid ?? '', caller));
      return row !== undefined && elapsedSince(row.last_used_at, now) <= lifetime;
    },
    add: (uid: string, caller: string, now: number): void => {
      put.run(uid, hashOf(uid, caller), now);
      removeLeastUsed.run(uid, maxNetworks);
    },
    clear: (uid: string): void => {
      removeOf.run(uid);
    },
    removeExpired: (now: number): void => {
      removeOld.run(now - lifetime);
    },
  };
};
