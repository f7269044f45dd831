import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { documentDeleted } from '../../contract/writes.ts';
import { prepareQuery } from '../store/rows.ts';
import { DocumentFailure } from './failure.ts';
import type { DocumentPath } from './path.ts';
import type { Plan, PlannedWrite } from './plan.ts';

/** So many are forgotten in one go, which takes some milliseconds. */
const removedAtOnce = 500;

const lifetime = 30 * 24 * 60 * 60 * 1000;

const keyOf = (path: DocumentPath): string => path.join('/');
const sheetOf = (path: DocumentPath): string => keyOf(path.slice(0, 2));

/** Which documents were deleted lately, so that a late copy of their creation cannot bring them back. */
export type Tombstones = ReturnType<typeof createTombstones>;

/** Every method runs inside the caller's transaction, if there is one; times are milliseconds since the epoch. */
export const createTombstones = (database: DatabaseSync) => {
  const find = prepareQuery(
    database,
    'SELECT path FROM tombstones WHERE path IN (?, ?) LIMIT 1',
    v.object({ path: v.string() }),
  );
  const add = database.prepare(`
    INSERT INTO tombstones (path, deleted_at) VALUES (?, ?)
    ON CONFLICT (path) DO UPDATE SET deleted_at = excluded.deleted_at
  `);
  const lift = database.prepare('DELETE FROM tombstones WHERE path = ?');
  const removeSomeOld = database.prepare(
    'DELETE FROM tombstones WHERE path IN (SELECT path FROM tombstones WHERE deleted_at < ?1 LIMIT ?2)',
  );
  // '0' follows '/' in ASCII, so that the range holds every path below the user's and no other's.
  const removeSomeOfUser = database.prepare(
    `DELETE FROM tombstones WHERE path IN
      (SELECT path FROM tombstones WHERE path >= ?1 || '/' AND path < ?1 || '0' LIMIT ?2)`,
  );

  const isBuried = ({ path, intent }: PlannedWrite): boolean =>
    intent === 'create' && find.one(keyOf(path), sheetOf(path)) !== undefined;

  return {
    /**
     * Why a commit is refused that makes a deleted document, or a line of a deleted sheet, as a new one; a write that
     * does not ask for a new document may bring it back.
     */
    refusal: ({ writes }: Plan): DocumentFailure | undefined => {
      const buried = writes.find(isBuried);
      return buried && new DocumentFailure('ALREADY_EXISTS', `${documentDeleted}: ${keyOf(buried.path)}`);
    },
    add: (path: DocumentPath, now: number): void => {
      add.run(keyOf(path), now);
    },
    lift: (path: DocumentPath): void => {
      lift.run(keyOf(path));
    },
    /** Forgets some of what was deleted more than 30 days ago; answers whether there may be more. */
    removeSomeOld: (now: number): boolean => removeSomeOld.run(now - lifetime, removedAtOnce).changes === removedAtOnce,
    /** Forgets some deletions of a user; answers whether there may be more. */
    removeSomeOfUser: (uid: string): boolean => removeSomeOfUser.run(uid, removedAtOnce).changes === removedAtOnce,
  };
};
