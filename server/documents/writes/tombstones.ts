import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { documentDeleted } from '../../../contract/writes.ts';
import { prepareQuery } from '../../store/rows.ts';
import { DocumentFailure } from '../failure.ts';
import type { DocumentPath } from '../path.ts';
import type { Plan, PlannedWrite } from './plan.ts';

/** Rows of one batch of deletions: a batch takes some milliseconds. */
const batchSize = 500;

const lifetime = 30 * 24 * 60 * 60 * 1000;

const keyOf = (path: DocumentPath): string => path.join('/');
const sheetOf = (path: DocumentPath): string => keyOf(path.slice(0, 2));

/**
 * Tombstones of documents deleted in the last 30 days. They prevent a delayed or duplicated create from resurrecting a document.
 */
export type Tombstones = ReturnType<typeof createTombstones>;

/** Every method joins the open transaction, if there is one. Times are milliseconds since the epoch. */
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
  const remove = database.prepare('DELETE FROM tombstones WHERE path = ?');
  const removeOldBatch = database.prepare(
    'DELETE FROM tombstones WHERE path IN (SELECT path FROM tombstones WHERE deleted_at < ?1 LIMIT ?2)',
  );
  // '0' follows '/' in ASCII: the range covers `uid/…` and excludes users whose id has this id as a prefix.
  const removeBatchOfUser = database.prepare(
    `DELETE FROM tombstones WHERE path IN
      (SELECT path FROM tombstones WHERE path >= ?1 || '/' AND path < ?1 || '0' LIMIT ?2)`,
  );

  const isRecreation = ({ path, intent }: PlannedWrite): boolean =>
    intent === 'create' && find.one(keyOf(path), sheetOf(path)) !== undefined;

  return {
    /**
     * Refuses a commit that creates (`exists: false`) a deleted document, or a line of a deleted sheet; undefined if the commit
     * does neither. A write without that precondition may recreate the document.
     */
    refusal: ({ writes }: Plan): DocumentFailure | undefined => {
      const recreated = writes.find(isRecreation);
      return recreated && new DocumentFailure('ALREADY_EXISTS', `${documentDeleted}: ${keyOf(recreated.path)}`);
    },
    add: (path: DocumentPath, now: number): void => {
      add.run(keyOf(path), now);
    },
    remove: (path: DocumentPath): void => {
      remove.run(keyOf(path));
    },
    /** Deletes a batch of tombstones older than 30 days; returns whether there may be more. */
    removeOldBatch: (now: number): boolean => removeOldBatch.run(now - lifetime, batchSize).changes === batchSize,
    /** Deletes a batch of a user's tombstones; returns whether there may be more. */
    removeBatchOfUser: (uid: string): boolean => removeBatchOfUser.run(uid, batchSize).changes === batchSize,
  };
};
