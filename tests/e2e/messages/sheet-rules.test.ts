import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parametersFields } from '../../../src/api/budget/sheet-documents.ts';
import { toSheetDate } from '../../../src/domain/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { entryDocument, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { camille } from '../support/account.ts';
import { addProvision } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { descriptionOf, isWrong, soon, told } from '../support/told.ts';
import { languages, textOf } from '../../support/texts.ts';
import { useSignedIn } from './support.ts';

const stage = useStage();

const sheet = seedSheet(1, toSheetDate(2026, 11, 1));
const line = seedEntry(1, 12.5);
const operations = Array.from({ length: 14 }, (_, index) => `Livre ${String(index).padStart(2, '0')}`);
const documents = [
  sheetDocument(sheet),
  entryDocument(sheet, 'outDay', line),
  {
    path: 'parameters',
    fields: { ...parametersFields({ operations }), datePicker: { timestampValue: '2026-11-01T00:00:00Z' } },
  },
];

type Typed = readonly (readonly [MessageKey, string])[];
const day = (text: string) => ['entry.day', text] as const;
const name = (text: string) => ['entry.name', text] as const;
const amount = (text: string) => ['entry.amount', text] as const;

const incompleteLines: readonly (readonly [string, MessageKey, Typed, MessageKey])[] = [
  ['a day', 'expenses.title', [name('Pain'), amount('5')], 'problem.dayMissing'],
  ['a day that exists', 'expenses.title', [day('32'), name('Pain'), amount('5')], 'problem.day'],
  ['a name', 'expenses.title', [day('4'), name('  '), amount('5')], 'problem.nameMissing'],
  ['an amount', 'expenses.title', [day('4'), name('Pain')], 'problem.amountMissing'],
  ['an amount that is a number', 'expenses.title', [day('4'), name('Pain'), amount('5x')], 'problem.notANumber'],
  ['a name', 'income.title', [amount('5')], 'problem.nameMissing'],
  ['an amount', 'income.title', [name('Salaire')], 'problem.amountMissing'],
  ['a name', 'charges.title', [amount('5')], 'problem.nameMissing'],
  ['an amount', 'charges.title', [name('Loyer')], 'problem.amountMissing'],
];

const provisionFields = [
  ['entry.name', 'Voiture', 'problem.nameMissing'],
  ['provisions.periodicity', 'annuelle', 'problem.periodicityMissing'],
  ['provisions.price', '600', 'problem.amountMissing'],
  ['provisions.start', 'mars 2026', 'problem.startMissing'],
  ['provisions.monthlyPayment', '50', 'problem.amountMissing'],
  ['provisions.numberMonthlyPayments', '9', 'problem.countMissing'],
] as const satisfies readonly (readonly [MessageKey, string, MessageKey])[];

