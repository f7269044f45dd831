import { addMonths, type CalendarDay, daysInMonth } from './day.ts';
import { type DayTest, isMonthDisabled, isYearDisabled } from './disabled-dates.ts';
import type { CalendarView } from './view.ts';

const yearsOnPage = 10;

/** The decade of a year, such as 2020 to 2029. Source: docs/specification.md#picker-navigation. */
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

/** The first day of each cell on a page. The cells are the days of a month, the months of a year, or ten years. */
export const pageCells = (view: CalendarView, shown: CalendarDay): readonly CalendarDay[] => cellsOf[view](shown);

const indexOf: Readonly<Record<CalendarView, (day: CalendarDay) => number>> = {
  day: ({ day }) => day - 1,
  month: ({ month }) => month - 1,
  year: ({ year }) => yearPage(year).indexOf(year),
};

/** The index of a day's cell on its page. */
export const cellIndex = (view: CalendarView, day: CalendarDay): number => indexOf[view](day);

/** The cell at the same position `count` pages later; a negative `count` turns back. */
export const turnPage = (view: CalendarView, day: CalendarDay, count: number): CalendarDay =>
  addMonths(day, count * monthsOnPage[view]);

/** Whether a cell is disabled. A month or a year is disabled when all its days are disabled. */
export const isCellDisabled = (view: CalendarView, cell: CalendarDay, isDisabled: DayTest): boolean => {
  const tests: Readonly<Record<CalendarView, () => boolean>> = {
    day: () => isDisabled(cell),
    month: () => isMonthDisabled(isDisabled, cell.year, cell.month),
    year: () => isYearDisabled(isDisabled, cell.year),
  };
  return tests[view]();
};

/** The enabled cell of the page nearest to the day; `undefined` when all are disabled. */
export const nearestCell = (view: CalendarView, day: CalendarDay, isDisabled: DayTest): CalendarDay | undefined => {
  const index = cellIndex(view, day);
  const distance = (cell: CalendarDay): number => Math.abs(cellIndex(view, cell) - index);
  return pageCells(view, day)
    .toSorted((a, b) => distance(a) - distance(b))
    .find((cell) => !isCellDisabled(view, cell, isDisabled));
};
