import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToCents, signOf, sum } from '../../money/money.ts';
import { emptyContent } from '../sheet.ts';
import type { Entry, Provision, Sheet, SheetContent } from '../sheet.ts';
import { toSheetDate } from '../sheet-date.ts';
import {
  anyAmount,
  centAmount,
  exactOf,
  exactText,
  minus,
  plus,
  totalOf,
} from '../../../../testing/domain/exact-oracle.ts';
import type { Exact } from '../../../../testing/domain/exact-oracle.ts';
import { anyContent, anyContentOf, entryWith, provisionWith, sheetWith } from '../../../../testing/domain/lines.ts';
import { totalsOf } from './totals.ts';

const anySheet = fc
  .record({ accountBalance: anyAmount, accountProvisionsBalance: anyAmount, provisionsPaid: fc.boolean() })
  .map((fields) => sheetWith(toSheetDate(2026, 9, 5), fields));

const sheet = sheetWith(toSheetDate(2026, 9, 5), { accountBalance: 1000, accountProvisionsBalance: 300 });

const total = (entries: readonly Entry[], counts: (entry: Entry) => boolean = () => true): Exact =>
  totalOf(entries.filter(counts).map(({ value }) => value));

const held = ({ monthlyPayment, numberMonthlyPayments, deductions }: Provision): string =>
  String(
    BigInt(monthlyPayment) * BigInt(numberMonthlyPayments) -
      deductions.split(',').reduce((deducted, part) => deducted + BigInt(part.trim()), 0n),
  );

/** The formulas of the totals in integer arithmetic. */
const expectedTotals = ({ accountBalance, accountProvisionsBalance, provisionsPaid }: Sheet, content: SheetContent) => {
  const monthly = totalOf(content.provisions.map(({ monthlyPayment }) => monthlyPayment));
  const provisionsSum = totalOf(content.provisions.map(held));
  const outDaySumNotPaid = total(content.outDay, ({ debit, paid }) => debit && !paid);
  const refundSumNotPaid = total(content.outDay, ({ debit, paid }) => !debit && !paid);
  const outMonthSumNotPaid = total(content.outMonth, ({ paid }) => !paid);
  const provisionsSumNotPaid = provisionsPaid ? exactOf(0) : monthly;
  const toPay = [outDaySumNotPaid, outMonthSumNotPaid, provisionsSumNotPaid].reduce(plus);
  const totals = {
    inSum: total(content.in),
    moneySavingSum: total(content.moneySaving),
    outDaySum: total(content.outDay, ({ debit }) => debit),
    outDaySumNotPaid,
    refundSum: total(content.outDay, ({ debit }) => !debit),
    refundSumNotPaid,
    outMonthSum: total(content.outMonth),
    outMonthSumNotPaid,
    provisionsMonthlySum: monthly,
    provisionsSum,
    provisionsSumNotPaid,
    provisionsDifference: minus(exactOf(accountProvisionsBalance), provisionsSum),
    remaining: minus(plus(exactOf(accountBalance), refundSumNotPaid), toPay),
    budget: minus(total(content.in), plus(total(content.outMonth), monthly)),
  };
  return Object.fromEntries(Object.entries(totals).map(([name, exact]) => [name, exactText(exact)]));
};

describe('totals', () => {
  // Source: docs/specification.md#in-sum, docs/specification.md#money-saving-sum, docs/specification.md#out-day-sum,
  // docs/specification.md#refund-sum, docs/specification.md#out-month-sum, docs/specification.md#provisions-monthly-sum,
  // docs/specification.md#provisions-sum, docs/specification.md#provisions-unpaid,
  // docs/specification.md#provisions-difference, docs/specification.md#remaining, docs/specification.md#budget.
  it('match a sheet computed by hand', () => {
    const content: SheetContent = {
      in: [entryWith({ value: 2000 }), entryWith({ value: 500.5 })],
      moneySaving: [entryWith({ value: 80 })],
      outDay: [
        entryWith({ value: 10.1 }),
        entryWith({ value: 20.2, paid: true }),
        entryWith({ value: 5, debit: false }),
        entryWith({ value: 7, debit: false, paid: true }),
      ],
      outMonth: [entryWith({ value: 700, paid: true }), entryWith({ value: 40 })],
      provisions: [provisionWith({ monthlyPayment: 50, numberMonthlyPayments: 3, deductions: '20' })],
    };
    const totals = {
      inSum: '2500.5',
      moneySavingSum: '80',
      outDaySum: '30.3',
      outDaySumNotPaid: '10.1',
      refundSum: '12',
      refundSumNotPaid: '5',
      outMonthSum: '740',
      outMonthSumNotPaid: '40',
      provisionsMonthlySum: '50',
      provisionsSum: '130',
      provisionsSumNotPaid: '50',
      provisionsDifference: '170',
      remaining: '904.9',
      budget: '1710.5',
    };
    expect(totalsOf(sheet, content)).toEqual(totals);
    expect(totalsOf({ ...sheet, provisionsPaid: true }, content)).toEqual({
      ...totals,
      provisionsSumNotPaid: '0',
      remaining: '954.9',
    });
  });

  // Source: docs/specification.md#exact-sums, docs/specification.md#remaining, docs/specification.md#budget.
  it('agree with integer arithmetic on any sheet', () => {
    fc.assert(
      fc.property(anySheet, anyContent, (anyOne, content) => {
        expect(totalsOf(anyOne, content)).toEqual(expectedTotals(anyOne, content));
      }),
    );
  });

  // Source: docs/specification.md#exact-sums.
  it('do not depend on the order of lines', () => {
    fc.assert(
      fc.property(anySheet, anyContent, (anyOne, content) => {
        const reversed: SheetContent = {
          in: content.in.toReversed(),
          moneySaving: content.moneySaving.toReversed(),
          outDay: content.outDay.toReversed(),
          outMonth: content.outMonth.toReversed(),
          provisions: content.provisions.toReversed(),
        };
        expect(totalsOf(anyOne, reversed)).toEqual(totalsOf(anyOne, content));
      }),
    );
  });

  // Source: docs/specification.md#exact-sums.
  it('are zero without a sign when the sheet balances', () => {
    const outDay = [0.1, 0.2, 0.7].map((value) => entryWith({ value }));
    const { remaining } = totalsOf({ ...sheet, accountBalance: 1 }, { ...emptyContent, outDay });
    expect(remaining).toBe('0');
    expect(signOf(remaining)).toBe(0);
  });

  it('equal the sums of the displayed rows when no row has more than two decimals', () => {
    fc.assert(
      fc.property(anySheet, anyContentOf(centAmount), (anyOne, content) => {
        const rows = content.outMonth.map(({ value }) => roundToCents(value));
        expect(sum(rows)).toBe(roundToCents(totalsOf(anyOne, content).outMonthSum));
      }),
    );
  });

  it('recompute the sums of a collection only when its reference changes', () => {
    let read = 0;
    const counted = Object.defineProperty(entryWith({}), 'value', { get: () => (read += 1) && 4, enumerable: true });
    const content: SheetContent = { ...emptyContent, in: [counted] };
    totalsOf(sheet, content);
    totalsOf({ ...sheet, accountBalance: 3 }, { ...content, outDay: [entryWith({ value: 1 })] });
    expect(read).toBe(1);
    expect(totalsOf(sheet, { ...content, in: [counted, counted] }).inSum).toBe('8');
    expect(read).toBe(3);
  });
});
