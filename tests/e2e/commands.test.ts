import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../support/seed.ts';
import { words } from '../support/words.ts';
import { camille } from './support/account.ts';
import { type App, openSignedIn } from './support/app.ts';
import { useStage } from './support/stage.ts';
import { tried } from '../support/tier.ts';
import { violationsOf } from './support/violations.ts';

const stage = useStage();

const said = {
  fr: {
    commands: 'Commandes',
    search: 'Rechercher une commande',
    shortcuts: 'Raccourcis clavier',
    shortcutsEntry: 'Raccourcis',
    none: 'Aucun résultat pour « zz »',
    october: 'octobre 2025',
    shown: /01 oct\. 2025$/u,
    older: /01 sept\. 2025$/u,
    data: 'mes do',
    dataPane: 'Mes données',
    dark: 'thème sombre',
    addExpense: 'ajouter une dep',
    undo: 'annuler',
  },
  en: {
    commands: 'Commands',
    search: 'Search for a command',
    shortcuts: 'Keyboard shortcuts',
    shortcutsEntry: 'Shortcuts',
    none: 'No result for “zz”',
    october: 'Oct 2025',
    shown: /01 Oct 2025$/u,
    older: /01 Sept 2025$/u,
    data: 'my da',
    dataPane: 'My data',
    dark: 'dark theme',
    addExpense: 'add an exp',
    undo: 'undo',
  },
};

type Language = keyof typeof said;
const languages = ['fr', 'en'] as const;

const newest = seedSheet(40, toSheetDate(2026, 1, 1));
// More months than the list shows before anything is typed.
const older = Array.from({ length: 39 }, (_, place) => {
  const month = 12 - (place % 12);
  return seedSheet(39 - place, toSheetDate(2025 - Math.floor(place / 12), month, 1));
});

/** Somebody with three years of sheets and two expenses this month; the page asks for no request before it is shown. */
async function open(email: string, language: Language, viewport?: { width: number; height: number }): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  const lines = [seedEntry(1, 12.5), seedEntry(2, 8)].map((entry) => ({ ...entry, day: 3, paid: false }));
  await put([
    ...[newest, ...older].map(sheetDocument),
    ...lines.map((entry) => entryDocument(newest, 'outDay', entry)),
  ]);
  return openSignedIn({
    browser,
    origin: server.origin,
    words: words[language],
    session,
    ...(viewport && { viewport }),
  });
}

const isFocused = async (element: Locator) => {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
};

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Opens the list by the keys, types, and runs what is active. */
const run = async ({ page }: App, language: Language, text: string) => {
  await press(page, 'Control+k');
  await isFocused(page.getByRole('combobox', { name: said[language].search }));
  await page.keyboard.type(text);
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: said[language].commands }).waitFor({ state: 'detached' });
};

// Source: docs/specification.md#footer-entries, docs/specification.md#commands.
test.each(tried(languages, (language) => language === 'fr'))(
  'in %s, every kind of command is found and run without a mouse',
  async (language) => {
    const app = await open(`commands-${language}@exemple.fr`, language);
    const { page, words: names } = app;
    const texts = said[language];
    const daily = app.region(names.daily);
    const day = daily.getByLabel(names.day, { exact: true }).first();
    const list = page.getByRole('dialog', { name: texts.commands });
    const field = list.getByRole('combobox', { name: texts.search });

    await day.fill('4');
    await press(page, 'Control+k');
    await isFocused(field);
    expect(await list.getByRole('option').count()).toBeGreaterThan(20);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('zz');
    await list.getByText(texts.none).waitFor();
    await press(page, 'Escape');
    await list.waitFor({ state: 'detached' });
    await isFocused(day);
    expect(await day.inputValue()).toBe('4');

    await run(app, language, texts.october);
    const date = page.getByRole('button', { name: texts.shown });
    await isFocused(date);
    await run(app, language, texts.data);
    await page.getByRole('heading', { name: texts.dataPane }).waitFor();
    await run(app, language, '09/2025');
    await page.getByRole('button', { name: texts.older }).waitFor();
    await app.shows('accountBalance', '36.00');

    await run(app, language, names.unpaidOnly.slice(0, 4));
    await run(app, language, texts.dark);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await run(app, language, '01/2026');
    await app.row(names.daily, 'Line 0001').first().getByRole('checkbox', { name: names.paid }).click();
    await expect.poll(() => app.row(names.daily, 'Line').count()).toBe(1);
    await run(app, language, texts.undo);
    await expect.poll(() => app.row(names.daily, 'Line').count()).toBe(2);

    await run(app, language, names.savings);
    await page.getByRole('heading', { level: 1, name: names.savings }).waitFor();
    await run(app, language, texts.addExpense);
    await isFocused(daily.getByLabel(names.day, { exact: true }).first());
    await run(app, language, names.newSheet);
    await page.getByRole('dialog', { name: names.newSheet }).waitFor();
    await press(page, 'Control+k');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: texts.shortcutsEntry }).click();
    await page.getByRole('dialog', { name: texts.shortcuts }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press(page, 'Escape');
    await page.getByRole('button', { name: texts.commands }).click();
    await isFocused(field);
    await page.mouse.click(20, 500);
    await list.waitFor({ state: 'detached' });
    await run(app, language, names.signOut);
    await page.waitForURL('**/login');
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);

