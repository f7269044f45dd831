import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  compareSheetDates,
  orderOf,
  parseSheetDate,
  sheetDateOf,
  toLocalDate,
  toSheetDate,
  yesterdayOf,
} from './sheet-date.ts';

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Every day from 2000 to 2100 in order, computed without `Date`. */
const allDays = Array.from({ length: 101 }, (_, place) => 2000 + place).flatMap((year) =>
  monthLengths.flatMap((length, month) =>
    Array.from({ length: length + (month === 1 && isLeapYear(year) ? 1 : 0) }, (_, day) =>
      toSheetDate(year, month + 1, day + 1),
    ),
  ),
);

const pairs = allDays.slice(1).map((day, place) => ({ before: allDays[place] ?? day, day }));

describe('toSheetDate', () => {
  // Source: docs/specification.md#sheet-fields.
  it('uses no zero padding', () => {
    expect(toSheetDate(2026, 9, 5)).toBe('2026-9-5');
    expect(toSheetDate(2024, 2, 29)).toBe('2024-2-29');
  });

  it.each([
    [2026, 2, 29],
    [2026, 13, 1],
    [2026, 0, 1],
    [2026, 4, 31],
    [2026, 1, 0],
    [2026, 1, 1.5],
    [Number.NaN, 1, 1],
    [-1, 1, 1],
  ])('rejects %d-%d-%d', (year, month, day) => {
    expect(() => toSheetDate(year, month, day)).toThrow('There is no day');
  });
});

describe('parseSheetDate', () => {
  it('reads days with or without padding as unpadded dates', () => {
    expect(['2026-09-05', '2026-9-5', '2024-02-29'].map(parseSheetDate)).toEqual(['2026-9-5', '2026-9-5', '2024-2-29']);
  });

  it.each(['', '2026-2-29', '2026-00-1', '26-1-1', '2026-1', '2026-1-1-1', ' 2026-1-1', '2026/1/1', '2026-1-1T00:00'])(
    'rejects %j',
    (text) => expect(parseSheetDate(text)).toBeUndefined(),
  );
});

describe('every day from 2000 to 2100', () => {
  it('is read back from its text', () => {
    expect(allDays.filter((day) => parseSheetDate(day) !== day)).toEqual([]);
    expect(allDays).toHaveLength(36_890);
  });

  it('is later than the previous day', () => {
    expect(pairs.filter(({ before, day }) => compareSheetDates(before, day) >= 0)).toEqual([]);
    expect(pairs.filter(({ before, day }) => compareSheetDates(day, before) <= 0)).toEqual([]);
    expect(pairs.filter(({ day }) => compareSheetDates(day, day) !== 0)).toEqual([]);
  });
});

describe.each(['UTC', 'Europe/Paris', 'America/Sao_Paulo', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Africa/Cairo'])(
  'in the time zone %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it('uses the time zone of the test', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('converts every day to a local instant and back', () => {
      expect(allDays.filter((day) => sheetDateOf(toLocalDate(day)) !== day)).toEqual([]);
    });

    it('starts every day right after the previous one', () => {
      const wrong = pairs.filter(({ before, day }) => sheetDateOf(new Date(toLocalDate(day).getTime() - 1)) !== before);
      expect(wrong).toEqual([]);
    });

    // Source: docs/specification.md#sheet-order, docs/specification.md#sheet-fields.
    it('sorts sheets in the same order as every other zone', () => {
      expect(pairs.filter(({ before, day }) => orderOf(day) - orderOf(before) !== 86_400_000)).toEqual([]);
      expect(orderOf(toSheetDate(2000, 1, 1))).toBe(946_684_800_000);
    });

    it('finds the previous day of every day', () => {
      expect(pairs.filter(({ before, day }) => yesterdayOf(day) !== before)).toEqual([]);
    });
  },
);
