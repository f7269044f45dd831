import { expect, test } from 'vitest';
import { expense, forecast } from '../../../../../testing/domain/forecasts.ts';
import { sheetWith } from '../../../../../testing/domain/lines.ts';
import { emptyContent, type Entry } from '../../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { forecastPlot, labelledDays } from './forecast-plot.ts';

/** A forecast of the last three days of November, from `balance`. */
const made = (accountBalance: number, outDay: readonly Entry[] = []) =>
  forecast({
    sheet: sheetWith(toSheetDate(2026, 11, 1), { accountBalance }),
    content: { ...emptyContent, outDay },
    today: toSheetDate(2026, 11, 28),
  }).forecast;

// Source: docs/specification.md#forecast-block.
test('draws a forecast in steps of equal width, from the highest balance down', () => {
  const outDay = [expense('Train', 29, 30), expense('Refund', 20, 25, { debit: false })];
  const drawn = made(20, outDay);
  expect(forecastPlot(drawn, 2)).toEqual({
    width: 3,
    height: 55,
    prudent: 'M0,25L1,25L1,55L2,55L2,30L3,30L3,30',
    atBest: 'M0,0L1,0L1,30L2,30L2,30L3,30L3,30',
    band: 'M0,0L1,0L1,30L2,30L2,30L3,30L3,30L3,30L3,30L2,30L2,55L1,55L1,25L0,25Z',
    red: 'M0,45L1,45L1,45L2,45L2,45L3,45L3,45L3,45L3,45L2,45L2,55L1,55L1,45L0,45Z',
    zero: 45,
    scale: [
      { amount: 0, y: 45 },
      { amount: 20, y: 25 },
      { amount: 40, y: 5 },
    ],
    grid: 'M0,45H3M0,25H3M0,5H3',
    lowest: { x: 1.5, y: 55 },
  });
});

test.each([
  [100, { zero: 100, height: 100 }],
  [-100, { zero: 0, height: 100 }],
  [0, { zero: 1, height: 1 }],
])('includes zero in a range that is never empty, for a balance of %i', (balance, range) => {
  expect(forecastPlot(made(balance), 2)).toMatchObject(range);
});

// Source: docs/specification.md#forecast-block.
test('labels the lowest day, and no other day whose label would touch it', () => {
  const { forecast: shown } = forecast({
    sheet: sheetWith(toSheetDate(2026, 11, 1), { accountBalance: 10 }),
    content: { ...emptyContent, outDay: [expense('Train', 14, 30), expense('Refund', 18, 50, { debit: false })] },
    today: toSheetDate(2026, 11, 2),
  });
  expect(labelledDays(shown)).toEqual([0, 5, 12, 15, 20, 25]);
});

test.each<readonly [number, readonly number[]]>([
  [30, [0]],
  [28, [0, 1, 2]],
  [2, [0, 5, 10, 15, 20, 25]],
])('labels a few days at whole steps from day %i on', (day, expected) => {
  const { forecast: shown } = forecast({
    sheet: sheetWith(toSheetDate(2026, 11, 1), {}),
    content: emptyContent,
    today: toSheetDate(2026, 11, day),
  });
  expect(labelledDays(shown)).toEqual(expected);
});
