import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DisabledDates, disabledDayTest } from './disabled-dates.ts';
import { type Move, moveFrom } from './moves.ts';
import { anyDay } from '../../../testing/domain/any-day.ts';
import type { CalendarView } from './view.ts';

const grid = (view: CalendarView = 'day', rules: DisabledDates = {}) => ({
  view,
  firstWeekday: 1,
  isDisabled: disabledDayTest(rules),
});
const textOf = ({ year, month, day }: { year: number; month: number; day: number }) => `${year}-${month}-${day}`;
const friday = { year: 2026, month: 11, day: 20 };
const january = { year: 2026, month: 1, day: 1 };

describe('a calendar with every day enabled', () => {
  test.each<[CalendarView, Move, string]>([
    ['day', 'previous', '2026-11-19'],
    ['day', 'next', '2026-11-21'],
    ['day', 'above', '2026-11-13'],
    ['day', 'below', '2026-11-27'],
    ['day', 'first', '2026-11-16'],
    ['day', 'last', '2026-11-22'],
    ['day', 'previousPage', '2026-10-20'],
    ['day', 'nextPage', '2026-12-20'],
    ['day', 'previousYear', '2025-11-20'],
    ['day', 'nextYear', '2027-11-20'],
    ['month', 'previous', '2026-10-1'],
    ['month', 'below', '2027-2-1'],
    ['month', 'first', '2026-1-1'],
    ['month', 'last', '2026-12-1'],
    ['month', 'nextPage', '2027-11-1'],
    ['year', 'next', '2027-1-1'],
    ['year', 'above', '2024-1-1'],
    ['year', 'first', '2020-1-1'],
    ['year', 'last', '2029-1-1'],
    ['year', 'previousPage', '2016-1-1'],
  ])('in the %s view, %s moves to %s', (view, move, expected) => {
    expect(textOf(moveFrom(grid(view), friday, move))).toBe(expected);
  });
});

test("moves to the first and last day of the language's week", () => {
  expect(textOf(moveFrom({ ...grid(), firstWeekday: 0 }, friday, 'first'))).toBe('2026-11-15');
  expect(textOf(moveFrom({ ...grid(), firstWeekday: 6 }, friday, 'last'))).toBe('2026-11-20');
});

describe('moveFrom', () => {
  test('skips disabled cells across months', () => {
    const rules = { ranges: [{ from: '2026-11-21', to: '2027-1-9' }] };
    expect(textOf(moveFrom(grid('day', rules), friday, 'next'))).toBe('2027-1-10');
    expect(textOf(moveFrom(grid('day', rules), friday, 'below'))).toBe('2027-1-15');
    expect(textOf(moveFrom(grid('day', rules), friday, 'last'))).toBe('2026-11-20');
    expect(textOf(moveFrom(grid('day', rules), friday, 'nextPage'))).toBe('2027-1-20');
  });

  test('returns the same cell when no enabled cell is left', () => {
    expect(moveFrom(grid('day', { from: '2026-11-20' }), friday, 'next')).toEqual(friday);
    expect(moveFrom(grid('month', { to: '2026-1-1' }), january, 'previous')).toEqual(january);
    expect(moveFrom(grid('year', { from: '2026-12-31' }), january, 'nextPage')).toEqual(january);
  });

  test('never returns a disabled cell', () => {
    const rules = { days: [0, 3], daysOfMonth: [1, 13, 20, 31], ranges: [{ from: '1990-1-1', to: '1991-2-1' }] };
    const isDisabled = disabledDayTest(rules);
    const moves = ['previous', 'next', 'above', 'below', 'first', 'last', 'previousPage', 'nextPage'] as const;
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...moves), (from, move) => {
        fc.pre(!isDisabled(from));
        expect(isDisabled(moveFrom(grid('day', rules), from, move))).toBe(false);
      }),
    );
  });
});
