import { nameKey } from '../lib/text.ts';
import type { Entry } from './sheet.ts';
import type { Amount } from '../money/money.ts';

type Line = Pick<Entry, 'name' | 'value' | 'debit' | 'day' | 'copy'>;

// Older lines say what was usual once.
const remembered = 6;

/** The lines of one name and sign, the latest day of the latest sheet first. */
const linesOf = (sheets: readonly (readonly Line[])[], name: string, debit: boolean): readonly Line[] => {
  const key = nameKey(name);
  // A line that came along from another sheet says nothing new.
  const isMeant = (line: Line) => line.copy === '' && line.debit === debit && nameKey(line.name) === key;
  return sheets.flatMap((lines) => lines.filter(isMeant).toSorted((a, b) => b.day - a.day));
};

/**
 * What is usually paid under a name: of its last six lines in these sheets of one list, newest sheet first, the amount that most of
 * them have, two at least, the latest where as many have another one; that of a single line. Undefined where they all differ, as
 * nobody ever paid an average, and for nothing. Source: docs/specification.md#usual-amount.
 */
export const usualAmount = (sheets: readonly (readonly Line[])[], name: string, debit: boolean): Amount | undefined => {
  const values = linesOf(sheets, name, debit)
    .slice(0, remembered)
    .map(({ value }) => value);
  const countOf = (value: Amount) => values.filter((other) => other === value).length;
  const most = Math.max(0, ...values.map(countOf));
  const usual = values.length === 1 || most > 1 ? values.find((value) => countOf(value) === most) : undefined;
  return usual === 0 ? undefined : usual;
};
