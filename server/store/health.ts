import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { reasonOf } from '../lib/plain-error.ts';
import { isBusy, isDiskFull } from './errors.ts';
import { runInThread } from './run-in-thread.ts';

/** `quick_check` reads every page. `integrity_check` takes longer and also compares tables with their indexes. */
type Check = 'quick_check' | 'integrity_check';

/** Returns the first damage that SQLite finds, in one line; undefined for an intact file. Throws if the file cannot be read. */
export const firstDamage = (file: string, check: Check): string | undefined => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const found = String(database.prepare(`PRAGMA `.concat(check, '(1)')).get()?.[check]);
    return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ');
  } finally {
    database.close();
  }
};

export type Health = ReturnType<typeof createHealth>;

const worker = new URL('page-check-worker.ts', import.meta.url);

const checkInThread = async (file: string): Promise<string | undefined> =>
  runInThread(worker, file, v.optional(v.string()));

/** Whether a check could not run because the disk is full or the database is locked. That is no sign of damage. */
const isInconclusive = (error: unknown): boolean => isDiskFull(error) || isBusy(error);

/** Returns the device and inode of a file. Throws if the file does not exist. */
const inodeOf = (path: string): string => {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${String(dev)}:${String(ino)}`;
};

export const createHealth = (database: DatabaseSync, print: (line: string) => void = console.error) => {
  const read = database.prepare('SELECT count(*) FROM sqlite_schema');
  const file = database.location() ?? '';
  const opened = inodeOf(file);
  let damage: string | undefined;

  const report = (found: string | undefined): void => {
    if (found !== undefined && damage === undefined) print(`The database cannot be read: ${found}`);
    if (found === undefined && damage !== undefined) print('The database can be read again.');
    damage = found;
  };

  return {
    /** Throws if the database cannot be read, if its file was deleted or replaced, or if the last check found damage. */
    ping: (): void => {
      if (damage !== undefined) throw new Error(damage);
      // A process can read and write a deleted file that it has open.
      if (inodeOf(file) !== opened) throw new Error('The file of the database was replaced.');
      read.get();
    },
    /** Runs `quick_check` in a worker thread. Prints when damage appears or disappears. Never rejects. */
    check: async (): Promise<void> => {
      try {
        report(await checkInThread(file));
      } catch (error) {
        if (!isInconclusive(error)) report(reasonOf(error));
      }
    },
  };
};
