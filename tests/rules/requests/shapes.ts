import type { WireFields, WireValue } from '../../../contract/values.ts';
import { entryFields, parametersFields, provisionFields, sheetFields } from '../../contract/support/samples.ts';

/** Whether a value is valid in a field of the document with this id. */
type Check = (value: WireValue, id: string) => boolean;
type Shape = { readonly required: readonly string[]; readonly fields: Readonly<Record<string, Check>> };

const numberOf = (value: WireValue): number => {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN;
};
const isAmount: Check = (value) => Math.abs(numberOf(value)) <= 9_999_999_999_999.99;
const isWhole = (least: number, end: number): Check => {
  const isWithin: Check = (value) => numberOf(value) >= least && numberOf(value) < end;
  return (value, id) => 'integerValue' in value && isWithin(value, id);
};
const isText =
  (least: number, most: number, pattern = /^/): Check =>
  (value) =>
    'stringValue' in value &&
    value.stringValue.length >= least &&
    value.stringValue.length <= most &&
    pattern.test(value.stringValue);
const isList =
  (most: number): Check =>
  (value) =>
    'arrayValue' in value && (value.arrayValue.values ?? []).length <= most;
const isBoolean: Check = (value) => 'booleanValue' in value;
const isTime: Check = (value) => 'timestampValue' in value;
const isOwnId: Check = (value, id) => 'stringValue' in value && value.stringValue === id;

export type Kind = 'sheet' | 'parameters' | 'entry' | 'dueEntry' | 'provision';

const entry: Shape = {
  required: ['name', 'value'],
  fields: {
    id: isOwnId,
    category: isText(0, 200),
    day: isWhole(0, 32),
    name: isText(1, 200),
    debit: isBoolean,
    value: isAmount,
    paid: isBoolean,
    copy: isText(0, 40),
  },
};

// The schemas of the documents, independent of the rules (differential testing).
const shapes: Readonly<Record<Kind, Shape>> = {
  sheet: {
    required: ['sheetid', 'date', 'datePicker'],
    fields: {
      sheetid: isOwnId,
      accountBalance: isAmount,
      accountProvisionsBalance: isAmount,
      date: (value) => 'stringValue' in value,
      datePicker: isTime,
      provisionsPaid: isBoolean,
    },
  },
  parameters: {
    required: [],
    fields: {
      operations: isList(2000),
      categories: isList(500),
      blockClosed: isList(50),
      darkTheme: isBoolean,
      showOnlyNotPaid: isBoolean,
      datePicker: isTime,
      suggestions: isList(2000),
    },
  },
  entry,
  dueEntry: { ...entry, fields: { ...entry.fields, dueDay: isWhole(1, 32) } },
  provision: {
    required: ['name', 'price', 'monthlyPayment', 'numberMonthlyPayments'],
    fields: {
      id: isOwnId,
      name: isText(1, 200),
      periodicity: isText(0, 100),
      price: isAmount,
      start: isText(0, 100),
      monthlyPayment: (value, id) => 'integerValue' in value && isAmount(value, id),
      numberMonthlyPayments: isWhole(0, Infinity),
      deductions: isText(0, 2000, /^[0-9, -]*$/),
    },
  },
};

const fullEntry = (id: string): WireFields => ({
  ...entryFields(id),
  category: { stringValue: 'Maison' },
  copy: { stringValue: 'x' },
});

/** A document of each kind with all its fields. */
export const samples: Readonly<Record<Kind, (id: string) => WireFields>> = {
  sheet: (id) => sheetFields(id),
  parameters: () => ({
    ...parametersFields,
    categories: { arrayValue: { values: [{ stringValue: 'Maison' }] } },
    blockClosed: { arrayValue: {} },
    showOnlyNotPaid: { booleanValue: false },
    datePicker: { timestampValue: '2026-09-05T00:00:00Z' },
    suggestions: { arrayValue: { values: [{ stringValue: 'Pain' }] } },
  }),
  entry: fullEntry,
  dueEntry: (id) => ({ ...fullEntry(id), dueDay: { integerValue: '5' } }),
  provision: provisionFields,
};

const isId = (text: string): boolean => /^[A-Za-z0-9]{20}$/.test(text);

/** Whether the fields of a document are valid for its kind and id. */
export const isValid = (kind: Kind, id: string, document: WireFields): boolean => {
  const { required, fields } = shapes[kind];
  const checks = new Map(Object.entries(fields));
  return (
    (kind === 'parameters' || isId(id)) &&
    required.every((name) => Object.hasOwn(document, name)) &&
    Object.entries(document).every(([name, value]) => checks.get(name)?.(value, id) ?? false)
  );
};
