import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  type SeededAccount,
  seedAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../support/seed.ts';
import { words } from '../support/words.ts';
import { camille } from './support/account.ts';
import { openSignedIn } from './support/app.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const said = words.fr;

// A million, a wide credit, an unpaid amount in bold, and small ones; the first two are copied.
const values = [1_234_567.89, 12.5, 1_000_000, 999_999.99, 34.5];
const longName = 'Remboursement anticipé emprunt';

let account: SeededAccount;

beforeAll(async () => {
  account = await seedAccount(stage.server, 'widths@exemple.fr', camille.password);
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  const lines = values.map((value, index) => ({
    ...seedEntry(index, value),
    name: index === 1 ? longName : `Ligne ${index}`,
    debit: index !== 2,
    copy: index < 2 ? '2026-10-1' : '',
  }));
  await account.put([sheetDocument(sheet), ...lines.map((line) => entryDocument(sheet, 'outDay', line))]);
});

const open = (viewport: { width: number; height: number }) =>
  openSignedIn({
    browser: stage.browser,
    origin: stage.server.origin,
    words: said,
    viewport,
    session: account.session,
  });

/** Where the text of each element that a selector finds is, in CSS pixels, and whether it is cut. */
const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1;
      return { text: element.textContent, left, right, top, bottom, isCut };
    }),
  );

const signsOf = (page: Page) =>
  page
    .locator('.row-outDay .sign-toggle')
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().left));

test('on a board the signs stand below each other whatever the amounts', async () => {
  const app = await open({ width: 1440, height: 900 });
  const { page } = app;
  const signs = await signsOf(page);
  expect(signs).toHaveLength(values.length);
  expect(new Set(signs).size).toBe(1);
  await app.close();
});

// Source: docs/specification.md#row-copied.
test('on a phone, too, and a copied name has the line for itself', async () => {
  const app = await open({ width: 320, height: 640 });
  const { page } = app;
  const signs = await signsOf(page);
  expect(new Set(signs).size).toBe(1);
  const [mark] = await textsOf(page, '.row-copy');
  const [name] = await textsOf(page, '.row-name');
  expect(mark).toMatchObject({ text: ' (2026-10-1)', isCut: false });
  expect((mark?.top ?? 0) - (name?.top ?? 0)).toBeGreaterThan(12);
  await app.close();
});
