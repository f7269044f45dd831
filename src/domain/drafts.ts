import { parseAmount, parseDay } from './amount-text.ts';
import type { AmountReading } from './amount-text.ts';
import { isTooLong } from './limits.ts';
import type { EntryCollection, EntryDraft } from './sheet.ts';

export type AmountProblem = Exclude<AmountReading, { readonly kind: 'amount' }>;

export type EntryFields = {
  readonly day: string;
  readonly name: string;
  readonly value: string;
  readonly debit: boolean;
};

type EntryProblems = {
  readonly day?: 'dayRequired' | 'dayInvalid';
  readonly name?: 'nameRequired' | 'nameTooLong';
  readonly value?: AmountProblem;
};

export type EntryDraftReading =
  | { readonly kind: 'ready'; readonly draft: EntryDraft }
  | { readonly kind: 'incomplete'; readonly problems: EntryProblems };

const readingsOf = (collection: EntryCollection, { day, name, value }: EntryFields) => ({
  day: collection === 'outDay' ? parseDay(day) : 0,
  name: name.trim(),
  value: parseAmount(value),
});

const problemsOf = ({ day, name, value }: ReturnType<typeof readingsOf>, fields: EntryFields): EntryProblems => ({
  ...(day === undefined && { day: fields.day.trim() === '' ? ('dayRequired' as const) : ('dayInvalid' as const) }),
  ...(name === '' && { name: 'nameRequired' as const }),
  ...(isTooLong(name, 'name') && { name: 'nameTooLong' as const }),
  ...(value.kind !== 'amount' && { value }),
});

/**
 * The entry that the fields of an add row make: name and value, and for daily expenses a day and a sign.
 * Source: specification, section 5, "Daily expense add".
 */
export const entryDraftOf = (collection: EntryCollection, fields: EntryFields): EntryDraftReading => {
  const readings = readingsOf(collection, fields);
  const { day, name, value } = readings;
  const problems = problemsOf(readings, fields);
  if (day === undefined || value.kind !== 'amount' || Object.keys(problems).length > 0) {
    return { kind: 'incomplete', problems };
  }
  return { kind: 'ready', draft: { day, name, value: value.value, debit: collection !== 'outDay' || fields.debit } };
};
