import { type Collection, type Entry, type EntryChanges, isExpense } from './sheet.ts';

/** The collections with a due day: charges and income. */
export type DueCollection = 'outMonth' | 'in';

const dueCollections: ReadonlySet<string> = new Set<DueCollection>(['outMonth', 'in']);

/** Whether the lines of a collection have a due day. Source: docs/specification.md#due-day. */
export const hasDueDay = (collection: Collection): collection is DueCollection => dueCollections.has(collection);

/**
 * The due day of a charge or an income, 1 to 31; 0 without a due day. Older lines have the due day in `day`. There, 1 means no due day:
 * each new month sets `day` to 1. Source: docs/specification.md#due-day-older.
 */
export const dueDayOf = ({ dueDay = 0, day }: Pick<Entry, 'dueDay' | 'day'>): number => {
  if (dueDay > 0) return dueDay;
  return day > 1 ? day : 0;
};

/** The day shown for an entry in its list, 1 to 31; 0 without a day. */
export const shownDayOf = (collection: Collection, entry: Pick<Entry, 'dueDay' | 'day'>): number => {
  if (hasDueDay(collection)) return dueDayOf(entry);
  return collection === 'outDay' ? entry.day : 0;
};

/**
 * The changes that set the due day, 1 to 31, or clear it (0). Clearing also sets `day` to 1, because older lines have the due day there.
 * Source: docs/specification.md#due-day-older.
 */
export const dueDayChanges = (dueDay: number): EntryChanges => (dueDay === 0 ? { dueDay, day: 1 } : { dueDay });

/** Whether an entry is a received income. Source: docs/specification.md#forecast-received. */
export const isReceived = (collection: Collection, { paid }: Pick<Entry, 'paid'>): boolean =>
  collection === 'in' && paid;

/**
 * Whether an entry can be ticked: an expense, or an income that has a due day or is received.
 * Source: docs/specification.md#forecast-received.
 */
export const isTickable = (collection: Collection, entry: Pick<Entry, 'dueDay' | 'day' | 'paid'>): boolean =>
  isExpense(collection) || isReceived(collection, entry) || (collection === 'in' && dueDayOf(entry) > 0);
