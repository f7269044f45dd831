import { addDays, addMonths, type CalendarDay, compareDays, weekdayOf } from './day.ts';
import type { DayTest } from './disabled-dates.ts';
import { isCellDisabled, nearestCell, pageCells, turnPage } from './page.ts';
import type { CalendarView } from './view.ts';

/** A move of the keyboard focus in the calendar. */
export type Move =
  | 'previous'
  | 'next'
  | 'above'
  | 'below'
  | 'first'
  | 'last'
  | 'previousPage'
  | 'nextPage'
  | 'previousYear'
  | 'nextYear';

export type Grid = {
  readonly view: CalendarView;
  /** The first weekday of a row, 0 for Sunday. */
  readonly firstWeekday: number;
  readonly isDisabled: DayTest;
};

type Step = (from: CalendarDay) => CalendarDay;

// Limits the search for an enabled cell. The arrows in the title lead to cells further away.
const maxCells: Readonly<Record<CalendarView, number>> = { day: 400, month: 36, year: 20 };
const maxPages: Readonly<Record<CalendarView, number>> = { day: 24, month: 5, year: 2 };

const inCells = (view: CalendarView, count: number): Step => {
  const steps: Readonly<Record<CalendarView, Step>> = {
    day: (from) => addDays(from, count),
    month: (from) => addMonths({ ...from, day: 1 }, count),
    year: (from) => addMonths({ ...from, month: 1, day: 1 }, count * 12),
  };
  return steps[view];
};

/** Cells per row of each view. */
export const columns = { day: 7, month: 3, year: 2 } as const satisfies Record<CalendarView, number>;

/** Steps to the next enabled cell; `undefined` if `maxCells` cells are disabled. */
const walk = ({ view, isDisabled }: Grid, from: CalendarDay, step: Step): CalendarDay | undefined => {
  let cell = step(from);
  for (let count = 0; count < maxCells[view]; count += 1) {
    if (!isCellDisabled(view, cell, isDisabled)) return cell;
    cell = step(cell);
  }
  return undefined;
};

const pageAway = ({ view, isDisabled }: Grid, from: CalendarDay, step: Step): CalendarDay | undefined => {
  let page = step(from);
  for (let count = 0; count < maxPages[view]; count += 1) {
    const cell = nearestCell(view, page, isDisabled);
    if (cell) return cell;
    page = step(page);
  }
  return undefined;
};

const rowOf = ({ view, firstWeekday }: Grid, from: CalendarDay): readonly CalendarDay[] => {
  if (view !== 'day') return pageCells(view, from);
  const place = (weekdayOf(from) - firstWeekday + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(from, index - place));
};

const ends = (grid: Grid, from: CalendarDay): readonly CalendarDay[] =>
  rowOf(grid, from).filter((cell) => !isCellDisabled(grid.view, cell, grid.isDisabled));

type Mover = (grid: Grid, from: CalendarDay) => CalendarDay | undefined;

const byCells =
  (count: (view: CalendarView) => number): Mover =>
  (grid, from) =>
    walk(grid, from, inCells(grid.view, count(grid.view)));

const byPages =
  (count: number): Mover =>
  (grid, from) =>
    pageAway(grid, from, (page) => turnPage(grid.view, page, count));

const byYears =
  (count: number): Mover =>
  (grid, from) =>
    pageAway(grid, from, (page) => addMonths(page, 12 * count));

const movers: Readonly<Record<Move, Mover>> = {
  previous: byCells(() => -1),
  next: byCells(() => 1),
  above: byCells((view) => -columns[view]),
  below: byCells((view) => columns[view]),
  first: (grid, from) => ends(grid, from).at(0),
  last: (grid, from) => ends(grid, from).at(-1),
  previousPage: byPages(-1),
  nextPage: byPages(1),
  previousYear: byYears(-1),
  nextYear: byYears(1),
};

/**
 * The target cell of a move. Skips disabled cells; returns `from` when no enabled cell is found.
 * "First" and "last" refer to the week in the day view, and to the page in other views.
 */
export const moveFrom = (grid: Grid, from: CalendarDay, move: Move): CalendarDay => {
  const target = movers[move](grid, from);
  return target && compareDays(target, from) !== 0 ? target : from;
};
