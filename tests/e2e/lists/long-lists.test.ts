import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxAmount } from '../../../src/domain/money/amount-text.ts';
import type { EntryCollection } from '../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { camille } from '../support/account.ts';
import { type App, openSignedIn } from '../support/app.ts';
import { addLine, removeLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { tried } from '../../support/tier.ts';
import { words } from '../../support/words.ts';

const labels = words.fr;
const stage = useStage();

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];

type Sheet = {
  readonly email: string;
  readonly count: number;
  readonly value: number;
  readonly collection?: EntryCollection;
};

const openSheet = async (
  { email, count, value, collection = 'outDay' }: Sheet,
  viewport: { width: number; height: number },
) => {
  const { put, session } = await seedAccount(stage.server, email, camille.password);
  const sheet = { ...seedSheet(0, toSheetDate(2026, 11, 1)), accountBalance: value };
  const entries = Array.from({ length: count }, (_, index) => seedEntry(index, value));
  await put([sheetDocument(sheet), ...entries.map((entry) => entryDocument(sheet, collection, entry))]);
  const { browser, server } = stage;
  return openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
};

/** Whether an element is inside the window and not covered. */
const isInViewport = (element: Locator) =>
  element.evaluate((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    return [1, height - 1].every((y) => row.contains(document.elementFromPoint(left + width / 2, top + y)));
  });

/** Whether a row is rendered below the visible part of its list. */
const isBelowViewport = (row: Locator) =>
  row.evaluate((element) => {
    const list = element.closest('.rows');
    if (!list) throw new Error('The row is in no list.');
    return element.getBoundingClientRect().top >= Math.min(innerHeight, list.getBoundingClientRect().bottom);
  });

// 1024 px has the layout of 1440 px, with less space for amounts.
const layouts = tried(windows, ({ width }) => width !== 1024);

describe.each(layouts)('in a window of $width × $height', (viewport) => {
  let app: App;
  beforeAll(async () => {
    app = await openSheet({ email: `long${viewport.width}@exemple.fr`, count: 300, value: 1 }, viewport);
  });
  afterAll(() => app.close());

  // Source: docs/specification.md#long-list.
  test('renders a few rows of 300 lines wherever the list is scrolled', async () => {
    const list = app.region(labels.daily).getByRole('list', { name: labels.daily });
    const line = (position: number) => list.locator(`[aria-setsize="300"][aria-posinset="${position}"]`);
    await list.getByRole('listitem').first().hover();
    await app.page.mouse.wheel(0, -100_000);
    await expect.poll(() => isInViewport(line(1))).toBe(true);
    expect(await line(300).count()).toBe(0);
    await expect.poll(() => isBelowViewport(list.getByRole('listitem').last())).toBe(true);
    await app.page.mouse.wheel(0, 100_000);
    await expect.poll(() => isInViewport(line(300))).toBe(true);
    expect(await line(1).count()).toBe(0);
    await app.page.mouse.wheel(0, -100 * (await line(300).evaluate((row) => row.clientHeight)));
    await expect.poll(() => isInViewport(line(195))).toBe(true);
    await app.page.mouse.wheel(0, -100_000);
    await expect.poll(() => isInViewport(line(1))).toBe(true);
    expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  });

  // Source: docs/specification.md#long-list.
  test('scrolls to a line added to 300 lines, and keeps the line clear of sticky bars', async () => {
    for (const day of ['28', '1', '15']) {
      await addLine(app, labels.daily, { day, name: `Nouvelle ${day}`, amount: '5' });
      const row = app.row(labels.daily, `Nouvelle ${day}`);
      await expect.poll(() => isInViewport(row)).toBe(true);
    }
  });
});

// 1440 px has the layout of 1024 px, with more space for amounts.
test.each(tried(windows, ({ width }) => width !== 1440))(
  'truncates none of the largest amounts in a window of $width × $height',
  async (viewport) => {
    const email = `large${viewport.width}@exemple.fr`;
    const app = await openSheet({ email, count: 3, value: maxAmount }, viewport);
    const figures = app.page.locator('.amount, [data-figure]').filter({ visible: true });
    const cut = await figures.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
            ? true
            : left < 0 || right > document.documentElement.clientWidth;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(cut).toEqual([]);
    await app.close();
  },
);

test('renders rows at once when a list gets taller', async () => {
  const app = await openSheet({ email: 'room@exemple.fr', count: 300, value: 1 }, { width: 1440, height: 500 });
  const line = app.region(labels.daily).locator('[aria-posinset="60"]');
  expect(await line.count()).toBe(0);
  await app.page.setViewportSize({ width: 1440, height: 1800 });
  await expect.poll(() => isInViewport(line)).toBe(true);
  await app.close();
});

test('moves the focus to the next row, then to the add form, when lines are deleted on a phone', async () => {
  const app = await openSheet({ email: 'focus@exemple.fr', count: 2, value: 1 }, { width: 360, height: 740 });
  const { page } = app;
  const remove = async (name: string) => {
    await page.getByRole('button', { name: new RegExp(name) }).click();
    for (const title of [name, `Supprimer « ${name} » ?`]) {
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('button', { name: labels.remove, exact: true }).click();
    }
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? document.activeElement?.tagName);
  await remove('Line 0000');
  await expect.poll(focused).toContain('Line 0001');
  await remove('Line 0001');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(labels.day);
  await app.close();
});

test('keeps the focus in the list when a line is deleted by keyboard', async () => {
  const app = await openSheet({ email: 'keys@exemple.fr', count: 2, value: 1 }, { width: 1440, height: 900 });
  await removeLine(app, app.row(labels.daily, 'Line 0000'));
  const row = () => app.page.evaluate(() => document.activeElement?.closest('li')?.ariaLabel);
  await expect.poll(row).toContain('Line 0001');
  await app.close();
});

test('renders only the visible rows of a list that shares a column with other blocks', async () => {
  const sheet = { email: 'income@exemple.fr', count: 300, value: 1, collection: 'in' } as const;
  const app = await openSheet(sheet, { width: 1440, height: 1200 });
  const rows = app.region(labels.income).getByRole('list', { name: labels.income }).getByRole('listitem');
  await expect.poll(() => isBelowViewport(rows.last())).toBe(true);
  expect(await rows.count()).toBe(20);
  await app.close();
});
