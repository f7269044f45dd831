import { describe, expect, test } from 'vitest';
import { createAmountFormat } from '../money/amount-format.ts';
import { periodOf } from '../sheet/period.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { draftsOf, linesOf, readPaste, signRuleOf } from './pasted-lines.ts';

const period = periodOf(toSheetDate(2026, 11, 1), undefined);

const paste = (text: string) => {
  const read = readPaste(text, {
    collection: 'outDay',
    period,
    today: toSheetDate(2026, 11, 22),
    day: '',
    present: [],
    knownNames: [],
  });
  if (!read) throw new Error('Nothing can be read.');
  return read;
};

type Line = { readonly day: number; readonly name: string; readonly cents: number; readonly debit: boolean };

const names = [
  'Boulangerie',
  'Café "Le Globe"',
  'Courses ; marché, fromage',
  "Essence de l'autoroute",
  'CARTE X1234 12/11 SUPER DU LAC 1 234,56',
  'Remboursement Sécu',
  'Train – aller-retour',
  '3 baguettes',
];

/** 200 lines of a month, as in a user's spreadsheet. */
const ledger: readonly Line[] = Array.from({ length: 200 }, (_, index) => ({
  day: 1 + Math.floor((index * 30) / 200),
  name: names[index % names.length] ?? '',
  cents: index % 40 === 39 ? 123_456_7 + index : 99 + ((index * 577) % 9000),
  debit: index % names.length !== 5,
}));

// Only this name is a bank's description.
const [, , , , ofBank] = names;
const expected = ledger.map(({ day, name, cents, debit }) => ({
  day,
  name: name === ofBank ? 'Super du Lac' : name,
  value: cents / 100,
  debit,
}));

const padded = (value: number) => String(value).padStart(2, '0');
const french = (cents: number, space: string) => {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, space)},${fraction}`;
};
const english = createAmountFormat('en').amount;

type Program = {
  readonly end: string;
  readonly last: string;
  readonly heading: string;
  readonly date: (day: number) => string;
  readonly debit: (cents: number) => string;
  readonly credit: (cents: number) => string;
};

const frenchHeading = 'Date\tLibellé\tMontant';
const englishHeading = 'Date\tDescription\tAmount';
const excel = { end: '\r\n', last: '\r\n' };
const libreOffice = { end: '\n', last: '\n' };
const googleSheets = { end: '\n', last: '' };

/** The clipboard text of each program: displayed cells separated by tabs. */
const programs: Readonly<Record<string, Program>> = {
  'Excel, French': {
    ...excel,
    heading: frenchHeading,
    date: (day) => `${padded(day)}/11/2026`,
    debit: (cents) => `-${french(cents, '\u202F')} €`,
    credit: (cents) => `${french(cents, '\u202F')} €`,
  },
  'Excel, French, accounting format': {
    ...excel,
    heading: frenchHeading,
    date: (day) => `${day}-nov.`,
    debit: (cents) => `-  ${french(cents, '\u00A0')} € `,
    credit: (cents) => `   ${french(cents, '\u00A0')} € `,
  },
  'Excel, American': {
    ...excel,
    heading: englishHeading,
    date: (day) => `11/${day}/2026`,
    debit: (cents) => ` $ (${english(cents / 100)})`,
    credit: (cents) => ` $ ${english(cents / 100)} `,
  },
  'Excel, British': {
    ...excel,
    heading: englishHeading,
    date: (day) => `${padded(day)}-Nov-26`,
    debit: (cents) => `-£${english(cents / 100)}`,
    credit: (cents) => `£${english(cents / 100)}`,
  },
  'LibreOffice, French': {
    ...libreOffice,
    heading: frenchHeading,
    date: (day) => `${padded(day)}/11/26`,
    debit: (cents) => `-${french(cents, '\u202F')} €`,
    credit: (cents) => `${french(cents, '\u202F')} €`,
  },
  'LibreOffice, French, plain numbers': {
    ...libreOffice,
    heading: 'Jour\tDépense\tMontant',
    date: String,
    debit: (cents) => `-${french(cents, '')}`,
    credit: (cents) => french(cents, ''),
  },
  'LibreOffice, American': {
    ...libreOffice,
    heading: englishHeading,
    date: (day) => `11/${padded(day)}/26`,
    debit: (cents) => `-$${english(cents / 100)}`,
    credit: (cents) => `$${english(cents / 100)}`,
  },
  'Google Sheets, French': {
    ...googleSheets,
    heading: frenchHeading,
    date: (day) => `${padded(day)}/11/2026`,
    debit: (cents) => `-${french(cents, '\u202F')}\u00A0€`,
    credit: (cents) => `${french(cents, '\u202F')}\u00A0€`,
  },
  'Google Sheets, American': {
    ...googleSheets,
    heading: englishHeading,
    date: (day) => `11/${day}/2026`,
    debit: (cents) => `($${english(cents / 100)})`,
    credit: (cents) => `$${english(cents / 100)}`,
  },
  'Google Sheets, British': {
    ...googleSheets,
    heading: englishHeading,
    date: (day) => `${day} Nov 2026`,
    debit: (cents) => `-${english(cents / 100)}`,
    credit: (cents) => english(cents / 100),
  },
};

const copied = ({ heading, date, debit, credit, end, last }: Program, lines = ledger) =>
  [
    heading,
    ...lines.map((line) => [date(line.day), line.name, (line.debit ? debit : credit)(line.cents)].join('\t')),
  ].join(end) + last;

describe('200 lines pasted from a spreadsheet', () => {
  // Source: docs/specification.md#paste.
  test.each(Object.entries(programs))('are read without a correction from %s', (_, program) => {
    const read = paste(copied(program));
    expect(draftsOf(linesOf(read), {})).toEqual(expected);
    expect(read.heading).toEqual(program.heading.split('\t'));
    expect(signRuleOf(read)).toBe('minusIsDebit');
  });

  // Source: docs/specification.md#paste.
  test.each(Object.entries(programs))(
    'are read without a correction from reordered and extra columns of %s',
    (_, program) => {
      const rows = copied(program)
        .trim()
        .split(program.end)
        .map((row, index) => {
          const [date, name, amount] = row.split('\t');
          return [name, 'Alimentation', amount, index === 0 ? 'Solde' : program.credit(index * 777), date].join('\t');
        });
      expect(draftsOf(linesOf(paste(rows.join(program.end))), {})).toEqual(expected);
    },
  );

  // Source: docs/specification.md#paste-columns.
  test.each(Object.entries(programs))(
    'are read without a correction from separate debit and credit columns of %s',
    (_, program) => {
      const rows = ledger.map(({ day, name, cents, debit }) => {
        const amount = program.credit(cents);
        return [program.date(day), name, ...(debit ? [amount, ''] : ['', amount])].join('\t');
      });
      const read = paste(rows.join(program.end));
      expect(draftsOf(linesOf(read), {})).toEqual(expected);
      expect(read.roles).toEqual(['day', 'name', 'debit', 'credit']);
    },
  );
});
