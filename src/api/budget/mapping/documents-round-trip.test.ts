import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { entryFields, provisionFields, readEntry, readProvision } from './line-documents.ts';
import { parametersFields, readParameters } from './parameters-document.ts';
import { readSheet, sheetFields } from './sheet-documents.ts';

const cents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }).map((value) => value / 100 + 0);
const name = fc.string({ minLength: 1, maxLength: 30 });
const document = (id: string, fields: object) => ({
  name: `projects/p/databases/(default)/documents/uid/${id}`,
  fields: JSON.parse(JSON.stringify(fields)),
});

describe('a stored document is read back unchanged:', () => {
  // Source: docs/specification.md#entry-fields.
  test('entries', () => {
    const entries = fc.record({
      id: fc.stringMatching(/^[A-Za-z0-9]{20}$/),
      name,
      day: fc.integer({ min: 0, max: 31 }),
      dueDay: fc.integer({ min: 0, max: 31 }),
      value: cents,
      debit: fc.boolean(),
      paid: fc.boolean(),
      copy: fc.constantFrom('', '2026-10-1'),
      category: name,
    });
    fc.assert(
      fc.property(entries, (entry) => {
        expect(readEntry(document(entry.id, entryFields(entry)))).toEqual(entry);
      }),
    );
  });

  // Source: docs/specification.md#provision-document.
  test('provisions', () => {
    const provisions = fc.record({
      id: fc.stringMatching(/^[A-Za-z0-9]{20}$/),
      name,
      periodicity: name,
      price: cents,
      start: name,
      monthlyPayment: fc.integer({ min: 0, max: 100_000 }),
      numberMonthlyPayments: fc.nat(1000),
      deductions: fc.constantFrom('', '1,2', '-3'),
    });
    fc.assert(
      fc.property(provisions, (provision) => {
        expect(readProvision(document(provision.id, provisionFields(provision)))).toEqual(provision);
      }),
    );
  });

  // Source: docs/specification.md#sheet-fields.
  test('sheets', () => {
    const date = toSheetDate(2026, 11, 1);
    const sheet = { id: 's1', order: 1_793_000_000_123, accountBalance: 1284.56, accountProvisionsBalance: 0 };
    const stored = { ...sheet, date, provisionsPaid: true };
    expect(readSheet(document('s1', sheetFields(stored)))).toEqual(stored);
  });

  // Source: docs/specification.md#parameters-fields.
  test('parameters, with any name of a category', () => {
    const parameters = {
      operations: ['Courses', 'Loyer'],
      categories: [
        { name: '__proto__', operations: ['Courses'] },
        { name: 'constructor', operations: [] },
      ],
      blockClosed: ['in'],
      darkTheme: true,
      showOnlyNotPaid: true,
    };
    expect(readParameters(document('parameters', parametersFields(parameters)))).toEqual(parameters);
  });
});

describe('a document of another client', () => {
  // Source: docs/specification.md#entry-fields.
  test('reads an entry without `debit` as a debit', () => {
    expect(readEntry(document('a', { name: { stringValue: 'x' }, value: { integerValue: '1' } })).debit).toBe(true);
  });

  // Source: docs/specification.md#due-day.
  test('has no due day when the field is missing, and is stored without it', () => {
    const fields = { name: { stringValue: 'x' }, value: { integerValue: '1' } };
    expect(readEntry(document('a', fields)).dueDay).toBe(0);
    expect(entryFields(readEntry(document('a', fields)))).not.toHaveProperty('dueDay');
  });

  // Source: docs/specification.md#parameters-suggestions.
  test('reads `suggestions` if operations are missing', () => {
    const suggestions = { arrayValue: { values: [{ stringValue: 'Loyer' }] } };
    expect(readParameters(document('parameters', { suggestions })).operations).toEqual(['Loyer']);
  });

  test('leaves the theme of each device when none was chosen', () => {
    expect(readParameters(document('parameters', {})).darkTheme).toBeUndefined();
    expect(readParameters(document('parameters', { darkTheme: { booleanValue: false } })).darkTheme).toBe(false);
  });

  // Source: docs/specification.md#call-list-sheets.
  test('is no sheet when it is the parameters document', () => {
    expect(
      readSheet(document('parameters', { datePicker: { timestampValue: '2026-11-01T00:00:00Z' } })),
    ).toBeUndefined();
  });
});
