import { describe, expect, test } from 'vitest';
import {
  isTaken,
  type NewSheetSources,
  nextFreeMonthStart,
  planSheet,
  previewSheet,
  proposedDate,
  copySourceOf,
} from './new-sheet.ts';
import { emptyContent } from '../sheet.ts';
import { toSheetDate } from '../sheet-date.ts';
import { entryWith, sheetWith } from '../../../../testing/domain/lines.ts';
import { countedIds } from '../../../../testing/domain/whole-sheets.ts';

const [older, newer, today] = [toSheetDate(2026, 2, 1), toSheetDate(2026, 3, 1), toSheetDate(2026, 3, 14)];
const newest = sheetWith(newer, { id: 'newest', accountBalance: 10, accountProvisionsBalance: 1 });
const shown = sheetWith(older, { id: 'shown', accountBalance: 20, accountProvisionsBalance: 2 });
const newestContent = { ...emptyContent, outMonth: [entryWith({ id: 'rent', name: 'Rent' })] };
const shownContent = { ...emptyContent, in: [entryWith({ id: 'pay', name: 'Pay' })] };
const waiting: NewSheetSources = {
  sheets: [newest, shown],
  shown: { sheet: shown, content: shownContent },
  newestContent: undefined,
};
const sources: NewSheetSources = { ...waiting, newestContent };

// Source: docs/specification.md#new-month, docs/specification.md#duplicate, docs/specification.md#new-sheet-balances.
describe('copySourceOf', () => {
  test('returns another source for each option', () => {
    expect(copySourceOf('newMonth', sources)).toEqual({ sheet: newest, content: newestContent });
    expect(copySourceOf('duplicate', sources)).toEqual({ sheet: shown, content: shownContent });
    expect(copySourceOf('empty', sources)).toEqual({ sheet: newest, content: emptyContent });
  });

  test('returns undefined for a new month while the newest lines are loading', () => {
    expect(copySourceOf('newMonth', waiting)).toBeUndefined();
    expect(previewSheet('newMonth', waiting)).toBeUndefined();
    expect(planSheet('newMonth', today, waiting, countedIds())).toBeUndefined();
    expect(planSheet('duplicate', today, waiting, countedIds())).toBeDefined();
    expect(planSheet('empty', today, waiting, countedIds())).toBeDefined();
  });
});

describe('a planned sheet', () => {
  test.each([
    ['newMonth', 10, 1, 'outMonth', 1],
    ['duplicate', 20, 2, 'in', 1],
    ['empty', 10, 1, 'in', 0],
  ] as const)('copies its source: %s', (option, accountBalance, accountProvisionsBalance, collection, count) => {
    const plan = planSheet(option, today, sources, countedIds());
    expect(plan?.sheet).toMatchObject({ id: 'new-1', date: today, accountBalance, accountProvisionsBalance });
    expect(plan?.content[collection]).toHaveLength(count);
    expect(previewSheet(option, sources)?.kept[collection]).toBe(count);
  });
});

// Source: docs/specification.md#sheet-one-a-date, docs/specification.md#new-sheet-exists.
test('detects that a date has a sheet', () => {
  expect([older, newer, today].map((date) => isTaken(date, sources))).toEqual([true, true, false]);
});

const sheetsOf = (...days: readonly (readonly [month: number, day: number])[]) =>
  days.map(([month, day]) => sheetWith(toSheetDate(2026, month, day), {}));

// Source: docs/specification.md#new-sheet-dates.
test.each([
  ['today', sheetsOf([3, 1]), '2026-3-14'],
  ['the first of next month when today has a sheet', sheetsOf([3, 14]), '2026-4-1'],
  ['the next free first when a sheet is later than today', sheetsOf([3, 1], [4, 1]), '2026-5-1'],
  ['the next free first when today has a sheet too', sheetsOf([3, 14], [4, 1], [4, 2]), '2026-5-1'],
])('proposes %s', (_, sheets, date) => {
  expect(proposedDate(today, sheets)).toBe(date);
});

// Source: docs/specification.md#new-sheet-shortcuts.
test('finds the next free first day of a month, across the end of the year', () => {
  expect(nextFreeMonthStart(today, sheetsOf([3, 1]))).toBe('2026-4-1');
  expect(nextFreeMonthStart(today, sheetsOf([4, 1], [5, 1], [7, 1]))).toBe('2026-6-1');
  expect(nextFreeMonthStart(toSheetDate(2026, 11, 22), sheetsOf([12, 1]))).toBe('2027-1-1');
});
