import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sheetDateOf } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { openApp } from '../support/app.ts';
import { pressEverything, watchPresses } from '../support/presses.ts';
import { useStage } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';

const stage = useStage();
const labels = words.fr;

async function openDialog(name: string, viewport: { width: number; height: number }) {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `${name}@exemple.fr`, camille.password);
  const today = seedSheet(0, sheetDateOf(new Date()));
  const lines = Array.from({ length: 30 }, (_, index) => ({ ...seedEntry(index, 5), paid: false }));
  await put([sheetDocument(today), ...lines.map((line) => entryDocument(today, 'outDay', line))]);
  const app = await openApp({ browser, origin: server.origin, words: labels, viewport, session });
  const { page } = app;
  await watchPresses(page);
  await page.goto(server.origin);
  const tab = page.getByRole('tab', { name: textOf('fr', 'situation.title') });
  const opener = page.getByRole('button', { name: labels.newSheet, exact: true });
  await tab.or(opener).first().waitFor();
  if (await tab.isVisible()) await tab.click();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: labels.newSheet });
  const date = dialog.getByRole('textbox', { name: textOf('fr', 'newSheet.date') });
  await date.waitFor();
  return { ...app, dialog, date };
}

const scrolling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
      .map((element) => element.id.replace(/^.*-/u, '')),
  );

// Source: docs/specification.md#nothing-moves, docs/specification.md#picker-problem, docs/specification.md#new-sheet-taken.
test.each(tried([1440, 360], (width) => width === 1440))(
  'moves no control when a press blurs a field with a refused or taken date at %i px',
  async (width) => {
    const app = await openDialog(`typed-dates-${width}`, { width, height: width === 360 ? 780 : 900 });
    const { page, date, dialog } = app;
    // The error disappears when another date is typed, so each press needs a refused date.
    const typed = [new Date().toLocaleDateString('fr-FR'), '31/02/2027'];
    for (const text of typed) {
      const { faults, count } = await pressEverything(page, width === 360, () => date.fill(text), '[role="dialog"]');
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(5);
    }
    await date.fill('31/02/2027');
    await date.press('Enter');
    await dialog.getByRole('alert').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await app.context.close();
  },
);

const windows = [
  { title: 'a low window', viewport: { width: 1440, height: 450 } },
  { title: 'a window of 1440 × 900 px at 200 %', viewport: { width: 720, height: 450 } },
];

// Source: docs/specification.md#new-sheet-low-window.
// Both windows are equally low, but the narrow window has less space.
test.each(tried(windows, ({ title }) => title === 'a low window'))(
  'shortens the preview to one sentence in $title, and scrolls only the body',
  async ({ viewport }) => {
    const app = await openDialog(`low-${viewport.width}`, viewport);
    const { page, dialog } = app;
    const preview = dialog.locator('summary');
    expect(await preview.textContent()).toMatch(/^Reprend 30 dépenses de la feuille du /u);
    expect(await dialog.getByRole('list').filter({ visible: true }).count()).toBe(0);
    const inView = () =>
      dialog.getByRole('button', { name: labels.createSheet }).evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await inView()).toBe(true);
    await preview.click();
    await dialog.getByRole('list').first().waitFor();
    expect(await scrolling(page)).toEqual(['body']);
    expect(await inView()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await app.context.close();
  },
);
