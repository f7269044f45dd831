import type { Page } from 'playwright-core';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import type { EntryCollection, Sheet } from '../../src/domain/sheet.ts';
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

/** So many lines in each collection of a sheet. */
export const linesOf = (sheet: Sheet, count: number) =>
  collections.flatMap((collection) =>
    Array.from({ length: count }, (_, index) => entryDocument(sheet, collection, seedEntry(index, 12.34))),
  );

let people = 0;

/** An account with two sheets; each collection of the newer one holds `entries` lines, of the older one ten. */
export async function seedSheets(server: SharedServer, entries: number): Promise<SeededAccount> {
  people += 1;
  const account = await seedAccount(server, `bench-${people}@example.com`, 'orange-bleu-42');
  const [older, newer] = [seedSheet(0, toSheetDate(2026, 10, 1)), seedSheet(1, toSheetDate(2026, 11, 1))];
  await account.put([sheetDocument(older), sheetDocument(newer), ...linesOf(older, 10), ...linesOf(newer, entries)]);
  return account;
}

/** Makes the page's processor so many times slower. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
