import * as v from 'valibot';
import type { Parameters } from '../../../domain/parameters/parameters.ts';
import type { Sheet, SheetContent } from '../../../domain/sheet/sheet.ts';
import { type CacheDatabase, connectCache } from './cache-database.ts';
import { content, parameters, sheet } from '../stored-shapes.ts';
import { fromStoredSheet, type StoredSheet, toStoredSheet } from '../stored-sheet.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * The last known budget of each user on this device, shown before the server answers. The browser may evict it at any time. No call
 * rejects: without storage the cache is empty. A call may wait for ever while another tab has another version open; `clear` has a
 * timeout.
 */
export type CacheStore = {
  readonly sheets: (uid: string) => Promise<readonly Sheet[] | undefined>;
  readonly storeSheets: (uid: string, sheets: readonly Sheet[]) => Promise<void>;
  readonly content: (uid: string, sheetId: string) => Promise<SheetContent | undefined>;
  readonly storeContent: (uid: string, sheetId: string, content: SheetContent) => Promise<void>;
  readonly parameters: (uid: string) => Promise<Parameters | undefined>;
  readonly storeParameters: (uid: string, parameters: Parameters) => Promise<void>;
  /** The ids of the sheets with cached lines. */
  readonly cachedSheetIds: (uid: string) => Promise<readonly string[]>;
  /** Removes the lines of a sheet. */
  readonly dropContent: (uid: string, sheetId: string) => Promise<void>;
  /** Removes the data of all users, on sign-out; takes two seconds at most. */
  readonly clear: () => Promise<void>;
};

type Kind = 'sheets' | 'content' | 'parameters';

// To increase when the shape of a value changes: rows of another format are deleted when read.
const format = 1;

const sheets: v.GenericSchema<readonly StoredSheet[]> = v.array(sheet);

/**
 * Opens or creates the store. Each write checks `isSignedIn`: a late answer of the server must not be stored after the sign-out.
 */
export function createCacheStore(isSignedIn: (uid: string) => boolean = () => true): CacheStore {
  const { database, drop } = connectCache();

  const withStorage = async <T>(use: (opened: CacheDatabase) => Promise<T>): Promise<T | undefined> => {
    try {
      const opened = await database();
      return opened && (await use(opened));
    } catch {
      return undefined;
    }
  };

  const read = <T>(shape: v.GenericSchema<T>, uid: string, kind: Kind, id = ''): Promise<T | undefined> =>
    withStorage(async (opened) => {
      const row = await opened.get('rows', [uid, kind, id]);
      if (row?.v === format && v.is(shape, row.value)) return row.value;
      if (row) await opened.delete('rows', [uid, kind, id]);
      return undefined;
    });

  const put = async (value: unknown, uid: string, kind: Kind, id = ''): Promise<void> => {
    await withStorage(async (opened) => {
      if (isSignedIn(uid)) await opened.put('rows', { v: format, uid, kind, id, value });
    });
  };

  const remove = async (uid: string, kind: Kind, id = ''): Promise<void> => {
    await withStorage((opened) => opened.delete('rows', [uid, kind, id]));
  };

  const isCleared = () =>
    withStorage(async (opened) => {
      await opened.clear('rows');
      return true;
    });

  // Opened eagerly: the first render reads it.
  void database();

  return {
    sheets: async (uid) => (await read(sheets, uid, 'sheets'))?.map(fromStoredSheet),
    storeSheets: (uid, value) => put(value.map(toStoredSheet), uid, 'sheets'),
    content: (uid, sheetId) => read(content, uid, 'content', sheetId),
    storeContent: (uid, sheetId, value) => put(value, uid, 'content', sheetId),
    parameters: (uid) => read(parameters, uid, 'parameters'),
    storeParameters: (uid, value) => put(value, uid, 'parameters'),
    cachedSheetIds: async (uid) => {
      const keys = await withStorage((opened) => opened.getAllKeysFromIndex('rows', 'kind', [format, uid, 'content']));
      return (keys ?? []).map(([, , sheetId]) => sheetId);
    },
    dropContent: (uid, sheetId) => remove(uid, 'content', sheetId),
    clear: async () => {
      // If clearing fails, the database is deleted.
      if (!(await withTimeout(isCleared()))) await withTimeout(drop());
    },
  };
}
