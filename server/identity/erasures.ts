import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { prepareQuery } from '../store/rows.ts';

/** The deleted accounts of which traces may be left in the files. */
export type Erasures = ReturnType<typeof createErasures>;

export const createErasures = (database: DatabaseSync) => {
  const all = prepareQuery(database, 'SELECT uid FROM erasures', v.object({ uid: v.string() }));
  const add = database.prepare('INSERT OR IGNORE INTO erasures (uid) VALUES (?)');
  const remove = database.prepare('DELETE FROM erasures WHERE uid = ?');
  return {
    list: (): readonly string[] => all.all().map(({ uid }) => uid),
    /** Inside the transaction that deletes the account, so that no crash forgets it. */
    add: (uid: string): void => {
      add.run(uid);
    },
    remove: (uids: readonly string[]): void => {
      for (const uid of uids) remove.run(uid);
    },
  };
};
