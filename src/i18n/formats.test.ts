import { expect, test } from 'vitest';
import { createDateFormat } from './formats.ts';

const today = new Date(2026, 10, 20);
const firstOfMonth = new Date(2026, 10, 1);

// Source: docs/specification.md#header-date.
test('French dates start with a capital and name the weekday', () => {
  const format = createDateFormat('fr');
  expect(format.long(today)).toBe('Vendredi 20 novembre 2026');
  expect(format.short(today)).toBe('Ven. 20 nov.');
  expect(format.sheet(firstOfMonth)).toBe('01 nov. 2026');
  expect([format.day(firstOfMonth), format.dayMonth(firstOfMonth)]).toEqual(['1 nov. 2026', '1 nov.']);
});

// Source: docs/specification.md#header-date.
test('English dates follow the British order', () => {
  const format = createDateFormat('en');
  expect(format.long(today)).toMatch(/^Friday,? 20 November 2026$/);
  expect(format.short(today)).toMatch(/^Fri,? 20 Nov$/);
  expect(format.sheet(firstOfMonth)).toBe('01 Nov 2026');
  expect([format.day(firstOfMonth), format.dayMonth(firstOfMonth)]).toEqual(['1 Nov 2026', '1 Nov']);
});
