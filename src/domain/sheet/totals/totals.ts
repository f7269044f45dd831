import { memoise } from '../../lib/memoise.ts';
import { add, subtract, sum } from '../../money/money.ts';
import type { Decimal } from '../../money/money.ts';
import { provisionTotal } from '../provisions/provision.ts';
import type { Entry, Provision, Sheet, SheetContent } from '../sheet.ts';

/**
 * All computed amounts of a sheet. They are exact, in the account's currency.
 * Source: docs/specification.md#in-sum, docs/specification.md#money-saving-sum, docs/specification.md#out-day-sum,
 * docs/specification.md#refund-sum, docs/specification.md#out-month-sum, docs/specification.md#provisions-monthly-sum,
 * docs/specification.md#provisions-sum, docs/specification.md#provisions-unpaid, docs/specification.md#provisions-difference,
 * docs/specification.md#remaining, docs/specification.md#budget.
 */
export type Totals = {
  readonly inSum: Decimal;
  readonly moneySavingSum: Decimal;
  readonly outDaySum: Decimal;
  readonly outDaySumNotPaid: Decimal;
  readonly refundSum: Decimal;
  readonly refundSumNotPaid: Decimal;
  readonly outMonthSum: Decimal;
  readonly outMonthSumNotPaid: Decimal;
  readonly provisionsMonthlySum: Decimal;
  readonly provisionsSum: Decimal;
  /** The monthly sum while the sheet's provisions are unpaid, else zero. */
  readonly provisionsSumNotPaid: Decimal;
  readonly provisionsDifference: Decimal;
  readonly remaining: Decimal;
  readonly budget: Decimal;
};

const sumOf = (entries: readonly Entry[]): Decimal => sum(entries.map(({ value }) => value));

const isNotPaid = ({ paid }: Entry): boolean => !paid;

const sumAll = memoise(sumOf);

const outDaySums = memoise((outDay: SheetContent['outDay']) => {
  const debits = outDay.filter(({ debit }) => debit);
  const credits = outDay.filter(({ debit }) => !debit);
  return {
    outDaySum: sumOf(debits),
    outDaySumNotPaid: sumOf(debits.filter(isNotPaid)),
    refundSum: sumOf(credits),
    refundSumNotPaid: sumOf(credits.filter(isNotPaid)),
  };
});

const outMonthSums = memoise((outMonth: SheetContent['outMonth']) => ({
  outMonthSum: sumOf(outMonth),
  outMonthSumNotPaid: sumOf(outMonth.filter(isNotPaid)),
}));

const provisionSums = memoise((provisions: readonly Provision[]) => ({
  provisionsMonthlySum: sum(provisions.map(({ monthlyPayment }) => monthlyPayment)),
  provisionsSum: sum(provisions.map(provisionTotal)),
}));

/**
 * The totals of a sheet. The sums of each collection are cached by its reference.
 * Source: docs/specification.md#remaining, docs/specification.md#budget, docs/specification.md#provisions-unpaid,
 * docs/specification.md#provisions-difference.
 */
export const totalsOf = (sheet: Sheet, content: SheetContent): Totals => {
  const inSum = sumAll(content.in);
  const outDay = outDaySums(content.outDay);
  const outMonth = outMonthSums(content.outMonth);
  const provisions = provisionSums(content.provisions);
  const provisionsSumNotPaid = sheet.provisionsPaid ? '0' : provisions.provisionsMonthlySum;
  const toPay = add(outDay.outDaySumNotPaid, outMonth.outMonthSumNotPaid, provisionsSumNotPaid);
  return {
    ...outDay,
    ...outMonth,
    ...provisions,
    inSum,
    moneySavingSum: sumAll(content.moneySaving),
    provisionsSumNotPaid,
    provisionsDifference: subtract(sheet.accountProvisionsBalance, provisions.provisionsSum),
    remaining: subtract(add(sheet.accountBalance, outDay.refundSumNotPaid), toPay),
    budget: subtract(inSum, add(outMonth.outMonthSum, provisions.provisionsMonthlySum)),
  };
};
