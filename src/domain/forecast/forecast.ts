import { type Amount, type Decimal, signOf, subtract, sum } from '../money/money.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';
import type { ForecastItem } from './forecast-items.ts';
import { datesOf, type ForecastPeriod } from './forecast-period.ts';

/** The balance at the end of a day. */
export type ForecastDay = {
  readonly date: SheetDate;
  /** Where what leaves does so as early as it can, and what comes as late as it can. */
  readonly prudent: Decimal;
  /** The other way round. */
  readonly atBest: Decimal;
  /** What `prudent` counts on this day: what leaves, the largest amount first, then what comes, likewise. */
  readonly items: readonly ForecastItem[];
};

export type Forecast = {
  readonly days: readonly ForecastDay[];
  /** The first of the days with the lowest prudent balance. */
  readonly lowest: ForecastDay;
  /** The first day that ends below zero, to be prudent. */
  readonly firstRed: ForecastDay | undefined;
  readonly last: ForecastDay;
};

type DayOf = (item: ForecastItem) => number;

const isOutflow = ({ amount }: ForecastItem): boolean => Number(amount) < 0;
const prudently: DayOf = (item) => (isOutflow(item) ? item.early : item.late);
const atBest: DayOf = (item) => (isOutflow(item) ? item.late : item.early);

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

/** The first day with the lowest prudent balance; a forecast has one day at least. */
const lowestOf = (days: readonly ForecastDay[]): ForecastDay =>
  days.reduce((lowest, day) => (Number(day.prudent) < Number(lowest.prudent) ? day : lowest));

/**
 * The balance at the end of each day, from the one that was typed to the one where all is counted. Nothing counts twice, and nothing
 * vanishes: each item counts until it is ticked. Source: docs/specification.md#forecast-balances.
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

/** Why a day is red. */
export type Cause = {
  /** The dated lines that leave on it, the largest first. */
  readonly items: readonly ForecastItem[];
  /** The lines without a day that are counted by then; empty where the day is red even if they leave on the last day. */
  readonly undated: readonly ForecastItem[];
  /** The first red day if those leave on the last day, and all else as the prudent balance counts it. */
  readonly redIfLate: ForecastDay | undefined;
};

const isUndated = ({ early, late }: ForecastItem): boolean => early < late;

const leaving = (items: readonly ForecastItem[]): readonly ForecastItem[] =>
  items.filter(isOutflow).toSorted((a, b) => Number(a.amount) - Number(b.amount));

/** Source: docs/specification.md#forecast-cause. */
export const causeOf = ({ days, last }: Forecast, day: ForecastDay): Cause => {
  const items = leaving(day.items).filter((item) => !isUndated(item));
  // They are counted on the first day.
  const undated = leaving(days.flatMap((each) => each.items)).filter(isUndated);
  const leavesLate = sum(undated.map(({ amount }) => amount));
  const isRedIfLate = (each: ForecastDay): boolean =>
    signOf(each === last ? each.prudent : subtract(each.prudent, leavesLate)) < 0;
  return isRedIfLate(day)
    ? { items, undated: [], redIfLate: day }
    : { items, undated, redIfLate: days.find(isRedIfLate) };
};
