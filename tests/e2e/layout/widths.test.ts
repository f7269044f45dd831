import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  provisionDocument,
  type SeededAccount,
  seedAccount,
  seedEntry,
  seedId,
  seedSheet,
  sheetDocument,
} from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { openSignedIn, visit } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;

// A million, a wide credit, a bold unpaid amount, and small amounts. The first two lines are copies.
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
  const tax = { periodicity: 'annuelle', price: 1_234_567.89, start: 'septembre 2026', monthlyPayment: 102_881 };
  await account.put([
    sheetDocument(sheet),
    ...lines.map((line) => entryDocument(sheet, 'outDay', line)),
    ...lines.map((line) => entryDocument(sheet, 'moneySaving', { ...line, debit: true })),
    provisionDocument(sheet, {
      ...tax,
      id: seedId('provision', 0),
      name: 'Impôts',
      numberMonthlyPayments: 12,
      deductions: '',
    }),
  ]);
});

const open = (viewport: { width: number; height: number }) =>
  openSignedIn({
    browser: stage.browser,
    origin: stage.server.origin,
    words: labels,
    viewport,
    session: account.session,
  });

/** The text box of each matching element in CSS pixels, and whether its text is cut. */
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

const showFull = (page: Page) =>
  page
    .getByRole('radio', { name: textOf('fr', 'provisions.full') })
    .first()
    .check({ force: true });

const signsOf = (page: Page) =>
  page
    .locator('.row-outDay .sign-toggle')
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().left));

test('aligns the signs when all amounts are shown, and leaves no gaps between payments', async () => {
  const app = await open({ width: 1440, height: 900 });
  const { page } = app;
  const signs = await signsOf(page);
  expect(signs).toHaveLength(values.length);
  expect(new Set(signs).size).toBe(1);

  await showFull(page);
  const [monthly, count] = await textsOf(page, '.provision-payments .amount');
  expect([monthly?.text, count?.text]).toEqual(['102881', '× 12']);
  expect((count?.left ?? 0) - (monthly?.right ?? 0)).toBeLessThan(6);
  await app.close();
});

// Source: docs/specification.md#row-copied.
test('truncates no amount on a phone, and shows a copied name on a separate line', async () => {
  const app = await open({ width: 320, height: 640 });
  const { page } = app;
  const signs = await signsOf(page);
  expect(new Set(signs).size).toBe(1);
  const [mark] = await textsOf(page, '.row-copy');
  const [name] = await textsOf(page, '.row-name');
  expect(mark).toMatchObject({ text: ' (2026-10-1)', isCut: false });
  expect((mark?.top ?? 0) - (name?.top ?? 0)).toBeGreaterThan(12);

  await page.getByRole('tab', { name: labels.provisions }).click();
  await showFull(page);
  const facts = await textsOf(page, '.provision-facts > span');
  const [end] = await textsOf(page, '.provision-facts');
  expect(facts.filter(({ isCut }) => isCut).map(({ text }) => text)).toEqual(['annuelle', 'septembre 2026']);
  expect(facts.at(-1)?.text).toBe(' · 102881 × 12');
  expect(end?.isCut).toBe(false);

  await visit(page, '/moneySaving');
  const field = page.getByPlaceholder(textOf('fr', 'savings.newName'));
  const isWhole = await field.evaluate((input: HTMLInputElement) => {
    input.value = input.placeholder;
    return input.scrollWidth <= input.clientWidth;
  });
  expect(isWhole).toBe(true);
  await app.close();
});

test('keeps every page within the width of a phone', async () => {
  const app = await open({ width: 320, height: 640 });
  const { page } = app;
  const widths: Record<string, number> = {};
  const measure = async (name: string) => {
    widths[name] = await page.evaluate(() => document.documentElement.scrollWidth);
  };
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await measure(await tab.innerText());
  }
  for (const view of await page.getByRole('radio').all()) {
    await view.check({ force: true });
    await measure(`provisions, ${await view.evaluate(({ parentElement }) => parentElement?.textContent ?? '')}`);
  }
  expect(Object.keys(widths)).toHaveLength(7);
  expect(Object.entries(widths).filter(([, width]) => width > 320)).toEqual([]);
  await app.close();
});

// Source: docs/specification.md#selection.
test('truncates no label of the selection bar on a phone', async () => {
  const app = await open({ width: 320, height: 640 });
  const { page, row } = app;
  await row(labels.daily, 'Ligne 4').locator('[data-cell="open"]').focus();
  await page.keyboard.press('Shift+Space');
  await page.getByRole('toolbar').waitFor();
  const shown = (await textsOf(page, '[role="toolbar"] [data-words]')).filter(({ left, right }) => left < right);
  expect(shown.map(({ text, isCut }) => [text, isCut])).toEqual([
    [textOf('fr', 'selection.untick'), false],
    [textOf('fr', 'selection.nextShort'), false],
    [textOf('fr', 'entry.delete'), false],
  ]);
  await app.close();
});

test('centres the columns and the header in a very wide window', async () => {
  const app = await open({ width: 2560, height: 900 });
  const edges = await app.page.evaluate(() =>
    ['.board', 'header svg', 'footer > :last-child'].map((selector) => {
      const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? { left: 0, right: 0 };
      return [Math.round(left), Math.round(right)];
    }),
  );
  expect(edges).toEqual([
    [440, 2120],
    [440, expect.any(Number)],
    [expect.any(Number), 2116],
  ]);
  await app.close();
});
