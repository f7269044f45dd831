import type { Page } from 'playwright-core';
import { parametersFields } from '../../src/api/budget/mapping/parameters-document.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import type { EntryCollection, Sheet } from '../../src/domain/sheet/sheet.ts';
import { keepSession } from '../e2e/support/app.ts';
import {
  entryDocument,
  type SeededAccount,
  seedAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../support/seed.ts';
import type { SharedServer } from '../support/server.ts';

export const collections: readonly EntryCollection[] = ['in', 'outDay', 'outMonth', 'moneySaving'];

/** `count` lines in each collection of a sheet. */
export const linesOf = (sheet: Sheet, count: number) =>
  collections.flatMap((collection) =>
    Array.from({ length: count }, (_, index) => entryDocument(sheet, collection, seedEntry(index, 12.34))),
  );

// Suggestions for the letter L.
const parameters = { operations: ['Laundry', 'Library', 'Lunch'] };

let people = 0;

/** Seeds an account with two sheets. Each collection has `entries` lines in the newer sheet and ten in the older sheet. */
export async function seedSheets(server: SharedServer, entries: number): Promise<SeededAccount> {
  people += 1;
  const account = await seedAccount(server, `bench-${people}@example.com`, 'orange-bleu-42');
  const [older, newer] = [seedSheet(0, toSheetDate(2026, 10, 1)), seedSheet(1, toSheetDate(2026, 11, 1))];
  await account.put([
    { path: 'parameters', fields: parametersFields(parameters) },
    ...[older, newer].map(sheetDocument),
    ...linesOf(older, 10),
    ...linesOf(newer, entries),
  ]);
  return account;
}

/** Stores the session of the user in the browser, without budget data. */
export async function storeUser(page: Page, origin: string, { session, localId, email }: SeededAccount) {
  await keepSession(page, origin, session);
  await page.evaluate((person) => localStorage.setItem('last-person', person), JSON.stringify({ uid: localId, email }));
}

/** Throttles the processor only during `run`, because a throttled page uses a core even while idle and slows other pages. */
export async function throttled(page: Page, rate: number): Promise<<T>(run: () => Promise<T>) => Promise<T>> {
  const devtools = await page.context().newCDPSession(page);
  const slowTo = (factor: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return async (run) => {
    await slowTo(rate);
    try {
      return await run();
    } finally {
      await slowTo(1);
    }
  };
}
