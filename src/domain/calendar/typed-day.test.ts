import { describe, expect, test } from 'vitest';
import type { DisabledDates } from './disabled-dates.ts';
import { exampleDay, readTypedDay } from './typed-day.ts';

const disabledDates: DisabledDates = { to: '2026-11-21', from: '2027-3-31', dates: ['2026-12-25'] };
const read = (typed: string) => readTypedDay(typed, { language: 'fr', thisYear: 2026, disabledDates });

// Source: docs/specification.md#picker-typing.
describe('readTypedDay', () => {
  test.each([
    ['21/11/2026', { year: 2026, month: 11, day: 21 }],
    ['24 déc.', { year: 2026, month: 12, day: 24 }],
    ['2027-3-31', { year: 2027, month: 3, day: 31 }],
  ])('accepts %o', (typed, day) => {
    expect(read(typed)).toEqual({ day, problem: undefined });
  });

  test.each([
    ['hier', 'unreadable'],
    ['15', 'unreadable'],
    ['20 brumaire 2026', 'unreadable'],
    ['20/11/202', 'unreadable'],
    ['31/02/2027', 'nonexistent'],
    ['31/02', 'nonexistent'],
    ['5/13/2026', 'nonexistent'],
    ['0 nov. 2026', 'nonexistent'],
    ['2027-02-31', 'nonexistent'],
    ['20/11/0000', 'nonexistent'],
    ['20/11/2026', 'tooEarly'],
    ['1/4/2027', 'tooLate'],
    ['25/12', 'disabled'],
  ])('rejects %o as %s', (typed, problem) => {
    expect(read(typed)).toEqual({ day: undefined, problem });
  });

  test.each(['', '  '])('reads %o as empty, without a problem', (typed) => {
    expect(read(typed)).toEqual({ day: undefined, problem: undefined });
  });
});

describe('exampleDay', () => {
  const today = { year: 2026, month: 11, day: 22 };

  test('returns the day after tomorrow', () => {
    expect(exampleDay(today, () => false)).toEqual({ ...today, day: 24 });
  });

  test('returns a day above 12, which cannot be a month', () => {
    expect(exampleDay({ ...today, day: 29 }, () => false)).toEqual({ year: 2026, month: 12, day: 13 });
  });

  test('returns an enabled day', () => {
    expect(exampleDay(today, ({ month, day }) => month === 11 || day < 20)).toEqual({ year: 2026, month: 12, day: 20 });
  });
});
