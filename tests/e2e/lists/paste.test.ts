import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { everyCall, cutConnection, injectFault, dispatchOnline } from '../faults/support/network.ts';
import { camille } from '../support/account.ts';
import { openApp } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const stage = useStage();
const labels = words.en;
const lineCount = 200;

/** Opens November's sheet with one line, and 200 lines on the clipboard. */
async function openSheet(name: string, viewport: { width: number; height: number }) {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `${name}@example.com`, camille.password);
  const november = seedSheet(0, toSheetDate(2026, 11, 1));
  await put([sheetDocument(november), entryDocument(november, 'outDay', seedEntry(0, 5))]);
  const app = await openApp({ browser, origin: server.origin, words: labels, viewport, session });
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await app.page.goto(server.origin);
  await app.saved();
  const lines = Array.from(
    { length: lineCount },
    (_, index) => `11/${1 + (index % 28)}/2026\tBakery ${index % 3}\t-$1,234.56`,
  );
  const copied = ['Date\tDescription\tAmount', ...lines].join('\r\n');
  await app.page.evaluate((text) => navigator.clipboard.writeText(text), copied);
  return app;
}

// Source: docs/specification.md#paste, docs/specification.md#lines-together.
test('pastes and undoes 200 lines by keyboard offline, then sends each action as one commit', async () => {
  const app = await openSheet('two-hundred', { width: 1440, height: 900 });
  const { page, context, region } = app;
  const sizes: number[] = [];
  page.on('response', (response) => {
    const body: unknown = response.url().endsWith(':commit') ? response.request().postDataJSON() : undefined;
    if (typeof body === 'object' && body !== null && 'writes' in body && Array.isArray(body.writes))
      sizes.push(body.writes.length);
  });
  const cut = await injectFault(page, everyCall, cutConnection);
  const count = region(labels.daily).getByRole('heading').locator('..');
  const pasteAll = async () => {
    await region(labels.daily).getByRole('combobox').focus();
    await page.keyboard.press('Control+v');
    await page.getByRole('dialog', { name: 'Paste 200 lines' }).waitFor();
  };
  await pasteAll();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => count.textContent()).toContain('201');
  await page.keyboard.press('Control+z');
  await expect.poll(() => count.textContent()).not.toContain('201');
  await pasteAll();
  await page.keyboard.press('Enter');
  await expect.poll(() => count.textContent()).toContain('201');
  expect(sizes).toEqual([]);
  cut.end();
  await dispatchOnline(page);
  await app.saved();
  expect(sizes.filter((size) => size > 1)).toEqual([200, 200, 200]);
  expect(app.complaints).toEqual([]);
  await context.close();
});

// Source: docs/specification.md#paste.
test('closes the paste dialog by Back on a phone, and keeps the typed text', async () => {
  const app = await openSheet('pasted-on-touch', { width: 360, height: 640 });
  const { page, context } = app;
  await page.getByRole('tab', { name: 'Expenses' }).tap();
  const field = page.locator('[data-bottom-bar]').getByRole('combobox');
  await field.fill('Bak');
  await field.press('Control+v');
  const dialog = page.getByRole('dialog', { name: 'Paste 200 lines' });
  await dialog.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const add = dialog.getByRole('button', { name: 'Add 200 lines' });
  const [sheet, button] = [await dialog.boundingBox(), await add.boundingBox()];
  expect(sheet).toMatchObject({ x: 0, width: 360 });
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(640);
  const fieldLabels = dialog.locator('label:has(input)');
  const sizes = await dialog
    .getByRole('button')
    .or(fieldLabels)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await field.inputValue()).toBe('Bak');
  await context.close();
});
