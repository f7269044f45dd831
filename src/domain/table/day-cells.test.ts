import { describe, expect, test } from 'vitest';
import { periodOf } from '../sheet/period.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { readDays } from './day-cells.ts';

const november = periodOf(toSheetDate(2026, 11, 1), undefined);
const january = periodOf(toSheetDate(2027, 1, 1), undefined);

const read = (cells: readonly string[], period = november) =>
  readDays(cells, { period, today: toSheetDate(2026, 11, 22) }).map((reading) => {
    if (reading.kind !== 'day') return reading.kind;
    return reading.date ?? reading.day;
  });

describe('a column of days', () => {
  // Source: docs/specification.md#paste-days.
  test.each([
    '3/11/2026',
    '03/11/26',
    '03.11.2026',
    '3-11-2026',
    '2026-11-03',
    '2026/11/3',
    '03/11/2026 14:05',
    '2026-11-03T14:05:00Z',
    '3 nov. 2026',
    '03-nov-26',
    '3 novembre',
    'mardi 3 novembre 2026',
    'Mar. 3 nov.',
    'Nov 3, 2026',
    'Tuesday, November 3, 2026',
    '3rd of Nov 2026',
    '3-Nov',
    '3/11',
    'Nov 3, 2026, 2:05 PM',
  ])('reads %s as 3 November', (cell) => {
    expect(read([cell])).toEqual(['2026-11-3']);
  });

  test('reads a day of the month without a date', () => {
    expect(read(['3', '03', '31', '32', '0', ''])).toEqual([3, 3, 31, 'refused', 'refused', 'empty']);
  });

  test.each(['31/11/2026', '2026-13-01', 'March of Dimes', 'Rue du 8 mai 1945 à Lyon', '5.80', 'Bread', '12 bis'])(
    'does not read %s as a day',
    (cell) => {
      expect(read([cell])).toEqual(['refused']);
    },
  );

  test('reads the French « 1er »', () => {
    expect(read(['1er déc. 2026'])).toEqual(['2026-12-1']);
  });

  // Source: docs/specification.md#paste-days.
  test('reads the month before the day if only that order makes all cells dates', () => {
    expect(read(['11/3/2026', '11/28/2026'])).toEqual(['2026-11-3', '2026-11-28']);
    expect(read(['3/11/2026', '3/28/2026'])).toEqual(['2026-3-11', '2026-3-28']);
  });

  // Source: docs/specification.md#paste-days.
  test("reads the month before the day if that order gives more dates in the sheet's period", () => {
    expect(read(['11/3/2026', '11/5/2026'])).toEqual(['2026-11-3', '2026-11-5']);
    expect(read(['3/11/2026', '11/3/2026', '5/11/2026'])).toEqual(['2026-11-3', '2026-3-11', '2026-11-5']);
  });

  test('adds the nearest year to a date without a year', () => {
    expect(read(['28 déc.', '3/01'], january)).toEqual(['2026-12-28', '2027-1-3']);
  });
});