// Source: docs/specification.md#commands.
test.each(tried(languages, (language) => language === 'en'))(
  'in %s, a phone leads there from its menu, and to where an expense is typed',
  async (language) => {
    const app = await open(`commands-phone-${language}@exemple.fr`, language, { width: 360, height: 780 });
    const { page, words: names } = app;
    const texts = said[language];
    const menu = page.getByRole('button', { name: names.menu });
    await menu.click();
    await page.getByRole('button', { name: texts.commands }).click();
    const list = page.getByRole('dialog', { name: texts.commands });
    await isFocused(list.getByRole('combobox'));
    expect(await violationsOf(page)).toEqual([]);
    const place = await list.getByRole('option').first().boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(44);
    await press(page, 'Escape');
    await isFocused(menu);

    await page.getByRole('tab').last().click();
    await press(page, 'Alt+n');
    await isFocused(app.region(names.daily).getByLabel(names.day, { exact: true }).first());
    await page.getByRole('tab').last().click();
    await press(page, '?');
    await page.getByRole('dialog', { name: texts.shortcuts }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);

// Source: docs/specification.md#shortcuts, docs/specification.md#list-keys.
test('every key of the list of shortcuts does what it says', async () => {
  const app = await open('shortcuts@exemple.fr', 'en');
  const { page, words: names } = app;
  const daily = app.region(names.daily);
  const field = (name: string) => daily.getByLabel(name, { exact: true }).first();
  const credit = daily.getByRole('button', { name: names.credit }).first();

  // The add row: from field to field, the sign, adding, clearing.
  await press(page, 'Alt+n');
  await isFocused(field(names.day));
  await page.keyboard.type('5');
  await press(page, 'Tab');
  await isFocused(field(names.name));
  await page.keyboard.type('Train');
  await press(page, 'Tab');
  await isFocused(credit);
  await press(page, 'Tab');
  await isFocused(field(names.amount));
  await page.keyboard.type('+');
  expect(await credit.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('-');
  expect(await credit.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.type('12+8');
  await press(page, 'Enter');
  await app.row(names.daily, 'Train').waitFor();
  await isFocused(field(names.day));
  await page.keyboard.type('7');
  await press(page, 'Escape');
  expect(await field(names.day).inputValue()).toBe('');

  // A list: its rows and cells, editing, ticking, deleting, undoing.
  const row = (name: string) => app.row(names.daily, name);
  const check = (name: string) => row(name).getByRole('checkbox', { name: names.paid });
  await check('Line 0001').focus();
  await press(page, 'Space');
  expect(await check('Line 0001').isChecked()).toBe(true);
  await press(page, 'Control+z');
  await expect.poll(() => check('Line 0001').isChecked()).toBe(false);
  await press(page, 'ArrowDown', 'ArrowDown');
  await isFocused(check('Train'));
  await press(page, 'ArrowUp');
  await isFocused(check('Line 0002'));
  await press(page, 'ArrowRight', 'ArrowRight');
  const name = row('Line 0002').getByRole('button', { name: names.name, exact: true });
  await isFocused(name);
  await press(page, 'ArrowLeft', 'ArrowRight', 'Enter');
  await page.keyboard.type('Something else');
  await press(page, 'Escape');
  await isFocused(name);
  await press(page, 'Delete');
  await page.getByRole('dialog').getByText('Line 0002').waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await isFocused(name);

  // The calendar of the sheets, which has the first of each month.
  const date = page.getByRole('button', { name: /01 Jan 2026$/u });
  const calendar = page.getByRole('dialog', { name: 'Choose a sheet' });
  for (const key of ['Enter', 'Alt+ArrowDown']) {
    await date.focus();
    await press(page, key);
    await calendar.getByRole('gridcell', { name: '1', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('1');
    await press(page, 'PageUp');
    await calendar.getByText('December 2025').first().waitFor();
    await press(page, 'Escape');
    await calendar.waitFor({ state: 'detached' });
    await isFocused(date);
  }
  await press(page, 'Alt+ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('1');
  await press(page, 'PageUp', 'ArrowLeft', 'Enter');
  await isFocused(page.getByRole('button', { name: /01 Nov 2025$/u }));
  expect(app.complaints).toEqual([]);
  await app.close();
});
