import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parametersFields } from '../../../src/api/budget/mapping/parameters-document.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { entryDocument, provisionDocument, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { descriptionOf, isWrong, polledOften, messagesIn } from '../support/messages.ts';
import { untilNoOverlayEntry } from '../support/dialogs.ts';
import { useSignedIn } from './screen.ts';

const stage = useStage();

const sheet = seedSheet(1, toSheetDate(2026, 11, 1));
const line = seedEntry(1, 12.5);
const holidays = {
  id: 'provision00000000001',
  name: 'Vacances',
  periodicity: 'annuelle',
  price: 600,
  start: 'mars 2026',
  monthlyPayment: 50,
  numberMonthlyPayments: 9,
  deductions: '',
};
const operations = Array.from({ length: 3 }, (_, index) => `Livre ${String(index).padStart(2, '0')}`);
const documents = [
  sheetDocument(sheet),
  entryDocument(sheet, 'outDay', line),
  provisionDocument(sheet, holidays),
  {
    path: 'parameters',
    fields: { ...parametersFields({ operations }), datePicker: { timestampValue: '2026-11-01T00:00:00Z' } },
  },
];

const fieldIn = (place: Locator, key: MessageKey) =>
  place.getByRole(key === 'entry.name' ? 'combobox' : 'textbox', { name: textOf('fr', key), exact: true });
const buttonIn = (place: Locator, key: MessageKey) =>
  place.getByRole('button', { name: textOf('fr', key), exact: true });

// Other rules: src/ui/sheet/page/rules.test.tsx and the tests of the dialogs.
describe('the rules of a sheet', () => {
  const screen = useSignedIn(stage, 'fr', { ...camille, email: 'rules@exemple.fr' }, documents);

  const writes = () => screen().documents.countBut('GET');
  const form = () => screen().region('expenses.title').locator('form');
  const row = () => screen().app.row(textOf('fr', 'expenses.title'), line.name);
  const edit = async (key: MessageKey, text: string) => {
    await row()
      .getByRole('button', { name: new RegExp(`^${textOf('fr', key)} `, 'u') })
      .click();
    const field = row().getByRole('textbox', { name: textOf('fr', key), exact: true });
    await field.fill(text);
    return field;
  };

  test('refuse a line without a name, show the reason and keep the typed text', async () => {
    await fieldIn(form(), 'entry.day').fill('4');
    await fieldIn(form(), 'entry.amount').fill('5');
    expect(await buttonIn(form(), 'entry.add').isDisabled()).toBe(true);
    await fieldIn(form(), 'entry.amount').press('Enter');
    await expect.poll(messagesIn(form(), 'alert'), polledOften).toEqual([textOf('fr', 'problem.nameMissing')]);
    expect(await fieldIn(form(), 'entry.amount').inputValue()).toBe('5');
    expect(writes()).toBe(0);
    await fieldIn(form(), 'entry.amount').press('Escape');
  });

  // Source: docs/specification.md#day-range.
  test('mark only a day above 31 as an error', async () => {
    const field = fieldIn(form(), 'entry.day');
    const redness = () =>
      field.evaluate((input) => {
        const [red = 0, green = 0] = (getComputedStyle(input).color.match(/[\d.]+/gu) ?? []).map(Number);
        return red - green;
      });
    await field.fill('31');
    const before = await redness();
    await field.fill('32');
    await isWrong(field, textOf('fr', 'problem.day'));
    await expect.poll(redness, polledOften).toBeGreaterThan(before + 50);
    await field.press('Escape');
  });

  test('show why an amount is invalid, keep the typed text, and accept a decimal comma', async () => {
    const { app } = screen();
    const field = await edit('entry.amount', '12,5,1');
    await field.press('Enter');
    await isWrong(field, textOf('fr', 'problem.notANumber'));
    expect(await field.inputValue()).toBe('12,5,1');
    expect(writes()).toBe(0);
    await field.fill('7,25');
    await field.press('Enter');
    await app.shows('outDaySum', '7.25');
    await app.saved();
    expect(writes()).toBe(1);
  });

  test('suggest a name in any letter case, and let the user choose by keyboard', async () => {
    const place = screen().region('income.title').locator('form');
    const field = fieldIn(place, 'entry.name');
    await field.fill('LIVRE');
    await expect.poll(() => place.getByRole('option').count(), polledOften).toBe(operations.length);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Tab');
    expect(await field.inputValue()).toBe('Livre 01');
    expect(writes()).toBe(0);
    await field.press('Escape');
  });

  // Source: docs/specification.md#deductions-dialog.
  test('keep the dialog of deductions open until the deductions can be summed', async () => {
    const { app, page, region } = screen();
    await buttonIn(
      region('provisions.title').getByRole('listitem', { name: holidays.name }),
      'deductions.title',
    ).click();
    const dialog = page.getByRole('dialog', { name: textOf('fr', 'deductions.title') });
    const field = dialog.getByRole('textbox', { name: textOf('fr', 'deductions.title') });
    await field.fill('1,x');
    await isWrong(field, textOf('fr', 'deductions.notWholeNumbers'));
    expect(await buttonIn(dialog, 'shell.close').isDisabled()).toBe(true);
    await field.press('Escape');
    expect(await field.inputValue()).toBe('1,x');
    await field.fill(' 10 ,  20 ');
    expect(await descriptionOf(field)).toBe(textOf('fr', 'deductions.hint'));
    await buttonIn(dialog, 'shell.close').click();
    await dialog.waitFor({ state: 'detached' });
    await app.shows('provisionsSum', '420.00');
  });

  test('refuse to remove the only sheet, and to create a sheet without a date', async () => {
    const { page, button } = screen();
    const removal = button('situation.removeSheet');
    expect([await removal.isDisabled(), await removal.getAttribute('title')]).toEqual([
      true,
      textOf('fr', 'situation.onlySheet'),
    ]);
    await button('situation.newSheet').click();
    const dialog = page.getByRole('dialog', { name: textOf('fr', 'newSheet.title') });
    const date = dialog.getByRole('textbox', { name: textOf('fr', 'newSheet.date') });
    const create = buttonIn(dialog, 'newSheet.create');
    await expect.poll(() => create.isEnabled(), polledOften).toBe(true);
    await date.fill('1/1/2020');
    await date.press('Tab');
    await expect.poll(() => date.inputValue(), polledOften).toBe('');
    expect(await create.isDisabled()).toBe(true);
    await buttonIn(dialog, 'shell.cancel').click();
    await dialog.waitFor({ state: 'detached' });
    await untilNoOverlayEntry(page);
  });
});
