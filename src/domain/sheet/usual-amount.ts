import { nameKey } from '../lib/text.ts';
import type { Entry } from './sheet.ts';
import type { Amount } from '../money/money.ts';

type Line = Pick<Entry, 'name' | 'value' | 'debit' | 'day' | 'copy'>;

// Older amounts may be out of date.
const maxLines = 6;

/** The lines of one name and sign, latest first. */
const linesOf = (sheets: readonly (readonly Line[])[], name: string, debit: boolean): readonly Line[] => {
  const key = nameKey(name);
  // Copied lines would count one expense twice.
  const isMatch = (line: Line) => line.copy === '' && line.debit === debit && nameKey(line.name) === key;
  return sheets.flatMap((lines) => lines.filter(isMatch).toSorted((a, b) => b.day - a.day));
};

/**
 * The usual amount of a name: the most frequent amount of its last six lines, and the latest of several such amounts. Undefined when
 * several lines all differ, and for zero. `sheets` contains one list of each sheet, newest first.
 * Source: docs/specification.md#usual-amount.
 */
export const usualAmount = (sheets: readonly (readonly Line[])[], name: string, debit: boolean): Amount | undefined => {
  const values = linesOf(sheets, name, debit)
    .slice(0, maxLines)
    .map(({ value }) => value);
  const countOf = (value: Amount) => values.filter((other) => other === value).length;
  const most = Math.max(0, ...values.map(countOf));
  const usual = values.length === 1 || most > 1 ? values.find((value) => countOf(value) === most) : undefined;
  return usual === 0 ? undefined : usual;
};
