import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepareQuery } from '../store/rows.ts';
import { fieldsToText } from './size-limits.ts';
import type { DocumentInOrder, Order, PageCursor } from './list-documents.ts';
import type { DocumentPath } from './path.ts';
import { pathToKey } from './path.ts';
import { parseFields, type StoredDocument } from './stored-document.ts';

const columnTypes = { parent: v.string(), id: v.string(), createTime: v.number(), updateTime: v.number() };
const storedRow = v.object({ ...columnTypes, fields: v.pipe(v.string(), v.transform(parseFields)) });
const listedRow = v.object({ ...columnTypes, fields: v.string(), key: v.union([v.string(), v.number()]) });

/** The query of each order, and a key that sorts before all documents in that order. */
const listings = {
  'id asc': {
    sql: `
      SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime, 0 AS key FROM documents
      WHERE parent = ?1 AND ?2 = 0 AND id > ?3 ORDER BY id`,
    start: 0,
  },
  'day asc': {
    sql: `
      SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime, day AS key FROM documents
      WHERE parent = ?1 AND day IS NOT NULL AND (day, id) > (?2, ?3) ORDER BY day, id`,
    start: Number.MIN_SAFE_INTEGER,
  },
  'day desc': {
    sql: `
      SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime, day AS key FROM documents
      WHERE parent = ?1 AND day IS NOT NULL AND (day, id) < (?2, ?3) ORDER BY day DESC, id DESC`,
    start: Number.MAX_SAFE_INTEGER,
  },
  'datePicker asc': {
    sql: `
      SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime, date_picker AS key FROM documents
      WHERE parent = ?1 AND date_picker IS NOT NULL AND (date_picker, id) > (?2, ?3) ORDER BY date_picker, id`,
    start: '',
  },
  'datePicker desc': {
    sql: `
      SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime, date_picker AS key FROM documents
      WHERE parent = ?1 AND date_picker IS NOT NULL AND (date_picker, id) < (?2, ?3)
      ORDER BY date_picker DESC, id DESC`,
    start: '~',
  },
} as const;

/** Limits of one batch of deletions: a batch takes some milliseconds and little space in the WAL. */
const batch = { documents: 200, bytes: 256 * 1024 };

/** Reads and writes documents. Every method joins the open transaction, if there is one. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;

export const createDocumentStore = (database: DatabaseSync) => {
  const one = prepareQuery(
    database,
    'SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime FROM documents WHERE parent = ? AND id = ?',
    storedRow,
  );
  const listing = (order: Order) => ({
    query: prepareQuery(database, listings[order].sql, listedRow),
    start: listings[order].start,
  });
  const ordered: Record<Order, ReturnType<typeof listing>> = {
    'id asc': listing('id asc'),
    'day asc': listing('day asc'),
    'day desc': listing('day desc'),
    'datePicker asc': listing('datePicker asc'),
    'datePicker desc': listing('datePicker desc'),
  };
  const put = database.prepare(`
    INSERT INTO documents (parent, id, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (parent, id) DO UPDATE SET fields = excluded.fields, update_time = excluded.update_time
  `);
  const remove = database.prepare('DELETE FROM documents WHERE parent = ? AND id = ?');
  // '0' follows '/' in ASCII: the range covers `uid/…` and excludes users whose id has this id as a prefix.
  const batchOfUser = prepareQuery(
    database,
    `SELECT parent, id, octet_length(fields) AS bytes FROM documents
      WHERE parent = ?1 OR (parent >= ?1 || '/' AND parent < ?1 || '0') LIMIT ?2`,
    v.object({ parent: v.string(), id: v.string(), bytes: v.number() }),
  );
  const clock = prepareQuery(database, 'SELECT micros FROM commit_clock', v.object({ micros: v.number() }));
  const setClock = database.prepare('UPDATE commit_clock SET micros = ?');

  return {
    get: (path: DocumentPath): StoredDocument | undefined => {
      const { parent, id } = pathToKey(path);
      return one.one(parent, id);
    },
    /** Reads a collection lazily from an index, after a cursor. Omits documents without the ordering field. */
    list: (parent: string, order: Order, after?: PageCursor): Iterable<DocumentInOrder> => {
      const { query, start } = ordered[order];
      return query.each(parent, after?.key ?? start, after?.id ?? '');
    },
    put: ({ parent, id, fields, createTime, updateTime }: StoredDocument, text = fieldsToText(fields)): void => {
      put.run(parent, id, text, createTime, updateTime);
    },
    remove: (path: DocumentPath): void => {
      const { parent, id } = pathToKey(path);
      remove.run(parent, id);
    },
    /** Deletes a batch of a user's documents; returns whether there may be more. */
    removeBatchOfUser: (uid: string): boolean => {
      let bytes = 0;
      const some = batchOfUser.all(uid, batch.documents);
      for (const document of some) {
        remove.run(document.parent, document.id);
        bytes += document.bytes;
        if (bytes >= batch.bytes) return true;
      }
      return some.length === batch.documents;
    },
    /** Time of the next commit in microseconds: monotonic, even if the system clock goes back. */
    nextCommitTime: (nowMilliseconds: number): number =>
      Math.max((clock.one()?.micros ?? 0) + 1, nowMilliseconds * 1000),
    setCommitTime: (micros: number): void => {
      setClock.run(micros);
    },
  };
};
