import { describe, expect, test } from 'vitest';
import { entryWith } from '../../../testing/domain/lines.ts';
import { emptyContent, type Entry, type SheetContent } from '../sheet/sheet.ts';
import { usualDays } from './usual-days.ts';

const charges = (...days: readonly number[]): SheetContent => ({
  ...emptyContent,
  outMonth: days.map((day) => entryWith({ name: 'Water', day })),
});
const expenses = (...entries: readonly Partial<Entry>[]): SheetContent => ({
  ...emptyContent,
  outDay: entries.map((entry) => entryWith({ name: 'Water', ...entry })),
});

// Source: docs/specification.md#forecast-usual-day.
describe('the usual day of a charge', () => {
  test.each([
    ['is the one that it said last', [charges(1), charges(12), charges(15)], 12],
    ['is nothing where it said two at once', [charges(12, 13), charges(15)], undefined],
    ['is the same where it said it twice', [charges(12, 12)], 12],
    ['is not the 1st, which every new month says', [charges(1), charges(0)], undefined],
    ['is that of a daily expense where no charge says it', [charges(1), expenses({ day: 9 })], 9],
    ['is that of a charge where an expense says another, newer one', [expenses({ day: 9 }), charges(12)], 12],
    ['may be the 1st of an expense', [expenses({ day: 1 })], 1],
    ['is not that of an expense that came along', [expenses({ day: 9, copy: '2026-10-1', paid: true })], undefined],
    ['is not that of a credit', [expenses({ day: 9, debit: false })], undefined],
    [
      'is not that of a sheet of more than a year ago',
      [...Array<ReturnType<typeof charges>>(12).fill(charges()), charges(12)],
      undefined,
    ],
    ['is that of a year ago', [...Array<ReturnType<typeof charges>>(11).fill(charges()), charges(12)], 12],
  ])('%s', (_, older, day) => {
    expect(usualDays(older).get('water')).toBe(day);
  });
});