describe.each(languages)('the rules of a sheet, in %s', (language) => {
  const screen = useSignedIn(stage, language, { ...camille, email: `rules-${language}@exemple.fr` }, documents);

  const fieldIn = (place: Locator, key: MessageKey) =>
    place.getByRole(key === 'entry.name' ? 'combobox' : 'textbox', { name: textOf(language, key), exact: true });
  const buttonIn = (place: Locator, key: MessageKey) =>
    place.getByRole('button', { name: textOf(language, key), exact: true });
  const writes = () => screen().documents.countBut('GET');
  const row = () => screen().app.row(textOf(language, 'expenses.title'), line.name);
  const edit = async (key: MessageKey, text: string) => {
    await buttonIn(row(), key).click();
    const field = row().getByRole('textbox', { name: textOf(language, key), exact: true });
    await field.fill(text);
    return field;
  };

  const openForm = async (place: Locator) => {
    const opener = buttonIn(place, 'provisions.add');
    // A row that failed leaves the form open.
    if (await opener.isVisible()) await opener.click();
  };

  // Source: docs/specification.md#daily-expense-add, docs/specification.md#entry-add.
  test.each(incompleteLines)('a line that lacks %s is not added in %s', async (_, title, typed, problem) => {
    const place = screen().region(title).locator('form');
    for (const [key, text] of typed) await fieldIn(place, key).fill(text);
    expect(await buttonIn(place, 'entry.add').isDisabled()).toBe(true);
    await place.getByRole('textbox').last().press('Enter');
    await expect.poll(told(place, 'alert'), soon).toEqual([textOf(language, problem)]);
    for (const [key, text] of typed) expect(await fieldIn(place, key).inputValue()).toBe(text);
    expect(writes()).toBe(0);
    await place.getByRole('textbox').last().press('Escape');
  });

  // Source: docs/specification.md#day-range.
  test('a day above 31 is red, and not the days below', async () => {
    const field = fieldIn(screen().region('expenses.title').locator('form'), 'entry.day');
    const redness = () =>
      field.evaluate((input) => {
        const [red = 0, green = 0] = (getComputedStyle(input).color.match(/[\d.]+/gu) ?? []).map(Number);
        return red - green;
      });
    await field.fill('31');
    const before = await redness();
    await field.fill('32');
    await isWrong(field, textOf(language, 'problem.day'));
    await expect.poll(redness, soon).toBeGreaterThan(before + 50);
    await field.press('Escape');
  });

  // Source: docs/specification.md#row-edit.
  test.each([
    ['entry.day', '32', 'problem.day'],
    ['entry.amount', '12,5,1', 'problem.notANumber'],
  ] as const)('%s of a line does not become %o', async (key, text, problem) => {
    const field = await edit(key, text);
    await field.press('Enter');
    await isWrong(field, textOf(language, problem));
    expect(await field.inputValue()).toBe(text);
    await field.press('Escape');
    expect(writes()).toBe(0);
  });

  // Source: docs/specification.md#row-empty-edit.
  test.each([
    ['entry.day', ''],
    ['entry.amount', ''],
    ['entry.name', ' '],
  ] as const)('%s of a line that is emptied with %o stays as it was', async (key, text) => {
    const before = await row().getAttribute('aria-label');
    const field = await edit(key, text);
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    expect(await row().getAttribute('aria-label')).toBe(before);
    expect(writes()).toBe(0);
  });

  // Source: docs/specification.md#amount-text.
  test('an amount is taken with a comma and with a point', async () => {
    const { app } = screen();
    for (const [text, shown] of [
      ['7,25', '7.25'],
      ['12.5', '12.50'],
    ] as const) {
      await (await edit('entry.amount', text)).press('Enter');
      await app.shows('outDaySum', shown);
    }
    await app.saved();
    expect(writes()).toBe(2);
  });

  // Source: docs/specification.md#account-balance.
  test('an account balance that is emptied stays as it was', async () => {
    const { app, region } = screen();
    const field = region('situation.title').getByRole('textbox', {
      name: textOf(language, 'situation.accountBalance'),
    });
    const before = await field.inputValue();
    await field.fill('');
    await field.blur();
    await expect.poll(() => field.inputValue(), soon).toBe(before);
    await app.shows('accountBalance', '1.00');
    expect(writes()).toBe(0);
  });

  // Source: docs/specification.md#provision-add.
  test.each(provisionFields.map(([key, , problem]) => [key, problem] as const))(
    'a provision without %s is not added',
    async (missing, problem) => {
      const place = screen().region('provisions.title');
      await openForm(place);
      for (const [key, text] of provisionFields) {
        await place
          .getByRole('textbox', { name: textOf(language, key), exact: true })
          .fill(key === missing ? '' : text);
      }
      const form = place.locator('form');
      expect(await buttonIn(form, 'entry.add').isDisabled()).toBe(true);
      await form.getByRole('textbox').last().press('Enter');
      await expect.poll(told(form, 'alert'), soon).toEqual([textOf(language, problem)]);
      await form.getByRole('textbox').last().press('Escape');
      await form.waitFor({ state: 'detached' });
      expect(writes()).toBe(0);
    },
  );

  // Source: docs/specification.md#suggestions.
  test('ten names at most are suggested, those that begin as typed, in any case', async () => {
    const place = screen().region('income.title').locator('form');
    const field = fieldIn(place, 'entry.name');
    await field.fill('LIVRE');
    await expect.poll(() => place.getByRole('option').count(), soon).toBe(10);
    await field.fill('ivre');
    await expect.poll(() => place.getByRole('option').count(), soon).toBe(0);
    for (const [key, picked] of [
      ['Enter', 'Livre 01'],
      ['Tab', 'Livre 01'],
    ] as const) {
      await field.fill('livre');
      await field.press('ArrowDown');
      await field.press('ArrowDown');
      await field.press(key);
      expect(await field.inputValue()).toBe(picked);
    }
    expect(writes()).toBe(0);
    await field.press('Escape');
  });

  // Source: docs/specification.md#deductions-dialog.
  test('deductions that cannot be summed keep their dialog from being closed', async () => {
    const { app, page, region } = screen();
    await addProvision(app, {
      name: 'Vacances',
      periodicity: 'annuelle',
      price: '600',
      start: 'mars 2026',
      monthlyPayment: '50',
      payments: '9',
    });
    await buttonIn(region('provisions.title').getByRole('listitem', { name: 'Vacances' }), 'deductions.title').click();
    const dialog = page.getByRole('dialog', { name: textOf(language, 'deductions.title') });
    const field = dialog.getByRole('textbox', { name: textOf(language, 'deductions.title') });
    for (const text of ['1,x', '1.5', '1 5 a']) {
      await field.fill(text);
      await isWrong(field, textOf(language, 'deductions.notWholeNumbers'));
      expect(await buttonIn(dialog, 'shell.close').isDisabled()).toBe(true);
      await field.press('Escape');
      expect(await field.inputValue()).toBe(text);
    }
    await field.fill(' 10 ,  20 ');
    expect(await descriptionOf(field)).toBe(textOf(language, 'deductions.hint'));
    await buttonIn(dialog, 'shell.close').click();
    await dialog.waitFor({ state: 'detached' });
    await app.shows('provisionsSum', '420.00');
  });

  // Source: docs/specification.md#sheet-removal-only.
  test('the only sheet cannot be removed', async () => {
    const button = screen().button('situation.removeSheet');
    expect(await button.isDisabled()).toBe(true);
    expect(await button.getAttribute('title')).toBe(textOf(language, 'situation.onlySheet'));
  });

  // Source: docs/specification.md#new-sheet-dates, docs/specification.md#new-sheet-date-required.
  test('a new sheet needs a date, and none before yesterday', async () => {
    const { page, button } = screen();
    await button('situation.newSheet').click();
    const dialog = page.getByRole('dialog', { name: textOf(language, 'newSheet.title') });
    const date = dialog.getByRole('textbox', { name: textOf(language, 'newSheet.date') });
    const create = buttonIn(dialog, 'newSheet.create');
    await expect.poll(() => create.isEnabled(), soon).toBe(true);
    for (const typed of ['', 'x', '1/1/2020']) {
      await date.fill(typed);
      await date.press('Tab');
      await expect.poll(() => date.inputValue(), soon).toBe('');
      expect(await create.isDisabled()).toBe(true);
    }
    await buttonIn(dialog, 'shell.cancel').click();
    await dialog.waitFor({ state: 'detached' });
  });
});
