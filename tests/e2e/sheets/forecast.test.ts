import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { openApp } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const stage = useStage();
const labels = words.en;
const setDay = textOf('en', 'forecast.setDayOf', { name: 'Water' });

// Source: docs/specification.md#forecast-set-due-day, docs/specification.md#due-day.
test('copies the due day of a charge into the next month by keyboard', async () => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, 'due-day@example.com', camille.password);
  const november = { ...seedSheet(0, toSheetDate(2026, 11, 1)), accountBalance: 500 };
  const water = { ...seedEntry(0, 28.5), name: 'Water', day: 1, paid: false };
  await put([sheetDocument(november), entryDocument(november, 'outMonth', water)]);
  const app = await openApp({ browser, origin: server.origin, words: labels, session });
  const { page } = app;
  await page.clock.setFixedTime(new Date(2026, 10, 22, 10, 30));
  await page.goto(server.origin);
  await app.row(labels.charges, 'Water').waitFor();
  await app.saved();

  await page.keyboard.press('Alt+p');
  const panel = page.getByRole('region', { name: textOf('en', 'forecast.panel') });
  await panel.waitFor();
  const line = panel.getByRole('row', { name: /Water/u });
  const balance = (day: string) => panel.locator(`[data-figure="forecastDay"][data-day="${day}"]`).textContent();
  const typeDay = async () => {
    await line.getByRole('button', { name: setDay }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect.poll(() => balance('2026-11-25')).toBe('+471.50');
  };
  expect(await balance('2026-11-22')).toBe('+471.50');
  await typeDay();
  expect(await line.getByRole('button').count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+z');
  await line.getByRole('button', { name: setDay }).waitFor();
  await typeDay();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: labels.newSheet, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: labels.newSheet });
  await dialog.getByRole('button', { name: /^1 Dec/u }).click();
  await dialog.getByRole('button', { name: labels.createSheet }).click();
  await dialog.waitFor({ state: 'detached' });
  await app.row(labels.charges, 'Water').getByRole('button', { name: 'Day 25th' }).waitFor();
  await page.keyboard.press('Alt+p');
  await line.waitFor();
  await expect.poll(() => balance('2026-12-25')).toBe('+471.50');
  await app.saved();
  await app.close();
});

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : NaN;
};

// Source: docs/specification.md#forecast-height, docs/specification.md#forecast-income-days.
test('leaves no empty space in the forecast, and adds a row for income without a due day', async () => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, 'no-hole@example.com', camille.password);
  const november = { ...seedSheet(0, toSheetDate(2026, 11, 1)), accountBalance: 500 };
  const salary = { ...seedEntry(0, 2000), name: 'Salary', dueDay: 28, paid: false };
  await put([sheetDocument(november), entryDocument(november, 'in', salary)]);
  const app = await openApp({ browser, origin: server.origin, words: labels, session });
  const { page } = app;
  await page.clock.setFixedTime(new Date(2026, 10, 22, 10, 30));
  await page.goto(server.origin);
  const block = app.region(textOf('en', 'forecast.title'));
  const last = block.locator('[data-figure="forecastEnd"]');
  await last.waitFor();
  const room = async () => (await bottomOf(block)) - (await bottomOf(last));
  expect(await room()).toBeLessThan(12);

  await page.getByRole('button', { name: 'Day 28th' }).click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  const setDays = block.getByRole('button', { name: textOf('en', 'forecast.setTheirDays') });
  await setDays.waitFor();
  expect(await room()).toBeLessThan(12 + 48);
  const starts = await Promise.all(
    [setDays, block.getByText(textOf('en', 'forecast.incomeNotCounted'))].map((part) =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().left);
      }),
    ),
  );
  expect(starts[0]).toBe(starts[1]);
  await app.saved();
  await app.close();
});
