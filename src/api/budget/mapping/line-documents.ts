import type { Entry, EntryChanges, Provision } from '../../../domain/sheet/sheet.ts';
import type { WireDocument, WireFields } from '../../../../contract/values.ts';
import { type FieldChanges, idOf } from '../../documents/documents.ts';
import { encode, type Encoders, flag, number, readFlag, readNumber, readText, text } from './wire-values.ts';

const entryEncoders: Encoders<Omit<Entry, 'dueDay'>> = {
  id: text,
  name: text,
  day: number,
  value: number,
  debit: flag,
  paid: flag,
  copy: text,
  category: text,
};

const provisionEncoders: Encoders<Provision> = {
  id: text,
  name: text,
  periodicity: text,
  price: number,
  start: text,
  monthlyPayment: number,
  numberMonthlyPayments: number,
  deductions: text,
};

/** The fields of an entry's document. Source: docs/specification.md#entry-fields. */
export const entryFields = ({ dueDay = 0, ...entry }: Partial<Entry>): WireFields => ({
  ...encode(entryEncoders, entry),
  ...(dueDay > 0 && { dueDay: number(dueDay) }),
});

/** The changed fields of an entry's document; a due day of 0 removes its field. */
export const entryChangeFields = (changes: EntryChanges): FieldChanges => ({
  ...entryFields(changes),
  ...(changes.dueDay === 0 && { dueDay: undefined }),
});

/** The given fields of a provision's document. */
export const provisionFields = (provision: Partial<Provision>): WireFields => encode(provisionEncoders, provision);

/** Reads an entry; without `debit`, it is a debit. */
export function readEntry(document: WireDocument): Entry {
  const { fields } = document;
  return {
    id: idOf(document),
    name: readText(fields, 'name'),
    day: readNumber(fields, 'day'),
    dueDay: readNumber(fields, 'dueDay'),
    value: readNumber(fields, 'value'),
    debit: readFlag(fields, 'debit', true),
    paid: readFlag(fields, 'paid', false),
    copy: readText(fields, 'copy'),
    category: readText(fields, 'category'),
  };
}

export function readProvision(document: WireDocument): Provision {
  const { fields } = document;
  return {
    id: idOf(document),
    name: readText(fields, 'name'),
    periodicity: readText(fields, 'periodicity'),
    price: readNumber(fields, 'price'),
    start: readText(fields, 'start'),
    monthlyPayment: readNumber(fields, 'monthlyPayment'),
    numberMonthlyPayments: readNumber(fields, 'numberMonthlyPayments'),
    deductions: readText(fields, 'deductions'),
  };
}
