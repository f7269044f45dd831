import type { Page } from 'playwright-core';
import * as v from 'valibot';

const waitingRecords = v.array(v.object({ seq: v.number(), write: v.looseObject({ kind: v.string() }) }));
const addition = v.object({ kind: v.literal('entry.create'), entry: v.object({ name: v.string() }) });

type WaitingWrite = v.InferOutput<typeof waitingRecords>[number]['write'];

/** What a page's browser keeps for the server, of everybody who used it, oldest first. */
export async function waitingWrites(page: Page): Promise<readonly WaitingWrite[]> {
  const found = await page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    // Opening one that is not there would make it, without its stores.
    if (!known.some((database) => database.name === name)) return [];
    return new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(new Error(String(opening.error))));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('records').objectStore('records').getAll();
        reading.addEventListener('error', () => reject(new Error(String(reading.error))));
        reading.addEventListener('success', () => resolve(reading.result));
        opening.result.close();
      });
    });
  }, 'mon-budget-outbox');
  return v
    .parse(waitingRecords, found)
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ write }) => write);
}

/** The names of the lines that the browser keeps for the server. */
export async function waitingNames(page: Page): Promise<readonly string[]> {
  const additions = (await waitingWrites(page)).map((write) => v.safeParse(addition, write));
  return additions.flatMap(({ success, output }) => (success ? [output.entry.name] : []));
}
