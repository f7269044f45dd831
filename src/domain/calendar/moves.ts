import { addDays, addMonths, type CalendarDay, compareDays, weekdayOf } from './day.ts';
import type { DayTest } from './disabled-dates.ts';
import { isCellDisabled, nearestCell, pageCells, turnPage } from './page.ts';
import type { CalendarView } from './view.ts';

/** Where a person who uses the keyboard wants to go. */
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
  /** The weekday that begins a row of days, 0 for Sunday. */
  readonly firstWeekday: number;
  readonly isDisabled: DayTest;
};

type Step = (from: CalendarDay) => CalendarDay;

// What lies further than this from an enabled cell is out of reach of the keys; the arrows of the title still get there.
const cellsInReach: Readonly<Record<CalendarView, number>> = { day: 400, month: 36, year: 20 };
const pagesInReach: Readonly<Record<CalendarView, number>> = { day: 24, month: 5, year: 2 };

const inCells = (view: CalendarView, count: number): Step => {
  const steps: Readonly<Record<CalendarView, Step>> = {
    day: (from) => addDays(from, count),
    month: (from) => addMonths({ ...from, day: 1 }, count),
    year: (from) => addMonths({ ...from, month: 1, day: 1 }, count * 12),
  };
  return steps[view];
};

/** How many cells a row of each view has. */
export const columns = { day: 7, month: 3, year: 2 } as const satisfies Record<CalendarView, number>;

/** Goes on until a cell that can be chosen, or gives up. */
const walk = ({ view, isDisabled }: Grid, from: CalendarDay, step: Step): CalendarDay | undefined => {
  let cell = step(from);
  for (let count = 0; count < cellsInReach[view]; count += 1) {
    if (!isCellDisabled(view, cell, isDisabled)) return cell;
    cell = step(cell);
  }
  return undefined;
};

const pageAway = ({ view, isDisabled }: Grid, from: CalendarDay, step: Step): CalendarDay | undefined => {
  let page = step(from);
  for (let count = 0; count < pagesInReach[view]; count += 1) {
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
 * The cell to which a move leads from another one, past those that cannot be chosen; the same one when there is none.
 * The first and the last cell are those of the week in the view of days, and of the page in the others.
 */
export const moveFrom = (grid: Grid, from: CalendarDay, move: Move): CalendarDay => {
  const target = movers[move](grid, from);
  return target && compareDays(target, from) !== 0 ? target : from;
};
