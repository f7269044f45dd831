import * as v from 'valibot';
import type { Parameters } from '../../../domain/parameters/parameters.ts';
import type { Sheet, SheetContent } from '../../../domain/sheet/sheet.ts';
import { type CacheDatabase, connectCache } from './cache-database.ts';
import { content, parameters, sheet } from '../outbox/record-shapes.ts';
import { fromStoredSheet, type StoredSheet, toStoredSheet } from '../stored-sheet.ts';

/**
 * The last known state of each person's budget on this device, to show before the server answers. It may vanish at any time.
 * No call rejects: where the browser keeps nothing, nothing is known.
 */
export type CacheStore = {
  readonly sheets: (uid: string) => Promise<readonly Sheet[] | undefined>;
  readonly keepSheets: (uid: string, sheets: readonly Sheet[]) => Promise<void>;
  readonly content: (uid: string, sheetId: string) => Promise<SheetContent | undefined>;
  readonly keepContent: (uid: string, sheetId: string, content: SheetContent) => Promise<void>;
  readonly parameters: (uid: string) => Promise<Parameters | undefined>;
  readonly keepParameters: (uid: string, parameters: Parameters) => Promise<void>;
  /** The ids of the sheets whose lines are kept. */
  readonly keptSheets: (uid: string) => Promise<readonly string[]>;
  /** Forgets one sheet's lines. */
  readonly dropContent: (uid: string, sheetId: string) => Promise<void>;
  /** Removes everything of everybody: at the person's own sign-out. */
  readonly clear: () => Promise<void>;
};

type Kind = 'sheets' | 'content' | 'parameters';

// Raised when the shape of what is kept changes: rows of another format are dropped when they are met.
const format = 1;

const sheets: v.GenericSchema<readonly StoredSheet[]> = v.array(sheet);

/**
 * Opens the store; it is made when there is none. `isHere` says whether somebody has not left this device: what is still on
 * its way when they leave is kept no more.
 */
export function createCacheStore(isHere: (uid: string) => boolean = () => true): CacheStore {
  const { database, drop } = connectCache();

  const attempt = async <T>(use: (opened: CacheDatabase) => Promise<T>): Promise<T | undefined> => {
    try {
      const opened = await database();
      return opened && (await use(opened));
    } catch {
      return undefined;
    }
  };

  const read = <T>(shape: v.GenericSchema<T>, uid: string, kind: Kind, id = ''): Promise<T | undefined> =>
    attempt(async (opened) => {
      const row = await opened.get('rows', [uid, kind, id]);
      if (row?.v === format && v.is(shape, row.value)) return row.value;
      if (row) await opened.delete('rows', [uid, kind, id]);
      return undefined;
    });

  const keep = async (value: unknown, uid: string, kind: Kind, id = ''): Promise<void> => {
    await attempt(async (opened) => {
      if (isHere(uid)) await opened.put('rows', { v: format, uid, kind, id, value });
    });
  };

  const forget = async (uid: string, kind: Kind, id = ''): Promise<void> => {
    await attempt((opened) => opened.delete('rows', [uid, kind, id]));
  };

  const isCleared = () =>
    attempt(async (opened) => {
      await opened.clear('rows');
      return true;
    });

  // Opened eagerly: the first render reads it.
  void database();

  return {
    sheets: async (uid) => (await read(sheets, uid, 'sheets'))?.map(fromStoredSheet),
    keepSheets: (uid, known) => keep(known.map(toStoredSheet), uid, 'sheets'),
    content: (uid, sheetId) => read(content, uid, 'content', sheetId),
    keepContent: (uid, sheetId, known) => keep(known, uid, 'content', sheetId),
    parameters: (uid) => read(parameters, uid, 'parameters'),
    keepParameters: (uid, known) => keep(known, uid, 'parameters'),
    keptSheets: async (uid) => {
      const keys = await attempt((opened) => opened.getAllKeysFromIndex('rows', 'kind', [format, uid, 'content']));
      return (keys ?? []).map(([, , sheetId]) => sheetId);
    },
    dropContent: (uid, sheetId) => forget(uid, 'content', sheetId),
    clear: async () => {
      // Where clearing fails, the database is deleted.
      if (!(await isCleared())) await drop();
    },
  };
}
