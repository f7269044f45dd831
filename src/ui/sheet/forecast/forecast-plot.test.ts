import { expect, test } from 'vitest';
import { expense, forecast } from '../../../../testing/domain/forecasts.ts';
import { sheetWith } from '../../../../testing/domain/lines.ts';
import { emptyContent, type Entry } from '../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { forecastPlot, namedDays, rangeOf } from './forecast-plot.ts';

/** The last three days of November, from this balance. */
const made = (accountBalance: number, outDay: readonly Entry[] = []) =>
  forecast({
    sheet: sheetWith(toSheetDate(2026, 11, 1), { accountBalance }),
    content: { ...emptyContent, outDay },
    today: toSheetDate(2026, 11, 28),
  }).forecast;

// Source: docs/specification.md#forecast-block.
test('a forecast is drawn in steps, each day as wide as the next, from its highest balance down', () => {
  const outDay = [expense('Train', 29, 30), expense('Refund', 20, 25, { debit: false })];
  const drawn = made(20, outDay);
  expect(rangeOf(drawn)).toEqual([-10, 45]);
  expect(forecastPlot(drawn, rangeOf(drawn))).toEqual({
    width: 3,
    height: 55,
    prudent: 'M0,25L1,25L1,55L2,55L2,30L3,30L3,30',
    atBest: 'M0,0L1,0L1,30L2,30L2,30L3,30L3,30',
    band: 'M0,0L1,0L1,30L2,30L2,30L3,30L3,30L3,30L3,30L2,30L2,55L1,55L1,25L0,25Z',
    red: 'M0,45L1,45L1,45L2,45L2,45L3,45L3,45L3,45L3,45L2,45L2,55L1,55L1,45L0,45Z',
    zero: 45,
    lowest: { x: 1.5, y: 55 },
  });
});

test.each([
  [100, [0, 100]],
  [-100, [-100, 0]],
  [0, [0, 1]],
])('its range holds zero, and is never nothing: %i', (balance, range) => {
  expect(rangeOf(made(balance))).toEqual(range);
});

test.each<readonly [number, readonly number[]]>([
  [30, [0]],
  [28, [0, 1, 2]],
  [2, [0, 5, 10, 15, 20, 25]],
])('from the %i. on few days are named, at whole steps', (day, expected) => {
  const { forecast: shown } = forecast({
    sheet: sheetWith(toSheetDate(2026, 11, 1), {}),
    content: emptyContent,
    today: toSheetDate(2026, 11, day),
  });
  expect(namedDays(shown)).toEqual(expected);
});
