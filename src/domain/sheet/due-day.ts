import { type Collection, type Entry, type EntryChanges, isExpense } from './sheet.ts';

/** The collections whose lines fall due on a day of the month: charges leave the account on it, income comes into it. */
export type DueCollection = 'outMonth' | 'in';

const dueCollections: ReadonlySet<string> = new Set<DueCollection>(['outMonth', 'in']);

/** Whether the lines of a collection have a due day. Source: docs/specification.md#due-day. */
export const hasDueDay = (collection: Collection): collection is DueCollection => dueCollections.has(collection);

/**
 * The due day of a charge or an income, 1 to 31, or 0 when it has none. A line that is older than the field may hold it in `day`, from 2
 * on: every new month sets `day` to 1. Source: docs/specification.md#due-day-older.
 */
export const dueDayOf = ({ dueDay = 0, day }: Pick<Entry, 'dueDay' | 'day'>): number => {
  if (dueDay > 0) return dueDay;
  return day > 1 ? day : 0;
};

/** The day that a list shows for an entry, 1 to 31, or 0 when it has none. */
export const shownDayOf = (collection: Collection, entry: Pick<Entry, 'dueDay' | 'day'>): number => {
  if (hasDueDay(collection)) return dueDayOf(entry);
  return collection === 'outDay' ? entry.day : 0;
};

/**
 * The changes that set the due day, 1 to 31, or take it away (0): without `day` 1, a day that an older version stored there would count
 * again. Source: docs/specification.md#due-day-older.
 */
export const dueDayChanges = (dueDay: number): EntryChanges => (dueDay === 0 ? { dueDay, day: 1 } : { dueDay });

/** Whether an entry is an income that was received: only an income is ticked so. Source: docs/specification.md#forecast-received. */
export const isReceived = (collection: Collection, { paid }: Pick<Entry, 'paid'>): boolean =>
  collection === 'in' && paid;

/**
 * Whether an entry can be ticked and unticked in its list: an expense, and an income with a due day or one that was received.
 * Source: docs/specification.md#forecast-received.
 */
export const isTickable = (collection: Collection, entry: Pick<Entry, 'dueDay' | 'day' | 'paid'>): boolean =>
  isExpense(collection) || isReceived(collection, entry) || (collection === 'in' && dueDayOf(entry) > 0);
