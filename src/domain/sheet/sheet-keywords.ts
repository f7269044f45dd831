import { twoDigits } from '../lib/text.ts';
import { type SheetDate, toLocalDate } from './sheet-date.ts';

const monthNames = ['fr', 'en'].map((language) => new Intl.DateTimeFormat(language, { month: 'long' }));

/**
 * What the sheet of a day is called besides its label: `octobre`, `october`, `2025`, `10/2025`, `01/10/2025`, `1/10/2025`
 * and `2025-10-01`. The names of the month are those of both languages, since people mix them; each also stands for its
 * short form, which begins it.
 */
export const sheetKeywords = (sheetDate: SheetDate): readonly string[] => {
  const date = toLocalDate(sheetDate);
  const [year, month, day] = [date.getFullYear(), twoDigits(date.getMonth() + 1), date.getDate()];
  return [
    ...monthNames.map((name) => name.format(date)),
    `${month}/${year}`,
    `${twoDigits(day)}/${month}/${year}`,
    `${day}/${month}/${year}`,
    `${year}-${month}-${twoDigits(day)}`,
  ];
};
