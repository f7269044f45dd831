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

/** The typed texts of a provision's six fields. */
export type ProvisionFields = { readonly [F in Exclude<keyof ProvisionDraft, 'deductions'>]: string };

export type ProvisionField = keyof ProvisionFields;

/** The fields of an empty form. */
export const emptyProvisionFields: ProvisionFields = {
  name: '',
  periodicity: '',
  price: '',
  start: '',
  monthlyPayment: '',
  numberMonthlyPayments: '',
};

/** The six fields in tab order. */
export const provisionFieldNames = [
  'name',
  'periodicity',
  'price',
  'start',
  'monthlyPayment',
  'numberMonthlyPayments',
] as const satisfies readonly ProvisionField[];

/** The reader of each field. */
export const provisionReaders = {
  name: readName,
  periodicity: readPeriodicity,
  price: readAmount,
  start: readStart,
  monthlyPayment: readWholeNumber,
  numberMonthlyPayments: readPaymentCount,
} satisfies Record<ProvisionField, (text: string) => InputReading<string | number>>;

/** The problem of each field when it is empty. */
export const missingInProvision: Record<ProvisionField, MissingInput> = {
  name: 'nameMissing',
  periodicity: 'periodicityMissing',
  price: 'amountMissing',
  start: 'startMissing',
  monthlyPayment: 'amountMissing',
  numberMonthlyPayments: 'countMissing',
};

/**
 * The provision in the six fields; undefined while a field is empty or refused.
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

const editsOf = (before: ProvisionFields, after: ProvisionFields): readonly FieldReading[] =>
  provisionFieldNames
    .filter((field) => after[field] !== before[field])
    .map((field) => [field, provisionReaders[field](after[field])]);

const valuesIn = (edits: readonly FieldReading[]): ProvisionChanges =>
  edits.reduce<ProvisionChanges>(
    (changes, [field, reading]) => (reading.kind === 'value' ? { ...changes, [field]: reading.value } : changes),
    {},
  );

/**
 * The changes of an edit; undefined while an edited field is invalid. Unedited fields are not validated: the data may be older than a
 * rule.
 */
export const provisionChangesOf = (before: ProvisionFields, after: ProvisionFields): ProvisionChanges | undefined => {
  const edits = editsOf(before, after);
  return edits.every(([, { kind }]) => kind === 'value') ? valuesIn(edits) : undefined;
};

/** The provision after an edit; invalid fields keep their stored value. */
export const editedProvision = (provision: Provision, before: ProvisionFields, after: ProvisionFields): Provision => ({
  ...provision,
  ...valuesIn(editsOf(before, after)),
});
