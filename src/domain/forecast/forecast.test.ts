import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyForecast,
  expense,
  forecast,
  type ForecastInput,
  nameOf,
  tomorrow,
} from '../../../testing/domain/forecasts.ts';
import { entryWith, provisionWith, sheetWith } from '../../../testing/domain/lines.ts';
import { add, subtract, sum } from '../money/money.ts';
import { emptyContent, type SheetContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { totalsOf } from '../sheet/totals/totals.ts';
import { causeOf } from './forecast.ts';
import { isExpected } from './forecast-items.ts';

const balancesOf = (input: ForecastInput) =>
  forecast(input).forecast.days.map(({ prudent, atBest }) => [prudent, atBest]);

/** The difference of the balances of two forecasts, by day. */
const difference = (one: ForecastInput, other: ForecastInput) => {
  const others = forecast(other).forecast.days;
  return forecast(one).forecast.days.map(({ prudent, atBest }, place) => ({
    prudent: Number(subtract(prudent, others[place]?.prudent ?? Number.NaN)),
    atBest: Number(subtract(atBest, others[place]?.atBest ?? Number.NaN)),
  }));
};

const withLines = (input: ForecastInput, changes: Partial<SheetContent>): ForecastInput => ({
  ...input,
  content: { ...input.content, ...changes },
});

const anyDay = fc.integer({ min: 0, max: 31 });

describe('a forecast', () => {
  // Source: docs/specification.md#forecast-balances.
  test('ends with the real balance plus expected income, both prudent and at best', () => {
    fc.assert(
      fc.property(anyForecast, (input) => {
        const { sheet, content } = input;
        const expected = sum(content.in.filter(isExpected).map(({ value }) => value));
        const end = add(totalsOf(sheet, content).remaining, expected);
        const { last } = forecast(input).forecast;
        expect([last.prudent, last.atBest]).toEqual([end, end]);
      }),
    );
  });

  // Source: docs/specification.md#forecast-balances.
  test('has each day once, with a prudent balance never above the balance at best', () => {
    fc.assert(
      fc.property(anyForecast, (input) => {
        const { forecast: made, items } = forecast(input);
        for (const { prudent, atBest } of made.days) expect(Number(subtract(prudent, atBest))).toBeLessThanOrEqual(0);
        for (const { earliestDay, latestDay } of items) {
          expect(earliestDay).toBeGreaterThanOrEqual(0);
          expect(latestDay).toBeGreaterThanOrEqual(earliestDay);
          expect(latestDay).toBeLessThan(made.days.length);
        }
        expect(new Set(made.days.map(({ date }) => date)).size).toBe(made.days.length);
        expect(made.days.flatMap((day) => day.items)).toHaveLength(items.length);
      }),
    );
  });

  // Source: docs/specification.md#forecast-balances.
  test('ends with the same balance when computed a day later', () => {
    fc.assert(
      fc.property(anyForecast, (input) => {
        expect(forecast(tomorrow(input)).forecast.last.prudent).toBe(forecast(input).forecast.last.prudent);
      }),
    );
  });

  // Source: docs/specification.md#forecast-balances.
  test('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(anyForecast, (input) => {
        const { outDay, outMonth } = input.content;
        const content = { ...input.content, outDay: outDay.toReversed(), outMonth: outMonth.toReversed() };
        expect(balancesOf({ ...input, content })).toEqual(balancesOf(input));
      }),
    );
  });

  // Source: docs/specification.md#forecast-balances.
  test.each(['outDay', 'outMonth'] as const)('never improves when a line is added to %s', (collection) => {
    fc.assert(
      fc.property(anyForecast, anyDay, fc.constantFrom('', '2025-12-1'), (input, day, copy) => {
        const more = entryWith({ id: 'more', value: 12.5, day, copy });
        const added = withLines(input, { [collection]: [...input.content[collection], more] });
        for (const { prudent, atBest } of difference(added, input)) {
          expect([-12.5, 0]).toContain(prudent);
          expect([-12.5, 0]).toContain(atBest);
        }
      }),
    );
  });

  // Source: docs/specification.md#forecast-lines.
  test('counts a line once until it is ticked', () => {
    fc.assert(
      fc.property(anyForecast, (input) => {
        const [ticked, ...others] = forecast(input).items.flatMap(({ source }) =>
          source.collection === 'outDay' ? source.entry : [],
        );
        fc.pre(ticked !== undefined);
        const outDay = input.content.outDay.map((entry) => (entry === ticked ? { ...entry, paid: true } : entry));
        const left = forecast(withLines(input, { outDay })).items.flatMap(({ source }) =>
          source.collection === 'outDay' ? source.entry : [],
        );
        expect(left).toEqual(others);
      }),
    );
  });

  // Source: docs/specification.md#forecast-balances, docs/specification.md#due-day.
  test('narrows the gap between the prudent balance and the balance at best when a charge gets a due day', () => {
    const charge = entryWith({ id: 'charge', name: 'Water', value: 28.5, day: 1 });
    fc.assert(
      fc.property(anyForecast, fc.integer({ min: 1, max: 31 }), (input, dueDay) => {
        const without = withLines(input, { outMonth: [...input.content.outMonth, charge] });
        const dated = withLines(input, { outMonth: [...input.content.outMonth, { ...charge, dueDay }] });
        for (const { prudent, atBest } of difference(dated, without)) {
          expect(prudent).toBeGreaterThanOrEqual(0);
          expect(atBest).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

const november = toSheetDate(2026, 11, 1);
const on = (day: number) => toSheetDate(2026, 11, day);

const charge = (name: string, value: number, dueDay = 0) => expense(name, 1, value, { dueDay });

describe('the forecast of November on 22 November', () => {
  const outDay = [
    expense('Dentist', 1, 46.5, { copy: '2026-10-1' }),
    expense('Refund of Lea', 1, 30, { copy: '2026-10-1', debit: false }),
    expense('Bakery', 2, 6.4, { paid: true }),
    expense('Sale of a bicycle', 17, 45, { debit: false }),
    expense('Lunch', 18, 12.9),
    expense('Pharmacy', 18, 8.35),
    expense('Groceries', 19, 62.19),
    expense('Bread', 20, 5.8),
    expense('Garden', 20, 24.95),
    expense('Train', 27, 62),
    expense('Health', 29, 120, { debit: false }),
  ];
  const outMonth = [
    charge('Water', 28.5),
    charge('Music', 10.99, 24),
    charge('Car', 48.6, 25),
    charge('Canteen', 64, 26),
  ];
  const housework = charge('Housework', 52, 30);
  const provisions = [provisionWith({ monthlyPayment: 400 })];
  const sheet = sheetWith(november, { accountBalance: 734.56 });
  const input: ForecastInput = {
    sheet,
    content: { ...emptyContent, outDay, outMonth: [...outMonth, housework], provisions },
    today: on(22),
  };

  // Source: docs/specification.md#forecast-balances, docs/specification.md#forecast-cause.
  test('finds the lowest balance with its day and cause', () => {
    const { forecast: made } = forecast(input);
    expect(made.days.map(({ date, prudent, atBest }) => [date, prudent, atBest])).toEqual([
      [on(22), '145.37', '648.87'],
      [on(23), '145.37', '648.87'],
      [on(24), '134.38', '637.88'],
      [on(25), '85.78', '589.28'],
      [on(26), '21.78', '525.28'],
      [on(27), '-40.22', '463.28'],
      [on(28), '-40.22', '463.28'],
      [on(29), '79.78', '583.28'],
      [on(30), '102.78', '102.78'],
    ]);
    expect([made.lowest.date, made.firstRed?.date]).toEqual([on(27), on(27)]);
    expect(made.last.prudent).toBe(totalsOf(sheet, input.content).remaining);
    const { items, undated, redIfLate } = causeOf(made, made.lowest);
    expect([items.map(nameOf), undated.map(nameOf)]).toEqual([['Train'], ['provisions', 'Water']]);
    expect(redIfLate).toBeUndefined();
  });

  // Source: docs/specification.md#forecast-order.
  test('lists outflows of a day by descending amount, then inflows', () => {
    const extra = [expense('Sale', 22, 5, { debit: false }), expense('Gift', 22, 300, { debit: false })];
    const { days } = forecast(withLines(input, { outDay: [...extra, ...outDay] })).forecast;
    expect(days[0]?.items.map(nameOf)).toEqual([
      'provisions',
      'Groceries',
      'Dentist',
      'Water',
      'Garden',
      'Lunch',
      'Pharmacy',
      'Bread',
      'Gift',
      'Sale',
    ]);
  });

  // Source: docs/specification.md#forecast-balances.
  test('has no negative day after the provisions are paid', () => {
    const paid = { ...input, sheet: { ...sheet, provisionsPaid: true } };
    expect(forecast(paid).forecast.firstRed).toBeUndefined();
  });

  // Source: docs/specification.md#forecast-cause.
  test('lists undated outflows among the causes of a negative first day', () => {
    const { forecast: made } = forecast({ ...input, sheet: { ...sheet, accountBalance: 500 } });
    expect(made.firstRed?.date).toBe(on(22));
    expect(causeOf(made, made.lowest).undated.map(nameOf)).toEqual(['provisions', 'Water']);
    expect(causeOf(made, made.firstRed ?? made.last).undated.map(nameOf)).toEqual(['provisions', 'Water']);
  });

  // Source: docs/specification.md#forecast-cause.
  test('finds the first negative day if undated outflows leave on the last day and inflows are late', () => {
    const { forecast: made } = forecast({ ...input, sheet: { ...sheet, accountBalance: 320 } });
    expect(causeOf(made, made.firstRed ?? made.last).redIfLate?.date).toBe(on(27));
    // At best, the refunds keep the balance positive until this day.
    expect(made.days.find(({ atBest }) => Number(atBest) < 0)?.date).toBe(on(30));
  });

  // Source: docs/specification.md#forecast-cause.
  test('lists no undated outflow as a cause when the day is negative without undated outflows', () => {
    const poor = { ...input, sheet: { ...sheet, accountBalance: 50 } };
    const { forecast: made } = forecast(poor);
    const { items, undated, redIfLate } = causeOf(made, made.days[0] ?? made.last);
    expect(redIfLate?.date).toBe(on(22));
    expect([items.map(nameOf).slice(0, 2), undated]).toEqual([['Groceries', 'Dentist'], []]);
  });
});
