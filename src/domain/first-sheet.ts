import type { Sheet } from './sheet.ts';
import type { SheetDate } from './sheet-date.ts';

/** An empty sheet for `date`; `now` (milliseconds) orders it. Source: specification, "At sign-up" and "Loading sheets". */
export const firstSheet = (id: string, date: SheetDate, now: number): Sheet => ({
  id,
  date,
  datePicker: now,
  accountBalance: 0,
  accountProvisionsBalance: 0,
  provisionsPaid: false,
});
