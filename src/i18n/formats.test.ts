import { expect, test } from 'vitest';
import { createDateFormat } from './formats.ts';

const today = new Date(2026, 10, 20);
const firstOfMonth = new Date(2026, 10, 1);

// Source: docs/specification.md#header-date.
test('starts a French date with a capitalised weekday', () => {
  const format = createDateFormat('fr', 2026);
  expect(format.long(today)).toBe('Vendredi 20 novembre 2026');
  expect(format.short(today)).toBe('Ven. 20 nov.');
  expect(format.sheet(firstOfMonth)).toBe('01 nov. 2026');
  expect([format.dayMonth(firstOfMonth), format.dayMonth(today)]).toEqual(['1er nov.', '20 nov.']);
  expect([format.weekday(firstOfMonth), format.long(firstOfMonth)]).toEqual([
    'dim. 1er nov.',
    'Dimanche 1er novembre 2026',
  ]);
});

// Source: docs/specification.md#header-date.
test('formats English dates in British order', () => {
  const format = createDateFormat('en', 2026);
  expect(format.long(today)).toMatch(/^Friday,? 20 November 2026$/);
  expect(format.short(today)).toMatch(/^Fri,? 20 Nov$/);
  expect(format.sheet(firstOfMonth)).toBe('01 Nov 2026');
  expect(format.dayMonth(firstOfMonth)).toBe('1 Nov');
});

// Source: docs/specification.md#dates-in-texts.
test.each([
  ['fr', '1er nov.', '1er nov. 2025'],
  ['en', '1 Nov', '1 Nov 2025'],
] as const)('adds the year to a date of another year in %s', (language, thisYear, lastYear) => {
  const { day } = createDateFormat(language, 2026);
  expect([day(firstOfMonth), day(new Date(2025, 10, 1))]).toEqual([thisYear, lastYear]);
});
