import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepareQuery } from '../store/rows.ts';
import { fieldsToText } from './limits.ts';
import type { DocumentPath } from './path.ts';
import { pathToKey } from './path.ts';
import { type ListedDocument, parseFields, type StoredDocument } from './stored-document.ts';

const columnTypes = { parent: v.string(), id: v.string(), createTime: v.number(), updateTime: v.number() };

const storedRow = v.object({ ...columnTypes, fields: v.pipe(v.string(), v.transform(parseFields)) });

const listedRow = v.object({ ...columnTypes, fields: v.string() });

/** Reads and writes documents; every method runs inside the caller's transaction, if there is one. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;

export const createDocumentStore = (database: DatabaseSync) => {
  const one = prepareQuery(
    database,
    'SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime FROM documents WHERE parent = ? AND id = ?',
    storedRow,
  );
  const all = prepareQuery(
    database,
    'SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime FROM documents WHERE parent = ? ORDER BY id',
    listedRow,
  );
  const after = prepareQuery(
    database,
    `
      SELECT parent, id, fields, create_time AS createTime, update_time AS updateTime FROM documents
      WHERE parent = ? AND id > ? ORDER BY id LIMIT ?
    `,
    listedRow,
  );
  const put = database.prepare(`
    INSERT INTO documents (parent, id, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (parent, id) DO UPDATE SET fields = excluded.fields, update_time = excluded.update_time
  `);
  const remove = database.prepare('DELETE FROM documents WHERE parent = ? AND id = ?');
  // '0' follows '/' in ASCII, so that the range holds every path below the user's and no other's.
  const removeOfUser = database.prepare(
    "DELETE FROM documents WHERE parent = ?1 OR (parent >= ?1 || '/' AND parent < ?1 || '0')",
  );
  const clock = prepareQuery(
    database,
    'UPDATE commit_clock SET micros = max(micros + 1, ?) RETURNING micros',
    v.object({ micros: v.number() }),
  );

  return {
    get: (path: DocumentPath): StoredDocument | undefined => {
      const { parent, id } = pathToKey(path);
      return one.one(parent, id);
    },
    list: (parent: string): readonly ListedDocument[] => all.all(parent),
    /** At most `limit` documents, by name, whose id follows `id`. */
    listAfter: (parent: string, id: string, limit: number): readonly ListedDocument[] => after.all(parent, id, limit),
    put: (document: StoredDocument): void => {
      put.run(document.parent, document.id, fieldsToText(document.fields), document.createTime, document.updateTime);
    },
    remove: (path: DocumentPath): void => {
      const { parent, id } = pathToKey(path);
      remove.run(parent, id);
    },
    removeOfUser: (uid: string): void => {
      removeOfUser.run(uid);
    },
    /** Time of a commit in microseconds: later than every commit before it, whatever the machine's clock does. */
    nextCommitTime: (nowMilliseconds: number): number => clock.one(nowMilliseconds * 1000)?.micros ?? 0,
  };
};
