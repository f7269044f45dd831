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

/** The typed texts of an entry's fields, and its sign. */
export type EntryFields = {
  /** The day of a daily expense, the due day of a charge or an income. */
  readonly day: string;
  readonly name: string;
  readonly value: string;
  readonly debit: boolean;
};

/** The text fields, in tab order. */
export const typedFields = ['day', 'name', 'value'] as const satisfies readonly (keyof EntryFields)[];

export type TypedField = (typeof typedFields)[number];

type EntryReadings = {
  readonly day: InputReading<number>;
  readonly name: InputReading<string>;
  readonly value: InputReading<SignedAmount>;
};

/** The problem of each field when it is empty. */
export const missingInEntry: Record<TypedField, MissingInput> = {
  day: 'dayMissing',
  name: 'nameMissing',
  value: 'amountMissing',
};

const withoutSign = (reading: InputReading<number>): InputReading<SignedAmount> =>
  reading.kind === 'value' ? { kind: 'value', value: { value: reading.value } } : reading;

/** Reads the amount of an entry; only a daily expense has a sign. */
export const readEntryAmount = (collection: EntryCollection, text: string): InputReading<SignedAmount> =>
  collection === 'outDay' ? readSignedAmount(text) : withoutSign(readAmount(text));

/** Reads the day. It is required for daily expenses, optional for charges and income, and always 0 for savings. */
const readEntryDay = (collection: EntryCollection, text: string): InputReading<number> => {
  if (collection === 'outDay') return readDay(text);
  return hasDueDay(collection) ? readDueDay(text) : { kind: 'value', value: 0 };
};

export const readEntryFields = (collection: EntryCollection, { day, name, value }: EntryFields): EntryReadings => ({
  day: readEntryDay(collection, day),
  name: readName(name),
  value: readEntryAmount(collection, value),
});

/**
 * The entry in the fields of an add row; undefined while a required field is empty or refused.
 * A daily expense has a day, and the typed sign of its amount makes it a debit or a credit. Charges and income may have a due day.
 * Source: docs/specification.md#daily-expense-add, docs/specification.md#entry-add.
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

/** The changes of each readable field. */
const changesIn = (
  collection: EntryCollection,
  { day, name, value }: EntryReadings,
): Record<TypedField, EntryChanges> => ({
  day: day.kind === 'value' ? dayChanges(collection, day.value) : {},
  name: name.kind === 'value' ? { name: name.value } : {},
  value: value.kind === 'value' ? { value: value.value.value } : {},
});

/**
 * The changes of an edit; undefined while an edited field is invalid. Unedited fields are not validated: the data may be older than a
 * rule.
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
