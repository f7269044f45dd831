import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { WireFields } from '../../src/api/contract/values.ts';

import { prepareQuery } from '../store/rows.ts';
import { fieldsToText } from './limits.ts';
import type { DocumentPath } from './path.ts';
import { pathToKey } from './path.ts';
import type { StoredDocument } from './stored-document.ts';

// The fields were checked when they were written; checking each again would cost more than reading them.
const storedFields = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  v.custom<WireFields>((fields) => typeof fields === 'object' && fields !== null),
);

const documentRow = v.pipe(
  v.object({
    parent: v.string(),
    id: v.string(),
    fields: storedFields,
    create_time: v.number(),
    update_time: v.number(),
  }),
  v.transform((row): StoredDocument => ({
    parent: row.parent,
    id: row.id,
    fields: row.fields,
    createTime: row.create_time,
    updateTime: row.update_time,
  })),
);

/** Reads and writes documents; every method runs inside the caller's transaction, if there is one. */
export type DocumentStore = ReturnType<typeof createDocumentStore>;

export const createDocumentStore = (database: DatabaseSync) => {
  const one = prepareQuery(
    database,
    'SELECT parent, id, fields, create_time, update_time FROM documents WHERE parent = ? AND id = ?',
    documentRow,
  );
  const all = prepareQuery(
    database,
    'SELECT parent, id, fields, create_time, update_time FROM documents WHERE parent = ? ORDER BY id',
    documentRow,
  );
  const after = prepareQuery(
    database,
    'SELECT parent, id, fields, create_time, update_time FROM documents WHERE parent = ? AND id > ? ORDER BY id LIMIT ?',
    documentRow,
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
    list: (parent: string): readonly StoredDocument[] => all.all(parent),
    /** At most `limit` documents, by name, whose id follows `id`. */
    listAfter: (parent: string, id: string, limit: number): readonly StoredDocument[] => after.all(parent, id, limit),
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
