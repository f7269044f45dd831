import { memoise } from '../lib/memoise.ts';
import { nameKey } from '../lib/text.ts';
import { type Decimal, subtract } from '../money/money.ts';
import type { Amount, Entry, Sheet, SheetContent } from '../sheet/sheet.ts';
import { totalsOf } from '../sheet/totals.ts';
import { dateInPeriod, daysBetween, type ForecastPeriod } from './forecast-period.ts';

/** The collections whose lines a forecast counts. */
type ForecastCollection = 'outDay' | 'outMonth' | 'in';

/** What is counted: a line, or what is still to be paid into the provisions, which is one sum. */
type ForecastSource =
  | { readonly collection: ForecastCollection; readonly entry: Entry }
  | { readonly collection: 'provisions' };

/** Why it stands on its day: because it says so, was to be paid before, came along from another sheet, or is usually paid then. */
type ForecastReason =
  | { readonly kind: 'dated' | 'noDay' | 'carried' }
  | { readonly kind: 'since' | 'usual' | 'expected'; readonly day: number };

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

const bySaidDay = (timing: Timing, amount: Money, day: number): Span =>
  onDay(timing, amount, day, { ahead: { kind: 'dated' }, passed: { kind: 'since', day } });

const always = (reason: ForecastReason): Reasons => ({ ahead: reason, passed: reason });

const isUnticked = ({ paid }: Entry): boolean => !paid;
// A new month sets the days of charges and of income to 1, which says nothing.
const saysDay = ({ day }: Entry): boolean => day >= 2;

/** Whether an income line is counted: its day was said. Source: docs/specification.md#forecast-income. */
export const isExpected = (entry: Entry): boolean => isUnticked(entry) && saysDay(entry);

const expenseSpan = (timing: Timing, amount: Money, { day, copy }: Entry): Span => {
  if (copy !== '') return overdue(timing, amount, { kind: 'carried' });
  return day === 0 ? onAnyDay(timing) : bySaidDay(timing, amount, day);
};

const chargeSpan = (timing: Timing, amount: Money, entry: Entry, usual: number | undefined): Span => {
  if (saysDay(entry)) return bySaidDay(timing, amount, entry.day);
  return usual === undefined ? onAnyDay(timing) : onDay(timing, amount, usual, always({ kind: 'usual', day: usual }));
};

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
  const charge =
    (usual: ReadonlyMap<string, number>) =>
    (entry: Entry): ForecastItem => {
      const amount = -entry.value;
      const span = chargeSpan(timing, amount, entry, usual.get(nameKey(entry.name)));
      return { source: { collection: 'outMonth', entry }, amount, ...span };
    };
  const income = (entry: Entry): ForecastItem => {
    const span = onDay(timing, entry.value, entry.day, always({ kind: 'expected', day: entry.day }));
    return { source: { collection: 'in', entry }, amount: entry.value, ...span };
  };
  return {
    expenses: itemsOf(isUnticked, expense),
    charges: memoise((usual: ReadonlyMap<string, number>) => itemsOf(isUnticked, charge(usual))),
    provisions: (unpaid: Decimal): readonly ForecastItem[] =>
      [{ source: { collection: 'provisions' }, amount: subtract(0, unpaid), ...onAnyDay(timing) } as const].filter(
        isSomething,
      ),
    income: itemsOf(isExpected, income),
  };
});

/**
 * All that is still to come into the account or to leave it: unticked daily expenses and charges, the month's provisions until they
 * are paid in, and income whose day was said; nothing else, and nothing of zero. Source: docs/specification.md#forecast-lines.
 */
export const forecastItems = (
  sheet: Sheet,
  content: SheetContent,
  period: ForecastPeriod,
  usual: ReadonlyMap<string, number>,
): readonly ForecastItem[] => {
  const counted = countedIn(period);
  return [
    ...counted.expenses(content.outDay),
    ...counted.charges(usual)(content.outMonth),
    ...counted.provisions(totalsOf(sheet, content).provisionsSumNotPaid),
    ...counted.income(content.in),
  ];
};
