import { describe, expect, test } from 'vitest';
import { expense, forecast, type ForecastInput, nameOf } from '../../../testing/domain/forecasts.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { emptyContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';

const november = toSheetDate(2026, 11, 1);
const on = (day: number) => toSheetDate(2026, 11, day);

// Source: docs/specification.md#forecast-days.
describe('the period of a forecast', () => {
  const daysOf = (input: Pick<ForecastInput, 'today' | 'newer'>, date = november) => {
    const { days } = forecast({ ...input, sheet: sheetWith(date, {}), content: emptyContent }).forecast;
    return [days.length, days[0]?.date, days.at(-1)?.date];
  };

  test.each([
    ['go from today to the end of the month', november, on(22), undefined, [9, on(22), on(30)]],
    ['begin on the date of a future sheet', november, toSheetDate(2026, 10, 28), undefined, [30, on(1), on(30)]],
    ['of a sheet of the 5th end with its month', on(5), on(4), undefined, [26, on(5), on(30)]],
    ['of a sheet of the 6th end a month later', on(6), on(22), undefined, [14, on(22), toSheetDate(2026, 12, 5)]],
    ['end before a newer sheet', november, on(22), on(26), [4, on(22), on(25)]],
    [
      'are today only when the period is over',
      november,
      toSheetDate(2026, 12, 4),
      undefined,
      [1, '2026-12-4', '2026-12-4'],
    ],
  ])('%s', (_, date, today, newer, days) => {
    expect(daysOf({ today, newer }, date)).toEqual(days);
  });

  test('can continue into the next month', () => {
    const outDay = [expense('c', 3, 1), expense('a', 25, 1), expense('b', 31, 1)];
    const october = toSheetDate(2026, 10, 25);
    const input = { sheet: sheetWith(october, {}), content: { ...emptyContent, outDay }, today: october };
    const { days } = forecast(input).forecast;
    expect(days.flatMap(({ date, items }) => items.map((item) => [date, nameOf(item)]))).toEqual([
      [october, 'a'],
      [toSheetDate(2026, 10, 31), 'b'],
      [toSheetDate(2026, 11, 3), 'c'],
    ]);
  });

  test('ends with the period of the sheet, and replaces a missing day by the last day of the month', () => {
    const january = toSheetDate(2026, 1, 31);
    const outDay = [expense('28', 28, 1), expense('30', 30, 1), expense('31', 31, 1)];
    const input = { sheet: sheetWith(january, {}), content: { ...emptyContent, outDay }, today: january };
    const { days } = forecast(input).forecast;
    expect(days.flatMap(({ date, items }) => items.map((item) => [nameOf(item), date]))).toEqual([
      ['31', january],
      ['28', toSheetDate(2026, 2, 27)],
      ['30', toSheetDate(2026, 2, 27)],
    ]);
  });
});
