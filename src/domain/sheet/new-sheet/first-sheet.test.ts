import { expect, test } from 'vitest';
import { firstSheet } from './first-sheet.ts';
import { toSheetDate } from '../sheet-date.ts';

// Source: docs/specification.md#sign-up-first-data, docs/specification.md#sheet-first.
test('creates an empty sheet of the given date', () => {
  expect(firstSheet('first', toSheetDate(2026, 3, 14))).toEqual({
    id: 'first',
    date: '2026-3-14',
    order: Date.UTC(2026, 2, 14),
    accountBalance: 0,
    accountProvisionsBalance: 0,
    provisionsPaid: false,
  });
});
