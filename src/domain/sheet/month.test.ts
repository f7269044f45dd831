import { describe, expect, it } from 'vitest';
import { currentDayOf, firstDayOf, monthOfDay, toMonth } from './month.ts';
import { periodOf } from './period.ts';
import { toSheetDate } from './sheet-date.ts';

type Day = readonly [number, number, number];

describe('months', () => {
  it('are counted through the years', () => {
    expect(toMonth(2027, 1) - toMonth(2026, 11)).toBe(2);
    expect(monthOfDay(toSheetDate(2026, 12, 31))).toBe(toMonth(2026, 12));
    expect(firstDayOf(toMonth(2026, 12))).toBe('2026-12-1');
    expect(firstDayOf(toMonth(2026, 11) + 2)).toBe('2027-1-1');
  });

  it.each<readonly [string, Day, Day, readonly [number, number]]>([
    ['that holds today', [2026, 11, 1], [2026, 11, 22], [2026, 11]],
    ['over two months, in the first', [2026, 10, 25], [2026, 10, 28], [2026, 10]],
    ['over two months, in the second', [2026, 10, 25], [2026, 11, 3], [2026, 11]],
    ['that is over', [2026, 9, 1], [2026, 11, 22], [2026, 9]],
    ['to come', [2026, 12, 1], [2026, 11, 22], [2026, 12]],
  ])('of a sheet %s', (_, date, today, [year, month]) => {
    const sheet = toSheetDate(...date);
    expect(monthOfDay(currentDayOf(sheet, periodOf(sheet, undefined), toSheetDate(...today)))).toBe(
      toMonth(year, month),
    );
  });
});
