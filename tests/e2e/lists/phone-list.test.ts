import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { type App, keepSession, openApp } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { textOf } from '../../support/texts.ts';

const stage = useStage();
const labels = words.fr;

/** Whether the top of a row's box is not covered. */
const isOnTop = (box: Element) => document.elementFromPoint(30, box.getBoundingClientRect().top + 4) === box;

/** Waits until the effects of a scroll or focus would have happened. */
const untilSettled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)));

/** Opens November on the 22nd, after October; each sheet has 40 expenses, the first 20 paid. */
async function openPhone(name: string): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `${name}@exemple.fr`, camille.password);
  const sheets = [seedSheet(1, toSheetDate(2026, 11, 1)), seedSheet(0, toSheetDate(2026, 10, 1))];
  const lines = Array.from({ length: 40 }, (_, index) => {
    const day = 1 + Math.floor((index * 3) / 4);
    return { ...seedEntry(index, 5), name: `Line ${index}`, day, paid: index < 20 };
  });
  const entries = sheets.flatMap((sheet) => lines.map((line) => entryDocument(sheet, 'outDay', line)));
  await put([...sheets.map(sheetDocument), ...entries]);
  const viewport = { width: 360, height: 780 };
  const app = await openApp({ browser, origin: server.origin, words: labels, viewport, session });
  await app.page.clock.setFixedTime(new Date(2026, 10, 22, 10, 30));
  await app.page.goto(server.origin);
  await app.row(labels.daily, 'Line 39,').waitFor();
  return app;
}

