import { expect, test } from 'vitest';
import { formatDay, formatMonth, formatNumericDay, weekdayNames } from './format-day.ts';

const day = { year: 2026, month: 11, day: 1 };

// Source: docs/specification.md#picker-format.
test.each([
  ['fr', '01 nov. 2026'],
  ['en', '01 Nov 2026'],
  ['es', '01 nov 2026'],
  ['ja', '01 11月 2026'],
  ['bg', '01 ное 2026'],
] as const)('formats a day in %s as %s', (language, text) => {
  expect(formatDay(day, language)).toBe(text);
});

test('pads the year to four digits', () => {
  expect(formatDay({ year: 33, month: 4, day: 3 }, 'fr')).toBe('03 avr. 0033');
});

test('formats a day as digits', () => {
  expect(formatNumericDay(day)).toBe('01/11/2026');
});

test('formats a month with its year, in Latin digits', () => {
  expect(formatMonth(day, 'fr')).toBe('novembre 2026');
  expect(formatMonth(day, 'ar')).toContain('2026');
});

test('lists the weekdays from Sunday', () => {
  expect(weekdayNames('fr', 'narrow')).toEqual(['D', 'L', 'M', 'M', 'J', 'V', 'S']);
  expect(weekdayNames('vi', 'narrow')).toEqual(['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
  expect(weekdayNames('id', 'long')).toEqual(['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']);
});
