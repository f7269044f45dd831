import { expect, test } from 'vitest';
import type { Language } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import type { App } from '../support/app.ts';
import { isFocused, press } from '../support/keys.ts';
import { useStage } from '../support/stage.ts';
import { openThreeYears } from '../support/three-years.ts';
import { violationsOf } from '../support/violations.ts';

const stage = useStage();

const labels = {
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

const languages = ['fr', 'en'] as const;

/** Opens the command palette by keyboard, types, and runs the active command. */
const run = async ({ page }: App, language: Language, text: string) => {
  await press(page, 'Control+k');
  await isFocused(page.getByRole('combobox', { name: labels[language].search }));
  await page.keyboard.type(text);
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: labels[language].commands }).waitFor({ state: 'detached' });
};

// Source: docs/specification.md#footer-entries, docs/specification.md#commands.
test.each(tried(languages, (language) => language === 'fr'))(
  'finds and runs every kind of command by keyboard in %s',
  async (language) => {
    const app = await openThreeYears(stage, `commands-${language}@exemple.fr`, language);
    const { page, words: names } = app;
    const texts = labels[language];
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
    // With pending edits the app would ask before it signs out.
    await app.saved();
    await run(app, language, names.signOut);
    await page.waitForURL('**/login');
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);

// Source: docs/specification.md#commands.
test.each(tried(languages, (language) => language === 'en'))(
  'opens the command palette from the menu of a phone in %s, and runs the command for a new expense',
  async (language) => {
    const app = await openThreeYears(stage, `commands-phone-${language}@exemple.fr`, language, {
      width: 360,
      height: 780,
    });
    const { page, words: names } = app;
    const texts = labels[language];
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
