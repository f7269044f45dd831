import { describe, expect, test } from 'vitest';
import { periodOf } from '../sheet/period.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import type { Entry, EntryCollection } from '../sheet/sheet.ts';
import { draftsOf, isTicked, linesOf, type Paste, readPaste } from './pasted-lines.ts';

const present: readonly Entry[] = [];
const november = {
  day: '22',
  period: periodOf(toSheetDate(2026, 11, 1), undefined),
  today: toSheetDate(2026, 11, 22),
  present,
  knownNames: [],
};

const paste = (text: string, collection: EntryCollection = 'outDay', target = november): Paste => {
  const read = readPaste(text, { collection, ...target });
  if (!read) throw new Error('Nothing can be read.');
  return read;
};

const shown = (given: Paste) =>
  linesOf(given).map(({ day, name, value, debit, refusal }) => refusal?.why ?? [day, name, value, debit]);

describe('pasted lines', () => {
  // Source: docs/specification.md#paste-signs.
  test('become credits without a minus only if other lines have a minus, unless the user chooses a rule', () => {
    const text = '3\tBread\t5,80\n4\tRefund\t7,10';
    expect(shown(paste(text))).toEqual([
      [3, 'Bread', 5.8, true],
      [4, 'Refund', 7.1, true],
    ]);
    expect(shown({ ...paste(text), sign: 'minusIsDebit' }).flat()).toContain(false);
    const signed = paste('3\tBread\t-5,80\n4\tRefund\t7,10');
    expect(shown(signed)).toEqual([
      [3, 'Bread', 5.8, true],
      [4, 'Refund', 7.1, false],
    ]);
    expect(shown({ ...signed, sign: 'allDebits' }).flat()).not.toContain(false);
  });

  // Source: docs/specification.md#paste-signs.
  test('become debits without a plus when other lines have a plus', () => {
    const mixed = paste('3\tBread\t5,80\n4\tRefund\t+ 15,00 €\n5\tMilk\t2,10');
    expect(shown(mixed)).toEqual([
      [3, 'Bread', 5.8, true],
      [4, 'Refund', 15, false],
      [5, 'Milk', 2.1, true],
    ]);
    expect(shown({ ...mixed, sign: 'allDebits' }).flat()).not.toContain(false);
    expect(shown(paste('3\tBread\t-5,80\n4\tRefund\t+15,00\n5\tRent\t9,00'))).toEqual([
      [3, 'Bread', 5.8, true],
      [4, 'Refund', 15, false],
      [5, 'Rent', 9, true],
    ]);
  });

  // Source: docs/specification.md#paste-signs.
  test('drop the minus of amounts in a list without signs only if all amounts have a minus', () => {
    expect(shown(paste('Rent\t-640\nWater\t-31', 'outMonth'))).toEqual([
      [0, 'Rent', 640, true],
      [0, 'Water', 31, true],
    ]);
    expect(shown(paste('3/11\tRent\t640,00\t\n4/11\tPay\t\t1 800,00', 'in'))).toEqual([
      'amountMissing',
      [0, 'Pay', 1800, true],
    ]);
    expect(shown(paste('Rent\t640\nRebate\t-31', 'outMonth'))).toEqual([
      [0, 'Rent', 640, true],
      [0, 'Rebate', -31, true],
    ]);
  });

  // Source: docs/specification.md#paste-columns.
  test('come from debit and credit columns, except a last row with both sums', () => {
    const rows = ['3/11\tBread\t5,80\t', '4/11\tPay\t\t150,00', '5/11\tRent\t640,00\t', '\tTotal\t645,80\t150,00'];
    const read = paste(rows.join('\n'));
    expect(read.roles).toEqual(['day', 'name', 'debit', 'credit']);
    expect(shown(read)).toEqual([[3, 'Bread', 5.8, true], [4, 'Pay', 150, false], [5, 'Rent', 640, true], 'noAmount']);
  });

  // Source: docs/specification.md#paste-days.
  test('have the day of the add row if the table has no day column', () => {
    expect(shown(paste('Bread\t5,80\nMilk\t2,10'))).toEqual([
      [22, 'Bread', 5.8, true],
      [22, 'Milk', 2.1, true],
    ]);
    expect(shown(paste('Bread\t5,80\nMilk\t2,10', 'outDay', { ...november, day: '' }))).toEqual([
      'addRowDayMissing',
      'addRowDayMissing',
    ]);
  });

  // Source: docs/specification.md#paste-refused.
  test('have a reason if they are refused, and then cannot be ticked', () => {
    const rows = [
      'Jour\tNom\tMontant',
      '3\tBread\t5,80',
      '32\tMilk\t2,10',
      '4\tTotal\tsee below',
      '5\tButter\t',
      `6\t${'n'.repeat(201)}\t1,00`,
      '7\t\t1,00',
      '\tSum\t9,00',
      '8\tHoney\t1,234',
      '9\tSalt\t1,2345',
    ];
    const read = paste(rows.join('\n'));
    expect(linesOf(read).map(({ refusal }) => refusal)).toEqual([
      undefined,
      { why: 'day' },
      { why: 'noAmount', text: 'see below' },
      { why: 'amountMissing' },
      { why: 'tooLong', longest: 200 },
      { why: 'nameMissing' },
      { why: 'dayMissing' },
      { why: 'ambiguous', typed: '1,234', readings: [1.23, 1234] },
      { why: 'tooManyDecimals' },
    ]);
    expect(draftsOf(linesOf(read), { 1: true, 2: true }).map(({ name }) => name)).toEqual(['Bread']);
  });

  // Source: docs/specification.md#paste-outside.
  test("start unticked outside the sheet's period, but can be ticked", () => {
    const lines = linesOf(paste('3/11/2026\tBread\t5,80\n27/10/2026\tCinema\t18,00'));
    expect(lines.map((line) => [line.outside, isTicked(line, {})])).toEqual([
      [undefined, true],
      ['2026-10-27', false],
    ]);
    expect(draftsOf(lines, { 0: false, 1: true })).toEqual([{ day: 27, name: 'Cinema', value: 18, debit: true }]);
  });

  // Source: docs/specification.md#paste-known.
  test('start unticked when the list already contains them, and each line matches once', () => {
    const line = { name: 'Bread', day: 3, value: 5.8, debit: true, paid: true, copy: '' };
    const given = [
      { ...line, id: 'bread' },
      { ...line, id: 'milk', name: 'Milk', day: 4 },
    ];
    const text = '3\tbread\t5,80\n3\tBread\t5,80\n4\tMilk\t5,90\n5\tMilk\t5,80';
    const daily = linesOf(paste(text, 'outDay', { ...november, present: given }));
    expect(daily.map((each) => [each.isKnown, isTicked(each, {})])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
    expect(draftsOf(daily, { 0: true })).toHaveLength(4);
    const monthly = linesOf(paste('Bread\t5,80\nRent\t640', 'outMonth', { ...november, present: given }));
    expect(monthly.map(({ isKnown }) => isKnown)).toEqual([true, false]);
  });

  // Source: docs/specification.md#paste.
  test('can be plain text', () => {
    expect(shown(paste('24/11 Bread 5,80\n27/10 Rent 1 234,56\nMarket'))).toEqual([
      [24, 'Bread', 5.8, true],
      [27, 'Rent', 1234.56, true],
      'amountMissing',
    ]);
  });

  // Source: docs/specification.md#paste.
  test('have a limit of 500 lines', () => {
    const read = paste(`Nom\tMontant\n${'Bread\t5,80\n'.repeat(520)}`);
    expect([read.rows.length, read.cutOff]).toEqual([500, 20]);
  });

  // Source: docs/specification.md#paste.
  test.each(['Bread\nMilk', '5,80\n2,10', 'Bread 5\nMilk 2', 'a\tb\nc\td', '\t\n\t', '"', ''])(
    'do not exist in the text %j',
    (text) => {
      expect(readPaste(text, { collection: 'outDay', ...november })).toBeUndefined();
    },
  );
});
