import { describe, expect, it } from 'vitest';
import { isInPeriod, periodOf, proposedDay, todayIndexIn } from './period.ts';
import { parseSheetDate, type SheetDate } from './sheet-date.ts';

const date = (text: string): SheetDate => {
  const parsed = parseSheetDate(text);
  if (!parsed) throw new Error(`${text} is no day.`);
  return parsed;
};

// Source: docs/specification.md#sheet-period.
describe('the period of a sheet', () => {
  it.each([
    ['2026-11-1', undefined, '2026-11-1', '2026-11-30'],
    ['2026-11-5', undefined, '2026-11-1', '2026-11-30'],
    ['2026-11-6', undefined, '2026-11-6', '2026-12-5'],
    ['2026-10-25', undefined, '2026-10-25', '2026-11-24'],
    ['2026-1-31', undefined, '2026-1-31', '2026-2-27'],
    ['2028-1-31', undefined, '2028-1-31', '2028-2-28'],
    ['2026-12-1', undefined, '2026-12-1', '2026-12-31'],
    ['2026-11-1', '2026-11-20', '2026-11-1', '2026-11-19'],
    ['2026-11-1', '2026-12-16', '2026-11-1', '2026-12-15'],
    ['2026-11-1', '2026-12-17', '2026-11-1', '2026-11-30'],
    ['2026-10-25', '2026-12-1', '2026-10-25', '2026-11-30'],
    ['2026-11-3', '2026-11-1', '2026-11-1', '2026-11-30'],
  ])('of %s, followed by %s, is %s to %s', (start, newer, first, last) => {
    const period = periodOf(date(start), newer === undefined ? undefined : date(newer));
    expect(period).toEqual({ first, last });
    expect([isInPeriod(period, date(first)), isInPeriod(period, date(last))]).toEqual([true, true]);
  });

  it('proposes today as the day of an expense only if today is in the period', () => {
    const november = periodOf(date('2026-11-1'), undefined);
    expect(proposedDay(november, date('2026-11-22'))).toBe('22');
    expect(proposedDay(november, date('2026-12-1'))).toBe('');
    expect(proposedDay(november, date('2026-10-31'))).toBe('');
  });
});

// Source: docs/specification.md#today-mark.
describe('todayIndexIn', () => {
  const november = periodOf(date('2026-11-1'), undefined);
  const lines = [3, 22, 22, 27].map((day) => ({ day }));

  it.each([
    ['2026-11-22', 3],
    ['2026-11-2', 0],
    ['2026-11-26', 3],
    ['2026-11-27', 4],
    ['2026-12-1', undefined],
  ])('on %s returns %s', (today, place) => {
    expect(todayIndexIn(lines, november, date(today))).toBe(place);
  });

  it('returns 0 for an empty list', () => {
    expect(todayIndexIn([], november, date('2026-11-22'))).toBe(0);
  });
});
