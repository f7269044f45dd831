import { parseSignedAmount } from '../money/amount-sign.ts';
import { parseAmount, parseDay } from '../money/amount-text.ts';
import type { AmountReading } from '../money/amount-text.ts';
import { isTooLong } from './limits.ts';
import type { EntryChanges, EntryCollection, EntryDraft } from '../sheet/sheet.ts';

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

const dailyReadings = ({ day, name, value, debit }: EntryFields) => {
  const typed = parseSignedAmount(value);
  return { day: parseDay(day), name: name.trim(), value: typed.amount, debit: typed.debit ?? debit };
};

const readingsOf = (collection: EntryCollection, fields: EntryFields): ReturnType<typeof dailyReadings> =>
  collection === 'outDay'
    ? dailyReadings(fields)
    : { day: 0, name: fields.name.trim(), value: parseAmount(fields.value), debit: true };

const problemsOf = ({ day, name, value }: ReturnType<typeof readingsOf>, fields: EntryFields): EntryProblems => ({
  ...(day === undefined && { day: fields.day.trim() === '' ? ('dayRequired' as const) : ('dayInvalid' as const) }),
  ...(name === '' && { name: 'nameRequired' as const }),
  ...(isTooLong(name, 'name') && { name: 'nameTooLong' as const }),
  ...(value.kind !== 'amount' && { value }),
});

/**
 * The entry that the fields of an add row make: name and value, and for daily expenses a day and a sign. The amount of a
 * daily expense is never below zero: a minus typed with it makes a debit, a plus a credit.
 * Source: docs/specification.md#daily-expense-add, docs/specification.md#entry-add.
 */
export const entryDraftOf = (collection: EntryCollection, fields: EntryFields): EntryDraftReading => {
  const readings = readingsOf(collection, fields);
  const { day, name, value, debit } = readings;
  const problems = problemsOf(readings, fields);
  if (day === undefined || value.kind !== 'amount' || Object.keys(problems).length > 0) {
    return { kind: 'incomplete', problems };
  }
  return { kind: 'ready', draft: { day, name, value: value.value, debit } };
};

const valuesOf = ({ day = 0, name, value }: ReturnType<typeof readingsOf>) => ({
  day,
  name,
  value: value.kind === 'amount' ? value.value : 0,
});

const editedFields = ['day', 'name', 'value'] as const;

/**
 * What an edit of an entry's fields changes; undefined while a field that was changed cannot be read. A field that was left
 * alone is not judged: what is stored may be older than the rules.
 */
export const entryChangesOf = (
  collection: EntryCollection,
  before: EntryFields,
  after: EntryFields,
): EntryChanges | undefined => {
  const readings = readingsOf(collection, after);
  const problems = problemsOf(readings, after);
  const edited = editedFields.filter((field) => after[field] !== before[field]);
  if (edited.some((field) => problems[field] !== undefined)) return undefined;
  const debit = collection === 'outDay' && edited.includes('value') ? readings.debit : after.debit;
  const values = valuesOf(readings);
  const changes: EntryChanges = debit === before.debit ? {} : { debit };
  return edited.reduce((all, field) => ({ ...all, [field]: values[field] }), changes);
};