// Source: docs/specification.md#opening-place, docs/specification.md#sliding-head.
test('opens the list of a phone at today, and hides the header when the user scrolls', async () => {
  const app = await openPhone('phone-list');
  const { page } = app;
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const head = page.locator('[data-sticky-header]');
  const tops = () => head.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  const [header, card, tabs] = await tops();
  const list = { top: (tabs ?? 0) + (await head.last().evaluate((part) => part.clientHeight)), bottom: 680 };
  expect([header, card]).toEqual([0, 104]);

  const today = (await top('li[data-divider]')) - 28;
  expect((today - list.top) / (list.bottom - list.top)).toBeCloseTo(0.6, 1);

  await page.mouse.move(180, 450);
  const wheel = async (down: number) => {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, down);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + down);
  };
  await wheel(60);
  await expect.poll(tops).toEqual([-60, 44, (tabs ?? 0) - 60]);
  await wheel(200);
  await expect.poll(tops).toEqual([-(tabs ?? 0), 104 - (tabs ?? 0), 0]);
  await wheel(-30);
  await expect.poll(async () => (await tops())[2]).toBe(30);
  await wheel(-170);
  await expect.poll(tops).toEqual([0, 104, tabs]);

  // The header never covers the focus; focusing inside the header does not scroll the page.
  await wheel(-400);
  const hidden = page.getByRole('listitem', { name: 'Line 17,' }).getByRole('checkbox');
  // The tabs cover a part of the row.
  await wheel(Math.round((await hidden.boundingBox())?.y ?? 0) - 26);
  await hidden.evaluate((box: HTMLElement) => box.focus());
  // The header could slide over the row one frame later.
  await untilSettled(page);
  await expect.poll(() => hidden.evaluate(isOnTop)).toBe(true);
  const focused = await page.evaluate(() => window.scrollY);
  await page.getByRole('tab', { name: 'Provisions' }).evaluate((tab: HTMLElement) => tab.focus());
  await expect.poll(tops).toEqual([0, 104, tabs]);
  expect(await page.evaluate(() => window.scrollY)).toBe(focused);

  // Each list keeps its scroll position when another tab is shown.
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('tab', { name: 'Charges' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('tab', { name: 'Dépenses' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.getByRole('button', { name: labels.older }).click();
  await page.getByRole('button', { name: /01 oct/ }).waitFor();
  const unpaid = page.getByRole('listitem', { name: 'Line 20,' });
  await expect.poll(async () => Math.round((await unpaid.boundingBox())?.y ?? 0) - 44).toBe(list.top);
  await app.context.close();
});

// Source: docs/specification.md#sliding-head, docs/specification.md#opening-place.
test('keeps the selected tab of a phone and shows the whole header when another sheet opens', async () => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, 'phone-sheets@exemple.fr', camille.password);
  const sheets = [seedSheet(1, toSheetDate(2026, 12, 1)), seedSheet(0, toSheetDate(2026, 11, 1))];
  // December's page scrolls, but not as far as November's.
  const entries = sheets.flatMap((sheet, index) =>
    Array.from({ length: index === 0 ? 12 : 40 }, (_, line) => entryDocument(sheet, 'outDay', seedEntry(line, 5))),
  );
  await put([...sheets.map(sheetDocument), ...entries]);
  const context = await browser.newContext({
    locale: labels.locale,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await keepSession(page, server.origin, session);
  await page.clock.setFixedTime(new Date(2026, 10, 26, 10, 30));
  await page.goto(server.origin);
  const december = page.getByRole('button', { name: /01 déc/u });
  const november = page.getByRole('button', { name: /01 nov/u });
  const rows = page.locator('#sheet-page [data-row]');
  const head = page.locator('[data-sticky-header]');
  const tops = () => head.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  await december.waitFor();
  await page.getByRole('button', { name: labels.older }).tap();
  await november.waitFor();
  await rows.nth(39).waitFor();
  await page.getByLabel(labels.amount, { exact: true }).last().tap();
  await page.getByRole('button', { name: labels.newer }).tap();
  await december.waitFor();
  await rows.nth(11).waitFor();
  await untilSettled(page);
  expect([await tops(), await page.evaluate(() => window.scrollY)]).toEqual([[0, 104, 183], 1]);
  const charges = page.getByRole('tab', { name: 'Charges', selected: true });
  await page.getByRole('tab', { name: 'Charges' }).tap();
  await charges.waitFor();
  await page.getByRole('button', { name: labels.older }).tap();
  await november.waitFor();
  await page.getByRole('tablist').waitFor();
  expect(await charges.count()).toBe(1);
  await context.close();
});

// Source: docs/specification.md#back, docs/specification.md#opening-place.
test('keeps the scroll position when the form closes, and opens another page at the top', async () => {
  const app = await openPhone('phone-form');
  const { page, region } = app;
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const isOverlayEntry = () => page.evaluate(() => 'overlay' in history.state);
  const form = region(labels.daily).locator('form');
  await form.getByLabel(labels.name, { exact: true }).tap();
  const fold = form.getByRole('button', { name: textOf('fr', 'entry.fold') });
  await fold.waitFor();
  const opened = await scrolled();
  await page.evaluate(() => window.scrollBy(0, 300));
  await expect.poll(scrolled).toBe(opened + 300);
  await expect.poll(isOverlayEntry).toBe(true);
  await fold.tap();
  await expect.poll(isOverlayEntry).toBe(false);
  expect(await scrolled()).toBe(opened + 300);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  await form.getByLabel(labels.name, { exact: true }).tap();
  await expect.poll(isOverlayEntry).toBe(true);
  await page.getByRole('tab', { name: labels.situation }).tap();
  await expect.poll(isOverlayEntry).toBe(false);
  expect(await scrolled()).toBe(0);
  await app.context.close();
});

// Source: docs/specification.md#add-row-missing.
test('marks and focuses the missing field when the add button is tapped too early', async () => {
  const app = await openPhone('phone-missing');
  const { region } = app;
  const form = region(labels.daily).locator('form');
  const name = form.getByLabel(labels.name, { exact: true });
  await form.getByLabel(labels.amount, { exact: true }).fill('5');
  await form.getByRole('button', { name: labels.add, exact: true }).tap({ force: true });
  await form.getByText(textOf('fr', 'problem.nameMissing')).waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await app.context.close();
});
