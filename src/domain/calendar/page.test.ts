import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disabledDayTest } from './disabled-dates.ts';
import { cellIndex, nearestCell, pageCells, turnPage } from './page.ts';
import { anyDay } from '../../../testing/domain/any-day.ts';

const views = ['day', 'month', 'year'] as const;
const day = { year: 2026, month: 11, day: 20 };

// Source: docs/specification.md#picker-navigation.
test('lists the days of a month, twelve months or ten years', () => {
  expect(views.map((view) => pageCells(view, day).length)).toEqual([30, 12, 10]);
  expect(pageCells('year', day).map(({ year }) => year)).toEqual([
    2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029,
  ]);
});

describe.each(views)('a page of the %s view', (view) => {
  test('has the cell of a day at the index from cellIndex', () => {
    fc.assert(
      fc.property(anyDay, (each) => {
        const cell = pageCells(view, each)[cellIndex(view, each)];
        expect(cell).toMatchObject({ day: each, month: { ...each, day: 1 }, year: { year: each.year } }[view]);
      }),
    );
  });
});

test('turns pages by a month, a year or ten years', () => {
  expect(views.map((view) => turnPage(view, day, -1))).toEqual([
    { year: 2026, month: 10, day: 20 },
    { year: 2025, month: 11, day: 20 },
    { year: 2016, month: 11, day: 20 },
  ]);
});

test('finds the nearest enabled cell', () => {
  const isDisabled = disabledDayTest({ ranges: [{ from: '2026-11-18', to: '2026-11-21' }] });
  expect(nearestCell('day', day, isDisabled)).toEqual({ year: 2026, month: 11, day: 22 });
  expect(nearestCell('day', { ...day, day: 2 }, isDisabled)).toEqual({ ...day, day: 2 });
  expect(nearestCell('day', day, disabledDayTest({ from: '2026-1-1' }))).toBeUndefined();
  expect(nearestCell('month', day, disabledDayTest({ from: '2026-8-1' }))).toMatchObject({ month: 8 });
});
