import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { type App, openApp } from '../support/app.ts';
import { pressEverything, watchPresses } from '../support/presses.ts';
import { isExhaustive, tried } from '../../support/tier.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();
const labels = words.fr;
const rounds = isExhaustive ? 20 : 3;

async function openSheet(name: string, viewport: { width: number; height: number }): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, `${name}@exemple.fr`, camille.password);
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  const lines = Array.from({ length: 34 }, (_, index) => ({ ...seedEntry(index, 5), paid: false }));
  await put([sheetDocument(sheet), ...lines.map((line) => entryDocument(sheet, 'outDay', line))]);
  const app = await openApp({ browser, origin: server.origin, words: labels, viewport, session });
  await watchPresses(app.page);
  await app.page.goto(server.origin);
  await app.region(labels.daily).waitFor();
  await app.saved();
  return app;
}

const fieldsOf = ({ region }: App) => {
  const form = region(labels.daily).locator('form');
  return {
    day: form.getByLabel(labels.day, { exact: true }),
    name: form.getByLabel(labels.name, { exact: true }),
    amount: form.getByLabel(labels.amount, { exact: true }),
  };
};

const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));

// The narrower width has less space.
test.each(tried([320, 360], (width) => width === 320))(
  'activates the tapped control right after an expense was added, at %i px',
  async (width) => {
    const app = await openSheet(`tap-after-adding-${width}`, { width, height: 780 });
    const { page, region } = app;
    const { day, name, amount } = fieldsOf(app);
    const unpaid = region(labels.daily).getByRole('checkbox', { name: labels.paid, checked: false });
    for (let round = 0; round < rounds; round += 1) {
      await name.tap();
      await day.fill('28');
      await name.fill(`Zoo ${round}`);
      await amount.fill('3');
      await amount.press('Enter');
      await app.row(labels.daily, `Zoo ${round},`).waitFor();
      await toTheEnd(page);
      const before = await unpaid.count();
      const last = await unpaid.last().boundingBox();
      if (!last) throw new Error('The last line is not on the page.');
      await page.touchscreen.tap(last.x + last.width / 2, last.y + last.height / 2);
      await expect.poll(() => unpaid.count()).toBe(before - 1);
    }
    await app.context.close();
  },
);

// Source: docs/specification.md#add-bar.
test('moves no line when the form expands or folds', async () => {
  const app = await openSheet('form-moves-nothing', { width: 360, height: 780 });
  const { page, region } = app;
  await toTheEnd(page);
  const places = () =>
    region(labels.daily).evaluate((list) =>
      [...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top),
    );
  const before = await places();
  const form = region(labels.daily).locator('form');
  const height = async () => (await form.boundingBox())?.height ?? 0;
  const folded = await height();
  await fieldsOf(app).name.tap();
  await expect.poll(height).toBeGreaterThan(folded);
  // At the end of the page, folding the form cannot scroll the page back.
  await toTheEnd(page);
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: 'Fermer la saisie' }).tap();
  await expect.poll(height).toBe(folded);
  expect(await places()).toEqual(before);
  await app.context.close();
});

type Situation = { readonly width: number; readonly prepare: (app: App) => Promise<void> };

const situations: Readonly<Record<string, Situation>> = {
  'on a phone, with the form open': {
    width: 360,
    prepare: async (app) => fieldsOf(app).name.focus(),
  },
  'on a phone, with something typed': {
    width: 360,
    prepare: async (app) => {
      await fieldsOf(app).name.fill('Zoo');
      await fieldsOf(app).amount.fill('12,345');
    },
  },
  'in a column, with an unreadable amount': {
    width: 1440,
    prepare: async (app) => {
      await fieldsOf(app).name.fill('Zoo');
      await fieldsOf(app).amount.fill('12,345');
    },
  },
};

// Source: docs/specification.md#answers.
test('keeps the background of a selected row on hover, and changes it on press', async () => {
  const app = await openSheet('selected-row', { width: 1440, height: 900 });
  const { page, region } = app;
  const row = region(labels.daily).getByRole('listitem').nth(2);
  const background = () =>
    row.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
      return getComputedStyle(element).backgroundColor;
    });
  await row.locator('.row-name').click({ modifiers: ['Control'] });
  await page.mouse.move(0, 0);
  const atRest = await background();
  await row.locator('.row-name').hover();
  expect(await background()).toBe(atRest);
  expect(await row.evaluate((element) => getComputedStyle(element).boxShadow.split('inset').length - 1)).toBe(2);
  await page.mouse.down();
  expect(await background()).toBe('rgb(217, 223, 244)');
  await page.mouse.up();
  await app.close();
});

// Source: docs/specification.md#nothing-moves, docs/specification.md#answers.
test.each(tried(Object.entries(situations), ([title]) => title === 'on a phone, with something typed'))(
  'shows each press at once and moves no control before the click %s',
  async (title, { width, prepare }) => {
    const app = await openSheet(`presses-${title.length}-${width}`, { width, height: width === 360 ? 780 : 900 });
    // `pressEverything` presses the first rows of each list.
    await app.page.evaluate(() => window.scrollTo({ top: 0 }));
    const { faults, silent, count } = await pressEverything(app.page, width === 360, () => prepare(app));
    expect(faults).toEqual([]);
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(20);
    await app.context.close();
  },
);
