import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { type App, openSignedIn } from '../support/app.ts';
import { press } from '../support/keys.ts';
import { watchPresses } from '../support/presses.ts';
import { useStage } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const stage = useStage();
const labels = words.fr;

const november = seedSheet(1, toSheetDate(2026, 11, 1));
const october = seedSheet(0, toSheetDate(2026, 10, 1));

const line = (index: number, name: string, value: number) => ({ ...seedEntry(index, value), name });

/** Opens November; November and October have groceries at different amounts, October also has fuel, November the rent. */
async function open(viewport: { readonly width: number; readonly height: number }): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `usual-${viewport.width}@exemple.fr`, camille.password);
  const entries = [
    entryDocument(november, 'outDay', line(1, 'Courses', 62.19)),
    entryDocument(november, 'outMonth', line(2, 'Loyer', 1845)),
    entryDocument(october, 'outDay', line(3, 'Courses', 84.27)),
    entryDocument(october, 'outDay', line(4, 'Essence', 1258.1)),
  ];
  await put([sheetDocument(november), sheetDocument(october), ...entries]);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
  await app.saved();
  return app;
}

const amountIn = ({ page }: App) => page.locator('form').getByLabel(labels.amount, { exact: true });

// Source: docs/specification.md#usual-amount.
test('adds the usual amount by name, Tab, Tab and Enter, without a request', async () => {
  const app = await open({ width: 1280, height: 800 });
  const { page } = app;
  // Opening October stores it on the device.
  await page.getByRole('button', { name: labels.older }).click();
  await app.row(labels.daily, 'Essence').waitFor();
  await page.getByRole('button', { name: labels.newer }).click();
  await app.row(labels.daily, 'Essence').waitFor({ state: 'detached' });
  const form = app.region(labels.daily).locator('form');
  const amount = form.getByLabel(labels.amount, { exact: true });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await form.getByLabel(labels.day, { exact: true }).fill('5');
  await form.getByLabel(labels.name, { exact: true }).focus();
  await page.keyboard.type('courses');
  await press(page, 'Tab');
  expect(await amount.getAttribute('placeholder')).toBe('0,00');
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await page.keyboard.type('essence');
  await press(page, 'Tab');
  expect(await amount.getAttribute('placeholder')).toBe('1258,10');
  expect(calls.filter((url) => url.includes(october.id))).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await press(page, 'Tab', 'Enter');
  await app.row(labels.daily, 'essence, jour 5').waitFor();
  expect(app.complaints).toEqual([]);
  await app.close();
});

// Source: docs/specification.md#usual-amount.
test('inserts the usual amount by a button on a phone, moves nothing and keeps the on-screen keyboard open', async () => {
  const app = await open({ width: 360, height: 640 });
  const { page } = app;
  await watchPresses(page);
  await page.reload();
  await page.getByRole('tab', { name: 'Charges' }).tap();
  const amount = amountIn(app);
  await page.locator('form').getByLabel(labels.name, { exact: true }).tap();
  await page.keyboard.type('Loyer');
  await amount.tap();
  const button = page.getByRole('button', { name: /^D'habitude 1.845,00$/u });
  await button.waitFor();
  const { height } = (await button.boundingBox()) ?? { height: 0 };
  expect(height).toBe(44);
  expect(await violationsOf(page)).toEqual([]);
  await button.tap();
  expect(await amount.inputValue()).toBe('1845,00');
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await button.count()).toBe(0);
  expect(await page.evaluate(() => globalThis.presses?.faults)).toEqual([]);
  await app.context.close();
});
