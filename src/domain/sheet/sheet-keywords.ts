import { allLanguages, type Language } from '../lib/languages.ts';
import { memoise } from '../lib/memoise.ts';
import { twoDigits } from '../lib/text.ts';
import { type SheetDate, toLocalDate } from './sheet-date.ts';

const monthFormats = memoise((languages: readonly Language[]) =>
  languages.map(({ locale }) => new Intl.DateTimeFormat(locale, { month: 'long' })),
);

/**
 * Additional search words for the sheet of a day: `octobre`, `october`, `10/2025`, `01/10/2025`, `1/10/2025` and `2025-10-01`. The month
 * has its name in every language, because people mix languages.
 */
export const sheetKeywords = (sheetDate: SheetDate): readonly string[] => {
  const date = toLocalDate(sheetDate);
  const [year, month, day] = [date.getFullYear(), twoDigits(date.getMonth() + 1), date.getDate()];
  return [
    ...monthFormats(allLanguages()).map((format) => format.format(date)),
    `${month}/${year}`,
    `${twoDigits(day)}/${month}/${year}`,
    `${day}/${month}/${year}`,
    `${year}-${month}-${twoDigits(day)}`,
  ];
};
