import { addMonths, type CalendarDay } from '../../calendar/day.ts';
import { copyContent, copySheet, type CopySource, previewCopy, type CopyPreview, type SheetOption } from './copying.ts';
import { emptyContent, type Sheet, type SheetContent } from '../sheet.ts';
import { compareSheetDates, fromCalendarDay, type SheetDate, toCalendarDay } from '../sheet-date.ts';

/** The sheets that a new sheet may copy. */
export type NewSheetSources = {
  /** All sheets, newest first; never empty. */
  readonly sheets: readonly Sheet[];
  readonly shown: CopySource;
  /** The lines of the newest sheet; undefined while loading. */
  readonly newestContent: SheetContent | undefined;
};

/** A sheet to store, with its ids. */
export type NewSheet = { readonly sheet: Sheet; readonly content: SheetContent };

/**
 * The source of an option: the newest sheet for "new month", the shown sheet for "duplicate", and the newest sheet's balances for
 * "empty". Undefined while the source's lines are loading.
 */
export function copySourceOf(
  option: SheetOption,
  { sheets, shown, newestContent }: NewSheetSources,
): CopySource | undefined {
  const sheet = sheets[0] ?? shown.sheet;
  const sources: Record<SheetOption, CopySource | undefined> = {
    newMonth: newestContent && { sheet, content: newestContent },
    duplicate: shown,
    empty: { sheet, content: emptyContent },
  };
  return sources[option];
}

/**
 * Whether a sheet of this date exists. A date can have only one sheet.
 * Source: docs/specification.md#sheet-one-a-date, docs/specification.md#new-sheet-exists.
 */
export const isTaken = (date: SheetDate, { sheets }: Pick<NewSheetSources, 'sheets'>): boolean =>
  sheets.some((sheet) => sheet.date === date);

const firstOfNextMonth = (day: CalendarDay): CalendarDay => addMonths({ ...day, day: 1 }, 1);

/** The next first day of a month that has no sheet. Source: docs/specification.md#new-sheet-shortcuts. */
export function nextFreeMonthStart(today: SheetDate, sheets: readonly Sheet[]): SheetDate {
  const date = fromCalendarDay(firstOfNextMonth(toCalendarDay(today)));
  return isTaken(date, { sheets }) ? nextFreeMonthStart(date, sheets) : date;
}

/**
 * The default date of a new sheet: today. If a sheet has today's date or a later date, the date is the next free first day of a month.
 * Source: docs/specification.md#new-sheet-dates.
 */
export const proposedDate = (today: SheetDate, sheets: readonly Sheet[]): SheetDate =>
  sheets.some(({ date }) => compareSheetDates(date, today) >= 0) ? nextFreeMonthStart(today, sheets) : today;

/** The new sheet of an option and a date; undefined while its source is loading. */
export function planSheet(
  option: SheetOption,
  date: SheetDate,
  sources: NewSheetSources,
  createId: () => string,
): NewSheet | undefined {
  const source = copySourceOf(option, sources);
  return source && { sheet: copySheet(createId(), date, source.sheet), content: copyContent(option, source, createId) };
}

/** The preview of an option; undefined while its source is loading. */
export function previewSheet(option: SheetOption, sources: NewSheetSources): CopyPreview | undefined {
  const source = copySourceOf(option, sources);
  return source && previewCopy(option, source);
}
