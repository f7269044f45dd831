import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import { startBrowser } from '../support/browser.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../support/seed.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { camille, signIn } from './support/account.ts';
import { openApp } from './support/app.ts';
import { words } from './support/words.ts';

const said = words.en;
let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([startBrowser(inject('chromium')), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const signedIn = async (email: string) => {
  const app = await openApp({ browser, origin: server.origin, words: said });
  await signIn(app, { ...camille, email });
  await app.region(said.situation).waitFor();
  return app;
};

describe('more entries than a page holds', () => {
  test.each([100, 101, 250])('all %i are listed, shown and summed', async (count) => {
    const email = `entries${count}@exemple.fr`;
    const { put } = await seedAccount(server, email, camille.password);
    const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
    const entries = Array.from({ length: count }, (_, index) => seedEntry(index, 0.1));
    await put([
      sheetDocument(sheet),
      ...entries.map((entry) => entryDocument(sheet, 'outDay', entry)),
      ...entries.map((entry) => entryDocument(sheet, 'in', entry)),
    ]);

    const app = await signedIn(email);
    await app.shows('outDaySum', (count / 10).toFixed(2));
    await app.shows('inSum', (count / 10).toFixed(2));
    const list = app.region(said.daily).getByRole('list', { name: said.daily });
    const seen = new Set<string>();
    await list.getByRole('listitem').first().hover();
    await expect
      .poll(
        async () => {
          const labels = await list.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? ''));
          for (const label of labels) seen.add(label.slice(0, 'Line 0000'.length));
          await app.page.mouse.wheel(0, 400);
          return seen.size;
        },
        { timeout: 30_000 },
      )
      .toBe(count);
    await app.context.close();
  });
});

test('101 sheets are all reached by the arrows', async () => {
  const count = 101;
  const { put } = await seedAccount(server, 'sheets@exemple.fr', camille.password);
  const sheets = Array.from({ length: count }, (_, index) => seedSheet(index, toSheetDate(2000 + index, 1, 1)));
  await put(sheets.map(sheetDocument));

  const app = await signedIn('sheets@exemple.fr');
  const { page } = app;
  const older = page.getByRole('button', { name: said.older });
  await app.shows('accountBalance', '100.00');
  await page.getByRole('button', { name: said.current }).waitFor({ state: 'hidden' });
  for (let index = count - 2; index >= 0; index -= 1) {
    await older.click();
    await app.shows('accountBalance', `${index}.00`);
  }
  await older.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: said.newer }).click();
  await app.shows('accountBalance', '1.00');
  await page.getByRole('button', { name: said.current }).click();
  await app.shows('accountBalance', '100.00');
  expect(app.complaints).toEqual([]);
  await app.context.close();
});
