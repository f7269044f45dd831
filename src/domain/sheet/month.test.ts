import { describe, expect, it } from 'vitest';
import { currentDayOf, firstDayOf, monthOf, toMonth } from './month.ts';
import { periodOf } from './period.ts';
import { toSheetDate } from './sheet-date.ts';

type Day = readonly [number, number, number];

describe('months', () => {
  it('continue to count across years', () => {
    expect(toMonth(2027, 1) - toMonth(2026, 11)).toBe(2);
    expect(monthOf(toSheetDate(2026, 12, 31))).toBe(toMonth(2026, 12));
    expect(firstDayOf(toMonth(2026, 12))).toBe('2026-12-1');
    expect(firstDayOf(toMonth(2026, 11) + 2)).toBe('2027-1-1');
  });

  it.each<readonly [string, Day, Day, readonly [number, number]]>([
    ['that contains today', [2026, 11, 1], [2026, 11, 22], [2026, 11]],
    ['across two months, in the first', [2026, 10, 25], [2026, 10, 28], [2026, 10]],
    ['across two months, in the second', [2026, 10, 25], [2026, 11, 3], [2026, 11]],
    ['in the past', [2026, 9, 1], [2026, 11, 22], [2026, 9]],
    ['in the future', [2026, 12, 1], [2026, 11, 22], [2026, 12]],
  ])('are known for a sheet %s', (_, date, today, [year, month]) => {
    const sheet = toSheetDate(...date);
    expect(monthOf(currentDayOf(sheet, periodOf(sheet, undefined), toSheetDate(...today)))).toBe(toMonth(year, month));
  });
});
