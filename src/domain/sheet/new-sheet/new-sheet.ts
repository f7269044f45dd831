import { addMonths, type CalendarDay } from '../../calendar/day.ts';
import { copyContent, copySheet, type CopySource, previewCopy, type CopyPreview, type SheetOption } from './copying.ts';
import { emptyContent, type Sheet, type SheetContent } from '../sheet.ts';
import { compareSheetDates, fromCalendarDay, type SheetDate, toCalendarDay } from '../sheet-date.ts';

/** What a new sheet may be made from. */
export type NewSheetSources = {
  /** All sheets, newest first; never empty. */
  readonly sheets: readonly Sheet[];
  readonly shown: CopySource;
  /** Lines of the newest sheet; undefined until they are loaded. */
  readonly newestContent: SheetContent | undefined;
};

/** A sheet that is not stored yet, every id drawn. */
export type NewSheet = { readonly sheet: Sheet; readonly content: SheetContent };

/**
 * What each option copies: "new month" the newest sheet, "duplicate" the sheet on show, "empty" the newest sheet's
 * balances. Undefined until the lines it needs are loaded.
 */
export function sourceOf(
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
 * Whether a sheet for this day exists: there is one sheet a day.
 * Source: docs/specification.md#sheet-one-a-date, docs/specification.md#new-sheet-exists.
 */
export const isTaken = (date: SheetDate, { sheets }: Pick<NewSheetSources, 'sheets'>): boolean =>
  sheets.some((sheet) => sheet.date === date);

const firstOfNextMonth = (day: CalendarDay): CalendarDay => addMonths({ ...day, day: 1 }, 1);

/** The first of the next month that has no sheet on it. Source: docs/specification.md#new-sheet-shortcuts. */
export function nextFreeFirst(today: SheetDate, sheets: readonly Sheet[]): SheetDate {
  const date = fromCalendarDay(firstOfNextMonth(toCalendarDay(today)));
  return isTaken(date, { sheets }) ? nextFreeFirst(date, sheets) : date;
}

/**
 * The date proposed for a new sheet: today, or the next free first of a month where the newest sheet is of today or later.
 * Source: docs/specification.md#new-sheet-dates.
 */
export const proposedDate = (today: SheetDate, sheets: readonly Sheet[]): SheetDate =>
  sheets.some(({ date }) => compareSheetDates(date, today) >= 0) ? nextFreeFirst(today, sheets) : today;

/** The sheet that the option makes for `date`; undefined until what it copies is loaded. */
export function planSheet(
  option: SheetOption,
  date: SheetDate,
  sources: NewSheetSources,
  createId: () => string,
): NewSheet | undefined {
  const source = sourceOf(option, sources);
  return source && { sheet: copySheet(createId(), date, source.sheet), content: copyContent(option, source, createId) };
}

/** What the option will do; undefined until what it copies is loaded. */
export function previewSheet(option: SheetOption, sources: NewSheetSources): CopyPreview | undefined {
  const source = sourceOf(option, sources);
  return source && previewCopy(option, source);
}
