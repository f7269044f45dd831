import { addMonths, type CalendarDay, daysInMonth } from './day.ts';
import { type DayTest, isMonthDisabled, isYearDisabled } from './disabled-dates.ts';
import type { CalendarView } from './view.ts';

const yearsOnPage = 10;

/** The ten years of the page on which a year is, such as 2020 to 2029. Source: docs/specification.md#picker-navigation. */
export const yearPage = (year: number): readonly number[] => {
  const first = Math.floor(year / yearsOnPage) * yearsOnPage;
  return Array.from({ length: yearsOnPage }, (_, index) => first + index);
};

const monthsOnPage: Readonly<Record<CalendarView, number>> = { day: 1, month: 12, year: 120 };

const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const firstOf = (year: number, month: number): CalendarDay => ({ year, month, day: 1 });

const cellsOf: Readonly<Record<CalendarView, (shown: CalendarDay) => readonly CalendarDay[]>> = {
  day: ({ year, month }) => numbersTo(daysInMonth(year, month)).map((day) => ({ year, month, day })),
  month: ({ year }) => numbersTo(12).map((month) => firstOf(year, month)),
  year: ({ year }) => yearPage(year).map((each) => firstOf(each, 1)),
};

/** The cells of the page on which a day lies: the days of a month, the months of a year, or ten years, each by its first day. */
export const pageCells = (view: CalendarView, shown: CalendarDay): readonly CalendarDay[] => cellsOf[view](shown);

const placeOf: Readonly<Record<CalendarView, (day: CalendarDay) => number>> = {
  day: ({ day }) => day - 1,
  month: ({ month }) => month - 1,
  year: ({ year }) => yearPage(year).indexOf(year),
};

/** The place of a day's cell on its page, from 0. */
export const cellPlace = (view: CalendarView, day: CalendarDay): number => placeOf[view](day);

/** The same place so many pages later, or earlier below zero. */
export const turnPage = (view: CalendarView, day: CalendarDay, count: number): CalendarDay =>
  addMonths(day, count * monthsOnPage[view]);

/** Whether a cell of the view cannot be chosen: a month or a year is disabled when each of its days is. */
export const isCellDisabled = (view: CalendarView, cell: CalendarDay, isDisabled: DayTest): boolean => {
  const tests: Readonly<Record<CalendarView, () => boolean>> = {
    day: () => isDisabled(cell),
    month: () => isMonthDisabled(isDisabled, cell.year, cell.month),
    year: () => isYearDisabled(isDisabled, cell.year),
  };
  return tests[view]();
};

/** The cell of the page that can be chosen and is nearest to the day; `undefined` when there is none. */
export const nearestCell = (view: CalendarView, day: CalendarDay, isDisabled: DayTest): CalendarDay | undefined => {
  const place = cellPlace(view, day);
  const distance = (cell: CalendarDay): number => Math.abs(cellPlace(view, cell) - place);
  return pageCells(view, day)
    .toSorted((a, b) => distance(a) - distance(b))
    .find((cell) => !isCellDisabled(view, cell, isDisabled));
};
