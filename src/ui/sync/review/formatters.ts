import type { AmountFormat } from '../../../domain/money/amount-format.ts';
import { type SheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import type { Sheet } from '../../../domain/sheet/sheet.ts';
import type { DateFormat } from '../../../i18n/formats.ts';
import type { TFunction } from 'i18next';

export type Formatters = {
  readonly t: TFunction;
  readonly amounts: AmountFormat;
  readonly dates: DateFormat;
  readonly sheets: readonly Sheet[];
};

const noBreakSpace = '\u00A0';

export const dateText = (date: SheetDate, { dates }: Formatters): string =>
  dates.day(toLocalDate(date)).replaceAll(' ', noBreakSpace);

/** The date of a sheet, or undefined if the sheet was removed. */
export function sheetDateText(sheetId: string, formatters: Formatters): string | undefined {
  const sheet = formatters.sheets.find(({ id }) => id === sheetId);
  return sheet && dateText(sheet.date, formatters);
}
