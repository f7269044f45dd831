import { memoise } from '../lib/memoise.ts';
import { type Amount, type Decimal, subtract } from '../money/money.ts';
import { dueDayOf } from '../sheet/due-day.ts';
import type { Entry, Sheet, SheetContent } from '../sheet/sheet.ts';
import { totalsOf } from '../sheet/totals/totals.ts';
import { dateInPeriod, daysBetween, type ForecastPeriod } from './forecast-period.ts';

/** The collections whose lines a forecast counts. */
type ForecastCollection = 'outDay' | 'outMonth' | 'in';

/** What is counted: a line, or what is still to be paid into the provisions, which is one sum. */
type ForecastSource =
  | { readonly collection: ForecastCollection; readonly entry: Entry }
  | { readonly collection: 'provisions' };

/** Why it stands on its day: it has that day, was to be paid before, or came along from another sheet. */
type ForecastReason =
  | { readonly kind: 'dated' | 'noDay' | 'carried' }
  | { readonly kind: 'since' | 'expected'; readonly day: number };

/** Something that is not ticked, with the first and the last day on which it can happen, in days after the first one. */
export type ForecastItem = {
  readonly source: ForecastSource;
  readonly reason: ForecastReason;
  /** Below zero for what leaves the account. */
  readonly amount: Amount | Decimal;
  readonly early: number;
  readonly late: number;
};

type Money = ForecastItem['amount'];
type Span = Pick<ForecastItem, 'early' | 'late' | 'reason'>;

/** The place of the last day, and of each day of the month, which is below zero where it has passed. */
type Timing = { readonly lastDay: number; readonly places: readonly number[] };

const timingOf = ({ period, from, to }: ForecastPeriod): Timing => ({
  lastDay: daysBetween(from, to),
  places: Array.from({ length: 31 }, (_, index) => daysBetween(from, dateInPeriod(period, index + 1))),
});

const isOutflow = (amount: Money): boolean => Number(amount) < 0;

/** What waits since before the first day: it leaves the account at once, to be prudent, and comes into it at last. */
const overdue = ({ lastDay }: Timing, amount: Money, reason: ForecastReason): Span => ({
  early: 0,
  late: isOutflow(amount) ? 0 : lastDay,
  reason,
});

const onAnyDay = ({ lastDay }: Timing): Span => ({ early: 0, late: lastDay, reason: { kind: 'noDay' } });

type Reasons = { readonly ahead: ForecastReason; readonly passed: ForecastReason };

const onDay = (timing: Timing, amount: Money, day: number, { ahead, passed }: Reasons): Span => {
  const place = timing.places[day - 1] ?? 0;
  return place < 0 ? overdue(timing, amount, passed) : { early: place, late: place, reason: ahead };
};

/** On its day, or any day when it has none (0). */
const onDayOrAny = (timing: Timing, amount: Money, day: number): Span =>
  day === 0
    ? onAnyDay(timing)
    : onDay(timing, amount, day, { ahead: { kind: 'dated' }, passed: { kind: 'since', day } });

const always = (reason: ForecastReason): Reasons => ({ ahead: reason, passed: reason });

const isUnticked = ({ paid }: Entry): boolean => !paid;

/** Whether an income is counted: it has a due day and was not received. Source: docs/specification.md#forecast-income. */
export const isExpected = (entry: Entry): boolean => isUnticked(entry) && dueDayOf(entry) > 0;

/** Whether an income is left out for want of a due day. Source: docs/specification.md#forecast-not-counted. */
export const isNotCounted = (entry: Entry): boolean => isUnticked(entry) && dueDayOf(entry) === 0 && entry.value !== 0;

const expenseSpan = (timing: Timing, amount: Money, { day, copy }: Entry): Span =>
  copy === '' ? onDayOrAny(timing, amount, day) : overdue(timing, amount, { kind: 'carried' });

const isSomething = ({ amount }: ForecastItem): boolean => Number(amount) !== 0;

const itemsOf = (counts: (entry: Entry) => boolean, itemOf: (entry: Entry) => ForecastItem) =>
  memoise((lines: readonly Entry[]) => lines.filter(counts).map(itemOf).filter(isSomething));

/** What is counted of each collection in a period, kept by the reference of its lines: a tick changes one of them. */
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
 * All that is still to come into the account or to leave it: unticked daily expenses and charges, the month's provisions until they
 * are paid in, and income with a due day; nothing else, and nothing of zero. Source: docs/specification.md#forecast-lines.
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
