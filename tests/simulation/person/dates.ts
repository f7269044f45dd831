import { type SheetDate, toSheetDate } from '../../../src/domain/sheet-date.ts';
import type { Random } from '../world/random.ts';

/** Gives new sheets their days, on and after the day that a device shows. */
export type Dates = {
  /** A day that none of the sheets on show has. */
  readonly next: (today: SheetDate, shown: readonly SheetDate[]) => SheetDate;
};

function daysAfter(date: SheetDate, days: number): SheetDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + days));
  return toSheetDate(later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate());
}

const week = 7;

/** With twins, another device may choose the same day; without, nobody has chosen it before. */
export function createDates({ below }: Random, first: SheetDate, hasTwins: boolean): Dates {
  const chosen = new Set([first]);
  const free = (date: SheetDate, taken: ReadonlySet<SheetDate>): SheetDate =>
    taken.has(date) ? free(daysAfter(date, 1), taken) : date;
  return {
    next: (today, shown) => {
      const date = hasTwins
        ? free(daysAfter(today, below(2)), new Set(shown))
        : free(daysAfter(today, below(week)), chosen);
      chosen.add(date);
      return date;
    },
  };
}
