import type { AmountFormat } from '../../../domain/money/amount-format.ts';
import { type SheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import type { Sheet } from '../../../domain/sheet/sheet.ts';
import type { DateFormat } from '../../../i18n/formats.ts';
import type { TFunction } from 'i18next';

/** What a change is put into words with. */
export type Words = {
  readonly t: TFunction;
  readonly amounts: AmountFormat;
  readonly dates: DateFormat;
  readonly sheets: readonly Sheet[];
};

const noBreakSpace = '\u00A0';

export const dateText = (date: SheetDate, { dates }: Words): string =>
  dates.day(toLocalDate(date)).replaceAll(' ', noBreakSpace);

/** The date of a sheet; undefined when the list does not hold it any more. */
export function sheetDateText(sheetId: string, words: Words): string | undefined {
  const sheet = words.sheets.find(({ id }) => id === sheetId);
  return sheet && dateText(sheet.date, words);
}
