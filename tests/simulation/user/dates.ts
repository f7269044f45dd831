import { type SheetDate, toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { Random } from '../../support/random.ts';

/** Chooses the days of new sheets, from the day that a device shows. */
export type Dates = {
  /** A day without a sheet in the list of the device. */
  readonly next: (today: SheetDate, shown: readonly SheetDate[]) => SheetDate;
};

function daysAfter(date: SheetDate, days: number): SheetDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + days));
  return toSheetDate(later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate());
}

/** Another device may choose the same day. */
export const createDates = ({ below }: Random): Dates => ({
  next: (today, shown) => {
    const free = (date: SheetDate): SheetDate => (shown.includes(date) ? free(daysAfter(date, 1)) : date);
    return free(daysAfter(today, below(2)));
  },
});
