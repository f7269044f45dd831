import type { WireFields } from '../../../contract/values.ts';

/** Creates a valid id of 20 characters with a prefix. */
export const sampleId = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .padEnd(20, '0')
    .slice(0, 20);

/** Creates a different date for each id, because the server refuses two sheets with the same date. */
const dateOf = (id: string): string => {
  const number = Buffer.from(id).reduce((hash, byte) => (hash * 31 + byte) % 2_999_999, 0);
  const [year, month, day] = [1000 + Math.floor(number / 336), (Math.floor(number / 28) % 12) + 1, (number % 28) + 1];
  return `${String(year)}-${String(month)}-${String(day)}`;
};

export const sheetFields = (id: string, date = dateOf(id)): WireFields => ({
  sheetid: { stringValue: id },
  date: { stringValue: date },
  datePicker: { timestampValue: '2026-09-05T00:00:00Z' },
  accountBalance: { doubleValue: 12.5 },
  accountProvisionsBalance: { integerValue: '0' },
  provisionsPaid: { booleanValue: false },
});

export const entryFields = (id: string, day = 1): WireFields => ({
  id: { stringValue: id },
  name: { stringValue: 'Pain' },
  day: { integerValue: String(day) },
  value: { doubleValue: 1.2 },
  debit: { booleanValue: true },
  paid: { booleanValue: false },
});

export const provisionFields = (id: string): WireFields => ({
  id: { stringValue: id },
  name: { stringValue: 'Vacances' },
  periodicity: { stringValue: 'an' },
  price: { integerValue: '1200' },
  start: { stringValue: 'janvier' },
  monthlyPayment: { integerValue: '100' },
  numberMonthlyPayments: { integerValue: '12' },
  deductions: { stringValue: '10, 20' },
});

export const parametersFields: WireFields = {
  darkTheme: { booleanValue: true },
  operations: { arrayValue: { values: [{ stringValue: 'Pain' }] } },
};
