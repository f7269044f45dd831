import * as fc from 'fast-check';
import { type Forecast, forecastOf } from '../../src/domain/forecast/forecast.ts';
import { type ForecastItem, forecastItems } from '../../src/domain/forecast/forecast-items.ts';
import { forecastPeriodOf } from '../../src/domain/forecast/forecast-period.ts';
import { addDays } from '../../src/domain/calendar/day.ts';
import { periodOf } from '../../src/domain/sheet/period.ts';
import type { Entry, Sheet, SheetContent } from '../../src/domain/sheet/sheet.ts';
import { fromCalendarDay, type SheetDate, toCalendarDay, toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { entryWith } from './lines.ts';
import { sourceOf } from './whole-sheets.ts';

export const expense = (name: string, day: number, value: number, more: Partial<Entry> = {}): Entry =>
  entryWith({ id: name, name, day, value, ...more });

export const nameOf = ({ source }: ForecastItem): string => ('entry' in source ? source.entry.name : source.collection);

export type ForecastInput = {
  readonly sheet: Sheet;
  readonly content: SheetContent;
  readonly today: SheetDate;
  readonly newer?: SheetDate | undefined;
};

export type ForecastOutput = { readonly items: readonly ForecastItem[]; readonly forecast: Forecast };

export const forecast = ({ sheet, content, today, newer }: ForecastInput): ForecastOutput => {
  const period = forecastPeriodOf(sheet.date, periodOf(sheet.date, newer), today);
  const items = forecastItems(sheet, content, period);
  return { items, forecast: forecastOf(sheet.accountBalance, period, items) };
};

const daysAfter = (date: SheetDate, count: number): SheetDate => fromCalendarDay(addDays(toCalendarDay(date), count));

/** The same input a day later. */
export const tomorrow = (input: ForecastInput): ForecastInput => ({ ...input, today: daysAfter(input.today, 1) });

/** Any sheet, on a day in or near its period. */
export const anyForecast: fc.Arbitrary<ForecastInput> = fc
  .record({
    source: sourceOf(40),
    year: fc.integer({ min: 2024, max: 2028 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constantFrom(1, 3, 5, 6, 28)),
    monthEnd: fc.boolean(),
    passed: fc.integer({ min: -40, max: 80 }),
    newerAfter: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  })
  .map(({ source, year, month, day, monthEnd, passed, newerAfter }) => {
    const first = toSheetDate(year, month, day);
    const date = monthEnd ? daysAfter(toSheetDate(year, month, 28), 2) : first;
    return {
      sheet: { ...source.sheet, date },
      content: source.content,
      today: daysAfter(date, passed),
      newer: newerAfter === undefined ? undefined : daysAfter(date, newerAfter),
    };
  });
