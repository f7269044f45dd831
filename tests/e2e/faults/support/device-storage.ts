import type { Page } from 'playwright-core';
import * as v from 'valibot';

const waitingRecords = v.array(v.object({ seq: v.number(), write: v.looseObject({ kind: v.string() }) }));
const addition = v.object({ kind: v.literal('entry.create'), entry: v.object({ name: v.string() }) });

type WaitingWrite = v.InferOutput<typeof waitingRecords>[number]['write'];

/** All that one of the page's own databases holds in a store; nothing when it is not there. */
export const rowsOf = (page: Page, database: string, store: string): Promise<readonly unknown[]> =>
  page.evaluate(
    async ([name, storeName]) => {
      const known = await indexedDB.databases();
      // Opening one that is not there would make it, without its stores.
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

const cacheRows = v.array(v.object({ kind: v.string(), id: v.string() }));

/** What a page's browser knows of budgets without a server: `sheets`, `parameters`, and a sheet's id for its lines. */
export async function keptParts(page: Page): Promise<readonly string[]> {
  const rows = v.parse(cacheRows, await rowsOf(page, 'mon-budget-cache', 'rows'));
  return rows.map(({ kind, id }) => (kind === 'content' ? id : kind)).toSorted();
}

/** What a page's browser keeps for the server, of everybody who used it, oldest first. */
export async function waitingWrites(page: Page): Promise<readonly WaitingWrite[]> {
  return v
    .parse(waitingRecords, await rowsOf(page, 'mon-budget-outbox', 'records'))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ write }) => write);
}

/** The names of the lines that the browser keeps for the server. */
export async function waitingNames(page: Page): Promise<readonly string[]> {
  const additions = (await waitingWrites(page)).map((write) => v.safeParse(addition, write));
  return additions.flatMap(({ success, output }) => (success ? [output.entry.name] : []));
}

/** What a page's browser holds of anybody: nothing, once they have left. A theme and a language are the device's own. */
export async function traces(page: Page): Promise<readonly unknown[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const rows = [
    await keptParts(page),
    await rowsOf(page, 'mon-budget-outbox', 'records'),
    await rowsOf(page, 'mon-budget-tombstones', 'tombstones'),
    await rowsOf(page, 'mon-budget-imports', 'imports'),
    await rowsOf(page, 'firebaseLocalStorageDb', 'firebaseLocalStorage'),
  ];
  return [...keys.filter((key) => !key.startsWith('user-')), ...rows.flat()];
}
