import { type SheetDate, toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { Random } from '../../support/random.ts';

/** Chooses the days of new sheets, near the day that a device shows. */
export type Dates = {
  /** A day for which the list of the device has no sheet. */
  readonly next: (today: SheetDate, shown: readonly SheetDate[]) => SheetDate;
};

function daysAfter(date: SheetDate, days: number): SheetDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + days));
  return toSheetDate(later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate());
}

/** Chooses a day that another device may choose too. */
export const createDates = ({ below }: Random): Dates => ({
  next: (today, shown) => {
    const free = (date: SheetDate): SheetDate => (shown.includes(date) ? free(daysAfter(date, 1)) : date);
    return free(daysAfter(today, below(2)));
  },
});
