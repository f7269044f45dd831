import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { entryDocument, seedEntry } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { textOf } from '../../support/texts.ts';
import { seedBudget, sheet } from '../faults/support/budget.ts';
import { openSignedIn } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;

const entries = Array.from({ length: 100 }, (_, index) => entryDocument(sheet, 'outDay', seedEntry(index, 1)));

const open = async (viewport: { width: number; height: number }) => {
  const { browser, server } = stage;
  const { session } = await seedBudget(server, entries);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
  await app.saved();
  return app;
};

const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('drafts:') ? value : [])));

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

const isInViewport = (element: Locator) =>
  element.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === field;
  });

// Source: docs/specification.md#line-draft.
test('reopens an edited cell of a long list after a reload without moving the focus', async () => {
  const app = await open({ width: 1440, height: 900 });
  const { page } = app;
  const row = (position: number) =>
    app.region(labels.daily).locator(`[aria-setsize="100"][aria-posinset="${position}"]`);
  await app.region(labels.daily).getByRole('listitem').first().hover();
  await page.mouse.wheel(0, 100_000);
  await row(95)
    .getByRole('button', { name: new RegExp(`^${labels.name} `, 'u') })
    .click();
  const field = row(95).getByRole('textbox', { name: labels.name });
  await field.fill('Courses du soir');
  await expect.poll(() => drafts(page)).toEqual([expect.stringContaining('Courses du soir')]);
  await page.reload();
  await page.getByText(textOf('fr', 'notice.entryRestored')).waitFor();
  await expect.poll(() => isInViewport(field)).toBe(true);
  expect([await field.inputValue(), await isFocused(field)]).toEqual(['Courses du soir', false]);
  // Editing another cell keeps the draft.
  await row(96)
    .getByRole('button', { name: new RegExp(`^${labels.amount} `, 'u') })
    .click();
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('Courses du soir');
  await field.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await app.row(labels.daily, 'Courses du soir!').waitFor();
  expect(await drafts(page)).toEqual([]);
  await app.context.close();
});

// Source: docs/specification.md#row-problem.
test('shows the whole reason for a refused day in a row', async () => {
  const app = await open({ width: 1440, height: 900 });
  const list = app.region(labels.daily).getByRole('list');
  const row = list.getByRole('listitem').nth(1);
  await row.getByRole('button', { name: new RegExp(`^${labels.day} `, 'u') }).click();
  await row.getByRole('textbox', { name: labels.day }).fill('45');
  const problem = row.getByRole('alert');
  expect(await problem.textContent()).toBe(textOf('fr', 'problem.day'));
  const [note, place] = [await problem.boundingBox(), await list.boundingBox()];
  expect(note?.x).toBeGreaterThanOrEqual(place?.x ?? Infinity);
  await app.page.keyboard.press('Escape');
  await app.close();
});

// Source: docs/specification.md#line-draft, docs/specification.md#line-resumed.
test('reopens the dialog of a line after each reload', async () => {
  const app = await open({ width: 360, height: 780 });
  const { page } = app;
  await page.getByRole('tab', { name: labels.situation }).tap();
  await page.getByRole('listitem', { name: 'Salary' }).getByRole('button').first().tap();
  const dialog = page.getByRole('dialog', { name: 'Salary' });
  const field = dialog.getByRole('textbox', { name: labels.name });
  await field.fill('Salaire');
  await expect.poll(() => drafts(page)).toEqual([expect.stringContaining('Salaire')]);
  await page.reload();
  await dialog.getByText(textOf('fr', 'notice.entryRestored')).waitFor();
  expect([await field.inputValue(), await isFocused(field)]).toEqual(['Salaire', false]);
  const resume = page.getByRole('button', { name: textOf('fr', 'entry.resume') });
  await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(true);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    await page.getByText(textOf('fr', 'notice.changeDropped')).waitFor();
    expect([await dialog.count(), await drafts(page)]).toEqual([0, []]);
    await resume.tap();
    await dialog.waitFor();
    expect([await field.inputValue(), await resume.count()]).toEqual(['Salaire', 0]);
  }
  await dialog.getByRole('button', { name: textOf('fr', 'entry.save'), exact: true }).tap();
  await page.getByRole('tab', { name: labels.situation }).tap();
  await page.getByRole('listitem', { name: 'Salaire' }).waitFor();
  await expect.poll(() => page.evaluate(() => 'overlay' in history.state)).toBe(false);
  expect(await drafts(page)).toEqual([]);
  await app.context.close();
});
