import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { openSignedIn } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;

async function openPhone() {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, 'swipe@exemple.fr', camille.password);
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  const lines = [0, 1, 2, 3].map((index) => ({ ...seedEntry(index, 5), name: `Line ${index}`, paid: false }));
  await put([sheetDocument(sheet), ...lines.map((line) => entryDocument(sheet, 'outDay', line))]);
  const viewport = { width: 360, height: 780 };
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
  const touches = await app.page.context().newCDPSession(app.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** Swipes across a row in a third of a second; calls `meanwhile` before the finger lifts. */
  const swipe = async (row: Locator, across: number, { from = 180, down = 0, meanwhile = async () => {} } = {}) => {
    const middle = await row.evaluate((element) => element.getBoundingClientRect().top + element.clientHeight / 2);
    await touch('touchStart', { x: from, y: middle });
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', { x: from + (across * step) / 8, y: middle + (down * step) / 8 });
      await app.page.waitForTimeout(40);
    }
    await meanwhile();
    await touch('touchEnd');
  };
  return { app, swipe };
}

// Source: docs/specification.md#swipe.
test('ticks a row by a swipe to the right, deletes a row by a swipe to the left, and ignores other moves', async () => {
  const { app, swipe } = await openPhone();
  const { page } = app;
  const row = (index: number) => app.row(labels.daily, `Line ${index},`);
  const paid = (index: number) => row(index).getByRole('checkbox').isChecked();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  let background = '';
  await swipe(row(0), 110, {
    meanwhile: async () => {
      background = (await row(0).locator('.swipe-background').textContent()) ?? '';
      expect(await width()).toBe(360);
    },
  });
  expect(background).toBe('Payé');
  await expect.poll(() => paid(0)).toBe(true);
  await expect.poll(() => row(0).locator('.swipe-background').count()).toBe(0);

  // These swipes are too short, vertical, or start at the edge of the screen.
  await swipe(row(1), 70);
  await swipe(row(1), 110, { down: 120 });
  await swipe(row(1), 150, { from: 20 });
  expect([await paid(1), await page.getByRole('dialog').count()]).toEqual([false, 0]);

  await swipe(row(2), -110, { from: 260 });
  await row(2).waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await row(2).waitFor();
  await row(1)
    .getByRole('button', { name: /Line 1/ })
    .tap();
  await page.getByRole('dialog', { name: 'Line 1' }).waitFor();
  expect(app.complaints).toEqual([]);
  await app.close();
});
