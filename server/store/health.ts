import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { reasonOf } from '../plain-error.ts';
import { isBusy } from './busy.ts';
import { isDiskFull } from './disk-full.ts';
import { runInThread } from './run-in-thread.ts';

/** Whether a database can be read. */
export type Health = ReturnType<typeof createHealth>;

const worker = new URL('page-check-worker.ts', import.meta.url);

const checkInThread = async (file: string): Promise<string | undefined> =>
  runInThread(worker, file, v.optional(v.string()));

/** Whether a check could not be made, which says nothing about the file. */
const isHindrance = (error: unknown): boolean => isDiskFull(error) || isBusy(error);

export const createHealth = (database: DatabaseSync, print: (line: string) => void = console.error) => {
  const read = database.prepare('SELECT count(*) FROM sqlite_schema');
  let damage: string | undefined;

  const note = (found: string | undefined): void => {
    if (found !== undefined && damage === undefined) print(`The database cannot be read: ${found}`);
    if (found === undefined && damage !== undefined) print('The database can be read again.');
    damage = found;
  };

  return {
    /** Throws when the database does not answer, or the last check found damage. */
    ping: (): void => {
      if (damage !== undefined) throw new Error(damage);
      read.get();
    },
    /** Reads all pages in another thread, while answers go on, and says in one line what it finds. Never rejects. */
    check: async (): Promise<void> => {
      try {
        note(await checkInThread(database.location() ?? ''));
      } catch (error) {
        if (!isHindrance(error)) note(reasonOf(error));
      }
    },
  };
};
