import { dueDayChanges, hasDueDay } from '../sheet/due-day.ts';
import type { EntryChanges, EntryCollection, EntryDraft } from '../sheet/sheet.ts';
import {
  type InputReading,
  type MissingInput,
  readAmount,
  readDay,
  readDueDay,
  readName,
  readSignedAmount,
  type SignedAmount,
  valueIn,
} from './input.ts';

/** What is typed into the fields of an entry, and its sign. */
export type EntryFields = {
  /** The day of a daily expense, the due day of a charge or an income. */
  readonly day: string;
  readonly name: string;
  readonly value: string;
  readonly debit: boolean;
};

/** The fields that hold a text, in the order in which they are filled. */
export const typedFields = ['day', 'name', 'value'] as const satisfies readonly (keyof EntryFields)[];

export type TypedField = (typeof typedFields)[number];

type EntryReadings = {
  readonly day: InputReading<number>;
  readonly name: InputReading<string>;
  readonly value: InputReading<SignedAmount>;
};

/** What each field says when it was left empty. */
export const missingInEntry: Record<TypedField, MissingInput> = {
  day: 'dayMissing',
  name: 'nameMissing',
  value: 'amountMissing',
};

const withoutSign = (reading: InputReading<number>): InputReading<SignedAmount> =>
  reading.kind === 'value' ? { kind: 'value', value: { value: reading.value } } : reading;

/** How the amount of an entry is read: only that of a daily expense has a sign. */
export const readEntryAmount = (collection: EntryCollection, text: string): InputReading<SignedAmount> =>
  collection === 'outDay' ? readSignedAmount(text) : withoutSign(readAmount(text));

/** How the day of an entry is read: daily expenses have one, charges and income may have one, savings have none. */
const readEntryDay = (collection: EntryCollection, text: string): InputReading<number> => {
  if (collection === 'outDay') return readDay(text);
  return hasDueDay(collection) ? readDueDay(text) : { kind: 'value', value: 0 };
};

/** How the fields of an entry are read. */
export const readEntryFields = (collection: EntryCollection, { day, name, value }: EntryFields): EntryReadings => ({
  day: readEntryDay(collection, day),
  name: readName(name),
  value: readEntryAmount(collection, value),
});

/**
 * The entry that the fields of an add row make, undefined while one of them is empty or refused: name and value, and for daily
 * expenses a day and a sign; a charge or an income may have a due day. The amount of a daily expense is never below zero: a minus typed with it makes a debit, a plus a
 * credit. Source: docs/specification.md#daily-expense-add, docs/specification.md#entry-add.
 */
export const entryDraftOf = (collection: EntryCollection, fields: EntryFields): EntryDraft | undefined => {
  const { day, name, value } = readEntryFields(collection, fields);
  if (day.kind !== 'value' || name.kind !== 'value' || value.kind !== 'value') return undefined;
  const isDaily = collection === 'outDay';
  return {
    debit: isDaily ? fields.debit : true,
    ...value.value,
    day: isDaily ? day.value : 0,
    ...(!isDaily && day.value > 0 && { dueDay: day.value }),
    name: name.value,
  };
};

const dayChanges = (collection: EntryCollection, day: number): EntryChanges =>
  hasDueDay(collection) ? dueDayChanges(day) : { day };

/** The changes of each field that was read. */
const changesIn = (
  collection: EntryCollection,
  { day, name, value }: EntryReadings,
): Record<TypedField, EntryChanges> => ({
  day: day.kind === 'value' ? dayChanges(collection, day.value) : {},
  name: name.kind === 'value' ? { name: name.value } : {},
  value: value.kind === 'value' ? { value: value.value.value } : {},
});

/**
 * What an edit of an entry's fields changes; undefined while a field that was changed cannot be read. A field that was left
 * alone is not judged: what is stored may be older than the rules.
 */
export const entryChangesOf = (
  collection: EntryCollection,
  before: EntryFields,
  after: EntryFields,
): EntryChanges | undefined => {
  const readings = readEntryFields(collection, after);
  const edited = typedFields.filter((field) => after[field] !== before[field]);
  if (edited.some((field) => readings[field].kind !== 'value')) return undefined;
  const amount = edited.includes('value') ? valueIn(readings.value) : undefined;
  const debit = amount?.debit ?? after.debit;
  const changes: EntryChanges = debit === before.debit ? {} : { debit };
  return edited.reduce((all, field) => ({ ...all, ...changesIn(collection, readings)[field] }), changes);
};
