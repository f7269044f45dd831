import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { emptyContent, type Entry, type Provision } from '../../domain/sheet/sheet.ts';
import { provisionTotal } from '../../domain/sheet/provisions/provision.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import { followUpOf } from './follow-up.ts';
import type { SheetEdit } from './sheet.events.ts';

const holiday = provisionWith({
  id: 'holiday',
  periodicity: 'yearly',
  price: 2100,
  start: 'July 2026',
  monthlyPayment: 150,
  numberMonthlyPayments: 4,
});
const today = toSheetDate(2026, 11, 22);
const followUp = (edit: SheetEdit, ...provisions: readonly Provision[]) =>
  followUpOf(edit, { sheet: sheetWith(toSheetDate(2026, 11, 1), {}), content: { ...emptyContent, provisions } }, today);

const changed = (changes: Partial<Provision>): SheetEdit => ({ type: 'provision.changed', id: 'holiday', changes });
const paidIn: SheetEdit = { type: 'sheet.changed', changes: { provisionsPaid: true } };

// Source: docs/specification.md#payment-correction.
test('offers a correction that keeps the saved total after another monthly payment', () => {
  const deductions = '85';
  const offered = followUp(changed({ monthlyPayment: 193 }), { ...holiday, deductions });
  expect(offered).toEqual({
    edit: changed({ deductions: '85, 0172' }),
    toast: {
      key: 'notice.provisionWorth',
      tone: 'info',
      amounts: { total: '687', kept: '515' },
      action: 'followUp',
    },
  });
  const kept = { ...holiday, monthlyPayment: 193, deductions: '85, 0172' };
  expect(provisionTotal(kept)).toBe('515');
});

test.each([
  ['a payment that was never made', { monthlyPayment: 193 }, { numberMonthlyPayments: 0 }],
  ['deductions that cannot be read', { monthlyPayment: 193 }, { deductions: '1.5' }],
  ['deductions that are long already', { monthlyPayment: 193 }, { deductions: '1,'.repeat(999) }],
  ['what is changed with the number of payments', { monthlyPayment: 193, numberMonthlyPayments: 5 }, {}],
  ['what comes with its correction', { monthlyPayment: 193, deductions: '0172' }, {}],
  ['another price', { price: 2000 }, {}],
  ['the same payment', { monthlyPayment: 150 }, {}],
])('offers no correction for %s', (_, changes, stored) => {
  expect(followUp(changed(changes), { ...holiday, ...stored })).toBeUndefined();
});

// Source: docs/specification.md#payments-count.
test('offers to count the payment of due provisions when the provisions of the month are paid', () => {
  const provisions = [
    holiday,
    { ...holiday, id: 'counted', numberMonthlyPayments: 5 },
    { ...holiday, id: 'due', start: 'Nov 2025', numberMonthlyPayments: 12 },
    { ...holiday, id: 'later', start: 'Dec 2026', numberMonthlyPayments: 0 },
    { ...holiday, id: 'unread', periodicity: 'as needed' },
    { ...holiday, id: 'free', monthlyPayment: 0 },
  ];
  const count = 2;
  expect(followUp(paidIn, ...provisions)).toEqual({
    edit: {
      type: 'lines.edited',
      edits: [
        { type: 'provision.changed', id: 'holiday', changes: { numberMonthlyPayments: 5 } },
        { type: 'provision.changed', id: 'unread', changes: { numberMonthlyPayments: 5 } },
      ],
      toast: { key: 'notice.paymentCounted', tone: 'info', count },
    },
    toast: { key: 'notice.countPayment', tone: 'info', count, action: 'followUp' },
  });
});

test.each<readonly [string, SheetEdit]>([
  ['are not paid in any more', { type: 'sheet.changed', changes: { provisionsPaid: false } }],
  ['have another balance', { type: 'sheet.changed', changes: { accountProvisionsBalance: 5 } }],
  ['are removed', { type: 'provision.removed', id: 'holiday' }],
])('offers to count no payment when provisions %s', (_, edit) => {
  expect(followUp(edit, holiday)).toBeUndefined();
});

test('offers to count no payment when none is due', () => {
  expect(followUp(paidIn, { ...holiday, numberMonthlyPayments: 5 })).toBeUndefined();
  expect(followUp(paidIn)).toBeUndefined();
});

const received = (id: string) => ({ type: 'entry.changed', collection: 'in', id, changes: { paid: true } });

// Source: docs/specification.md#forecast-received.
describe('a new balance', () => {
  const typed: SheetEdit = { type: 'sheet.changed', changes: { accountBalance: 3000 } };
  const salary = entryWith({ id: 'salary', name: 'Salary', value: 2000, dueDay: 22 });
  const offered = (income: readonly Entry[], edit = typed) =>
    followUpOf(
      edit,
      { sheet: sheetWith(toSheetDate(2026, 11, 1), {}), content: { ...emptyContent, in: income } },
      today,
    );

  test('offers to tick an expected income from its due day on', () => {
    expect(offered([salary])).toEqual({
      edit: {
        type: 'lines.edited',
        edits: [received('salary')],
        toast: { key: 'notice.incomeReceived', tone: 'info', values: { name: 'Salary' }, count: 1 },
      },
      toast: {
        key: 'notice.receiveIncome',
        tone: 'info',
        values: { name: 'Salary' },
        count: 1,
        action: 'followUp',
      },
    });
  });

  test('offers to tick several incomes at once', () => {
    const lessons = { ...salary, id: 'lessons', dueDay: 1 };
    expect(offered([salary, lessons])?.edit).toMatchObject({ edits: [received('salary'), received('lessons')] });
  });

  test.each([
    ['that is still to come', { dueDay: 23 }],
    ['that was received', { paid: true }],
    ['without a due day', { dueDay: 0 }],
  ])('does not offer to tick an income %s', (_, changes) => {
    expect(offered([{ ...salary, ...changes }])).toBeUndefined();
  });

  test('offers nothing when it is the balance of the provisions', () => {
    const provisions: SheetEdit = { type: 'sheet.changed', changes: { accountProvisionsBalance: 3000 } };
    expect(offered([salary], provisions)).toBeUndefined();
  });
});
