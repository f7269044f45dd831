import type { Provision, ProvisionChanges, ProvisionDraft } from '../sheet/sheet.ts';
import {
  type InputReading,
  type MissingInput,
  readAmount,
  readName,
  readPaymentCount,
  readPeriodicity,
  readStart,
  readWholeNumber,
  valueIn,
} from './input.ts';

/** What is typed into the six fields of a provision. */
export type ProvisionFields = { readonly [F in Exclude<keyof ProvisionDraft, 'deductions'>]: string };

export type ProvisionField = keyof ProvisionFields;

/** The form before anything is typed. */
export const emptyProvisionFields: ProvisionFields = {
  name: '',
  periodicity: '',
  price: '',
  start: '',
  monthlyPayment: '',
  numberMonthlyPayments: '',
};

/** The six fields in the order in which they are filled. */
export const provisionFields = [
  'name',
  'periodicity',
  'price',
  'start',
  'monthlyPayment',
  'numberMonthlyPayments',
] as const satisfies readonly ProvisionField[];

/** How the text of each field is read; payments and their number are whole. */
export const provisionReaders = {
  name: readName,
  periodicity: readPeriodicity,
  price: readAmount,
  start: readStart,
  monthlyPayment: readWholeNumber,
  numberMonthlyPayments: readPaymentCount,
} satisfies Record<ProvisionField, (text: string) => InputReading<string | number>>;

/** What each field says when it was left empty. */
export const missingInProvision: Record<ProvisionField, MissingInput> = {
  name: 'nameMissing',
  periodicity: 'periodicityMissing',
  price: 'amountMissing',
  start: 'startMissing',
  monthlyPayment: 'amountMissing',
  numberMonthlyPayments: 'countMissing',
};

/**
 * The provision that the six fields of the form make; undefined while one of them is empty or refused.
 * Source: docs/specification.md#provision-add.
 */
export const provisionDraftOf = (fields: ProvisionFields): ProvisionDraft | undefined => {
  const name = valueIn(readName(fields.name));
  const periodicity = valueIn(readPeriodicity(fields.periodicity));
  const price = valueIn(readAmount(fields.price));
  const start = valueIn(readStart(fields.start));
  const monthlyPayment = valueIn(readWholeNumber(fields.monthlyPayment));
  const numberMonthlyPayments = valueIn(readPaymentCount(fields.numberMonthlyPayments));
  if (name === undefined || periodicity === undefined || start === undefined) return undefined;
  if (price === undefined || monthlyPayment === undefined || numberMonthlyPayments === undefined) return undefined;
  return { name, periodicity, price, start, monthlyPayment, numberMonthlyPayments, deductions: '' };
};

type FieldReading = readonly [ProvisionField, InputReading<string | number>];

/** Reads the fields that the user edited. */
const editsOf = (before: ProvisionFields, after: ProvisionFields): readonly FieldReading[] =>
  provisionFields
    .filter((field) => after[field] !== before[field])
    .map((field) => [field, provisionReaders[field](after[field])]);

const valuesIn = (edits: readonly FieldReading[]): ProvisionChanges =>
  edits.reduce<ProvisionChanges>(
    (changes, [field, reading]) => (reading.kind === 'value' ? { ...changes, [field]: reading.value } : changes),
    {},
  );

/**
 * What an edit of a provision's fields changes; undefined while a field that was changed cannot be read. A field that was
 * left alone is not judged: what is stored may be older than the rules.
 */
export const provisionChangesOf = (before: ProvisionFields, after: ProvisionFields): ProvisionChanges | undefined => {
  const edits = editsOf(before, after);
  return edits.every(([, { kind }]) => kind === 'value') ? valuesIn(edits) : undefined;
};

/** The provision as an edit of its fields makes it; a field that cannot be read is as it was. */
export const editedProvision = (provision: Provision, before: ProvisionFields, after: ProvisionFields): Provision => ({
  ...provision,
  ...valuesIn(editsOf(before, after)),
});
