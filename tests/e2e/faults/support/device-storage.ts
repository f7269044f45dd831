import type { Page } from 'playwright-core';
import * as v from 'valibot';

const pendingRecords = v.array(v.object({ seq: v.number(), write: v.looseObject({ kind: v.string() }) }));
const addition = v.object({ kind: v.literal('entry.create'), entry: v.object({ name: v.string() }) });

type PendingWrite = v.InferOutput<typeof pendingRecords>[number]['write'];

/** All rows of a store in one of the page's databases; empty if the database does not exist. */
export const rowsInStore = (page: Page, database: string, store: string): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([name, storeName]) => {
      const known = await indexedDB.databases();
      // `open` would create a missing database without its stores.
      if (!known.some((found) => found.name === name)) return [];
      return new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(String(opening.error))));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(storeName).objectStore(storeName).getAll();
          reading.addEventListener('error', () => reject(new Error(String(reading.error))));
          reading.addEventListener('success', () => resolve(reading.result));
          opening.result.close();
        });
      });
    },
    [database, store] as const,
  );

const cachedRows = v.array(v.object({ kind: v.string(), id: v.string() }));

/** The kinds of cached rows: `sheets`, `parameters`, and for lines the id of the sheet. */
export async function cachedParts(page: Page): Promise<readonly string[]> {
  const rows = v.parse(cachedRows, await rowsInStore(page, 'mon-budget-cache', 'rows'));
  return rows.map(({ kind, id }) => (kind === 'content' ? id : kind)).toSorted();
}

/** The pending writes of all users of the browser, oldest first. */
export async function pendingWrites(page: Page): Promise<readonly PendingWrite[]> {
  return v
    .parse(pendingRecords, await rowsInStore(page, 'mon-budget-outbox', 'records'))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ write }) => write);
}

/** The names of the lines that wait to be sent. */
export async function pendingNames(page: Page): Promise<readonly string[]> {
  const additions = (await pendingWrites(page)).map((write) => v.safeParse(addition, write));
  return additions.flatMap(({ success, output }) => (success ? [output.entry.name] : []));
}

/** All stored data of users; empty after a sign-out. The theme and the language belong to the device. */
export async function storedUserData(page: Page): Promise<readonly unknown[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const rows = [
    await cachedParts(page),
    await rowsInStore(page, 'mon-budget-outbox', 'records'),
    await rowsInStore(page, 'mon-budget-tombstones', 'tombstones'),
    await rowsInStore(page, 'mon-budget-imports', 'imports'),
    await rowsInStore(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage'),
  ];
  return [...keys.filter((key) => !key.startsWith('user-')), ...rows.flat()];
}
