import * as fc from 'fast-check';
import type { Entry, Provision, Sheet, SheetContent } from '../../src/domain/sheet/sheet.ts';
import type { SheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { anyAmount } from './exact-oracle.ts';

export const entryWith = (fields: Partial<Entry>): Entry => ({
  id: 'entry',
  name: 'Entry',
  day: 1,
  value: 0,
  debit: true,
  paid: false,
  copy: '',
  ...fields,
});

export const provisionWith = (fields: Partial<Provision>): Provision => ({
  id: 'provision',
  name: 'Provision',
  periodicity: '',
  price: 0,
  start: '',
  monthlyPayment: 0,
  numberMonthlyPayments: 0,
  deductions: '',
  ...fields,
});

export const sheetWith = (date: SheetDate, fields: Partial<Sheet>): Sheet => ({
  id: 'sheet',
  date,
  order: 0,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
  ...fields,
});

const anyName = fc.constantFrom('Bread', 'bread ', 'Rent', 'Éclair', 'Cinema');

export const anyEntriesOf = (amount: fc.Arbitrary<number>): fc.Arbitrary<readonly Entry[]> =>
  fc.array(fc.record({ name: anyName, value: amount, debit: fc.boolean(), paid: fc.boolean() }).map(entryWith), {
    maxLength: 12,
  });

const deductions = fc.array(fc.integer({ min: -50, max: 900 }), { maxLength: 4 }).map((values) => values.join(', '));

const anyProvisions = fc.array(
  fc
    .record({
      monthlyPayment: fc.integer({ min: -10, max: 2_000 }),
      numberMonthlyPayments: fc.integer({ min: 0, max: 48 }),
      deductions,
    })
    .map(provisionWith),
  { maxLength: 6 },
);

export const anyContentOf = (amount: fc.Arbitrary<number>): fc.Arbitrary<SheetContent> =>
  fc.record({
    in: anyEntriesOf(amount),
    moneySaving: anyEntriesOf(amount),
    outDay: anyEntriesOf(amount),
    outMonth: anyEntriesOf(amount),
    provisions: anyProvisions,
  });

export const anyContent = anyContentOf(anyAmount);
