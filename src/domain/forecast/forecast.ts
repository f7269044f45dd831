import { type Amount, type Decimal, signOf, subtract, sum } from '../money/money.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';
import type { ForecastItem } from './forecast-items.ts';
import { datesOf, type ForecastPeriod } from './forecast-period.ts';

/** The balances at the end of a day. */
export type ForecastDay = {
  readonly date: SheetDate;
  /** The balance if money leaves as early, and arrives as late, as possible. */
  readonly prudent: Decimal;
  /** The balance if money leaves as late, and arrives as early, as possible. */
  readonly atBest: Decimal;
  /** The items that `prudent` counts on this day: outflows before inflows, both by descending amount. */
  readonly items: readonly ForecastItem[];
};

export type Forecast = {
  readonly days: readonly ForecastDay[];
  /** The first of the days with the lowest prudent balance. */
  readonly lowest: ForecastDay;
  /** The first day with a negative prudent balance. */
  readonly firstRed: ForecastDay | undefined;
  readonly last: ForecastDay;
};

type DayOf = (item: ForecastItem) => number;

const isOutflow = ({ amount }: ForecastItem): boolean => Number(amount) < 0;
const prudently: DayOf = (item) => (isOutflow(item) ? item.earliestDay : item.latestDay);
const atBest: DayOf = (item) => (isOutflow(item) ? item.latestDay : item.earliestDay);

const bySize = (one: ForecastItem, other: ForecastItem): number =>
  Number(isOutflow(other)) - Number(isOutflow(one)) || Math.abs(Number(other.amount)) - Math.abs(Number(one.amount));

const byDay = (items: readonly ForecastItem[], count: number, dayOf: DayOf): readonly (readonly ForecastItem[])[] => {
  const days: ForecastItem[][] = Array.from({ length: count }, () => []);
  for (const item of items) days[dayOf(item)]?.push(item);
  return days.map((day) => day.toSorted(bySize));
};

const balances = (start: Amount, days: readonly (readonly ForecastItem[])[]): readonly Decimal[] => {
  let balance = sum([start]);
  return days.map((items) => (balance = sum([balance, ...items.map(({ amount }) => amount)])));
};

const lowestOf = (days: readonly ForecastDay[]): ForecastDay =>
  days.reduce((lowest, day) => (Number(day.prudent) < Number(lowest.prudent) ? day : lowest));

/**
 * The balances of each day, starting from the typed account balance. Each item counts exactly once until it is ticked. Source: docs/specification.md#forecast-balances.
 */
export const forecastOf = (start: Amount, period: ForecastPeriod, items: readonly ForecastItem[]): Forecast => {
  const dates = datesOf(period);
  const itemsByDay = byDay(items, dates.length, prudently);
  const prudent = balances(start, itemsByDay);
  const best = balances(start, byDay(items, dates.length, atBest));
  const days = dates.map((date, place) => ({
    date,
    prudent: prudent[place] ?? '0',
    atBest: best[place] ?? '0',
    items: itemsByDay[place] ?? [],
  }));
  const firstRed = days.find((day) => signOf(day.prudent) < 0);
  return {
    days,
    lowest: lowestOf(days),
    firstRed,
    last: days.reduce((_, day) => day),
  };
};

/** Why a balance is negative. */
export type Cause = {
  /** The dated outflows of the day, by descending amount. */
  readonly items: readonly ForecastItem[];
  /** The undated outflows; empty if the day is negative even when they leave on the last day. */
  readonly undated: readonly ForecastItem[];
  /** The first negative day if undated outflows leave on the last day and other items are prudent. */
  readonly redIfLate: ForecastDay | undefined;
};

const isUndated = ({ earliestDay, latestDay }: ForecastItem): boolean => earliestDay < latestDay;

const leaving = (items: readonly ForecastItem[]): readonly ForecastItem[] =>
  items.filter(isOutflow).toSorted((a, b) => Number(a.amount) - Number(b.amount));

/** Source: docs/specification.md#forecast-cause. */
export const causeOf = ({ days, last }: Forecast, day: ForecastDay): Cause => {
  const items = leaving(day.items).filter((item) => !isUndated(item));
  // The prudent balance counts undated outflows on the first day.
  const undated = leaving(days.flatMap((each) => each.items)).filter(isUndated);
  const leavesLate = sum(undated.map(({ amount }) => amount));
  const isRedIfLate = (each: ForecastDay): boolean =>
    signOf(each === last ? each.prudent : subtract(each.prudent, leavesLate)) < 0;
  return isRedIfLate(day)
    ? { items, undated: [], redIfLate: day }
    : { items, undated, redIfLate: days.find(isRedIfLate) };
};
