import { memoise } from '../lib/memoise.ts';
import { type Amount, type Decimal, subtract } from '../money/money.ts';
import { dueDayOf } from '../sheet/due-day.ts';
import type { Entry, Sheet, SheetContent } from '../sheet/sheet.ts';
import { totalsOf } from '../sheet/totals/totals.ts';
import { dateInPeriod, daysBetween, type ForecastPeriod } from './forecast-period.ts';

type ForecastCollection = 'outDay' | 'outMonth' | 'in';

/** The origin of an item: a line, or the unpaid sum of all provisions. */
type ForecastSource =
  | { readonly collection: ForecastCollection; readonly entry: Entry }
  | { readonly collection: 'provisions' };

/** Why an item has its days: a due day, no day, overdue, copied from another sheet, or expected income. */
type ForecastReason =
  | { readonly kind: 'dated' | 'noDay' | 'copied' }
  | { readonly kind: 'overdue' | 'expected'; readonly day: number };

/** An unticked amount with the earliest and latest day of its payment, counted from the forecast's first day (0). */
export type ForecastItem = {
  readonly source: ForecastSource;
  readonly reason: ForecastReason;
  /** Negative for money that leaves the account. */
  readonly amount: Amount | Decimal;
  readonly earliestDay: number;
  readonly latestDay: number;
};

type Money = ForecastItem['amount'];
type Span = Pick<ForecastItem, 'earliestDay' | 'latestDay' | 'reason'>;

/** The index of the forecast's last day, and the index of each day of the month. Past days have a negative index. */
type Timing = { readonly lastDay: number; readonly indexByDay: readonly number[] };

const timingOf = ({ period, from, to }: ForecastPeriod): Timing => ({
  lastDay: daysBetween(from, to),
  indexByDay: Array.from({ length: 31 }, (_, index) => daysBetween(from, dateInPeriod(period, index + 1))),
});

const isOutflow = (amount: Money): boolean => Number(amount) < 0;

/** The prudent balance counts an overdue outflow on the first day and an overdue inflow on the last day. */
const overdueSpan = ({ lastDay }: Timing, amount: Money, reason: ForecastReason): Span => ({
  earliestDay: 0,
  latestDay: isOutflow(amount) ? 0 : lastDay,
  reason,
});

const onAnyDay = ({ lastDay }: Timing): Span => ({ earliestDay: 0, latestDay: lastDay, reason: { kind: 'noDay' } });

type Reasons = { readonly ahead: ForecastReason; readonly past: ForecastReason };

const onDay = (timing: Timing, amount: Money, day: number, { ahead, past }: Reasons): Span => {
  const index = timing.indexByDay[day - 1] ?? 0;
  return index < 0 ? overdueSpan(timing, amount, past) : { earliestDay: index, latestDay: index, reason: ahead };
};

/** The span of a due day; a due day of 0 can be any day of the forecast. */
const onDayOrAny = (timing: Timing, amount: Money, day: number): Span =>
  day === 0
    ? onAnyDay(timing)
    : onDay(timing, amount, day, { ahead: { kind: 'dated' }, past: { kind: 'overdue', day } });

const always = (reason: ForecastReason): Reasons => ({ ahead: reason, past: reason });

const isUnticked = ({ paid }: Entry): boolean => !paid;

/** Whether the forecast counts an income: it has a due day and is not received. Source: docs/specification.md#forecast-income. */
export const isExpected = (entry: Entry): boolean => isUnticked(entry) && dueDayOf(entry) > 0;

/** Whether the forecast ignores an income because it has no due day. Source: docs/specification.md#forecast-not-counted. */
export const isNotCounted = (entry: Entry): boolean => isUnticked(entry) && dueDayOf(entry) === 0 && entry.value !== 0;

const expenseSpan = (timing: Timing, amount: Money, { day, copy }: Entry): Span =>
  copy === '' ? onDayOrAny(timing, amount, day) : overdueSpan(timing, amount, { kind: 'copied' });

const isSomething = ({ amount }: ForecastItem): boolean => Number(amount) !== 0;

const itemsOf = (counts: (entry: Entry) => boolean, itemOf: (entry: Entry) => ForecastItem) =>
  memoise((lines: readonly Entry[]) => lines.filter(counts).map(itemOf).filter(isSomething));

// Cached by reference for each collection: a tick recomputes one collection only.
const countedIn = memoise((period: ForecastPeriod) => {
  const timing = timingOf(period);
  const expense = (entry: Entry): ForecastItem => {
    const amount = entry.debit ? -entry.value : entry.value;
    return { source: { collection: 'outDay', entry }, amount, ...expenseSpan(timing, amount, entry) };
  };
  const charge = (entry: Entry): ForecastItem => {
    const amount = -entry.value;
    return { source: { collection: 'outMonth', entry }, amount, ...onDayOrAny(timing, amount, dueDayOf(entry)) };
  };
  const income = (entry: Entry): ForecastItem => {
    const day = dueDayOf(entry);
    const span = onDay(timing, entry.value, day, always({ kind: 'expected', day }));
    return { source: { collection: 'in', entry }, amount: entry.value, ...span };
  };
  return {
    expenses: itemsOf(isUnticked, expense),
    charges: itemsOf(isUnticked, charge),
    provisions: (unpaid: Decimal): readonly ForecastItem[] =>
      [{ source: { collection: 'provisions' }, amount: subtract(0, unpaid), ...onAnyDay(timing) } as const].filter(
        isSomething,
      ),
    income: itemsOf(isExpected, income),
  };
});

/**
 * The expected outflows and inflows: unticked daily expenses, charges and income with a due day, and unpaid provisions. Excludes amounts
 * of zero. Source: docs/specification.md#forecast-lines.
 */
export const forecastItems = (sheet: Sheet, content: SheetContent, period: ForecastPeriod): readonly ForecastItem[] => {
  const counted = countedIn(period);
  return [
    ...counted.expenses(content.outDay),
    ...counted.charges(content.outMonth),
    ...counted.provisions(totalsOf(sheet, content).provisionsSumNotPaid),
    ...counted.income(content.in),
  ];
};
