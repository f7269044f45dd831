import { expect, test } from 'vitest';
import { expense, forecast, type ForecastInput } from '../../../testing/domain/forecasts.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { emptyContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { isNotCounted } from './forecast-items.ts';

const charge = (name: string, value: number, dueDay = 0, day = 1) => expense(name, day, value, { dueDay });
// 22 November: nine days are left.
const input: ForecastInput = {
  sheet: sheetWith(toSheetDate(2026, 11, 1), {}),
  content: emptyContent,
  today: toSheetDate(2026, 11, 22),
};

// Source: docs/specification.md#forecast-lines.
test.each([
  ['a future expense on its day', 'outDay', expense('x', 27, 10), { earliestDay: 5, latestDay: 5 }, 'dated'],
  ['an expense of today today', 'outDay', expense('x', 22, 10), { earliestDay: 0, latestDay: 0 }, 'dated'],
  ['an overdue expense at once', 'outDay', expense('x', 18, 10), { earliestDay: 0, latestDay: 0 }, 'overdue'],
  ['an expense without a day on any day', 'outDay', expense('x', 0, 10), { earliestDay: 0, latestDay: 8 }, 'noDay'],
  [
    'a copied expense at once',
    'outDay',
    expense('x', 1, 10, { copy: '2026-10-1' }),
    { earliestDay: 0, latestDay: 0 },
    'copied',
  ],
  [
    'an overdue credit on any day',
    'outDay',
    expense('x', 18, 10, { debit: false }),
    { earliestDay: 0, latestDay: 8 },
    'overdue',
  ],
  [
    'a copied credit on any day',
    'outDay',
    expense('x', 27, 10, { copy: 'y', debit: false }),
    { earliestDay: 0, latestDay: 8 },
    'copied',
  ],
  [
    'a negative credit as an outflow',
    'outDay',
    expense('x', 18, -10, { debit: false }),
    { earliestDay: 0, latestDay: 0 },
    'overdue',
  ],
  ['a charge on its day', 'outMonth', charge('x', 10, 25), { earliestDay: 3, latestDay: 3 }, 'dated'],
  ['an overdue charge at once', 'outMonth', charge('x', 10, 12), { earliestDay: 0, latestDay: 0 }, 'overdue'],
  ['a charge of the 1st at once', 'outMonth', charge('x', 10, 1), { earliestDay: 0, latestDay: 0 }, 'overdue'],
  ['a charge without a due day on any day', 'outMonth', charge('x', 10), { earliestDay: 0, latestDay: 8 }, 'noDay'],
  [
    'a charge with its day in `day` on that day',
    'outMonth',
    charge('x', 10, 0, 28),
    { earliestDay: 6, latestDay: 6 },
    'dated',
  ],
  [
    'an overdue negative charge as an inflow',
    'outMonth',
    charge('x', -10, 12),
    { earliestDay: 0, latestDay: 8 },
    'overdue',
  ],
  ['income on its due day', 'in', charge('x', 10, 28), { earliestDay: 6, latestDay: 6 }, 'expected'],
  ['overdue income on any day', 'in', charge('x', 10, 12), { earliestDay: 0, latestDay: 8 }, 'expected'],
] as const)('counts %s', (_, collection, entry, span, kind) => {
  const content = { ...emptyContent, [collection]: [entry] };
  expect(forecast({ ...input, content }).items).toMatchObject([{ ...span, reason: { kind } }]);
});

// Source: docs/specification.md#forecast-lines, docs/specification.md#forecast-income.
test.each([
  ['ticked lines', { outDay: [expense('x', 27, 10, { paid: true })], outMonth: [{ ...charge('x', 10), paid: true }] }],
  ['income without a due day', { in: [charge('x', 10, 0, 1), charge('y', 10, 0, 0)] }],
  ['received income', { in: [{ ...charge('x', 10, 28), paid: true }] }],
  ['savings', { moneySaving: [charge('x', 10, 28)] }],
  ['an amount of zero', { outDay: [expense('x', 27, 0)] }],
])('does not count %s', (_, content) => {
  expect(forecast({ ...input, content: { ...emptyContent, ...content } }).items).toEqual([]);
});

// Source: docs/specification.md#forecast-days, docs/specification.md#due-day.
test.each([
  [25, 0],
  [3, 9],
  [31, 6],
  [1, 7],
])('counts a charge of the %i %i days after a sheet of 25 October starts', (dueDay, days) => {
  const sheet = sheetWith(toSheetDate(2026, 10, 25), {});
  const content = { ...emptyContent, outMonth: [charge('x', 10, dueDay)] };
  const { items } = forecast({ sheet, content, today: sheet.date });
  expect(items).toMatchObject([{ earliestDay: days, latestDay: days }]);
});

// Source: docs/specification.md#forecast-not-counted.
test('reports unreceived income without a due day as not counted', () => {
  const [dated, undated, older] = [charge('x', 10, 1), charge('y', 10), charge('z', 10, 0, 28)];
  expect([dated, undated, older, { ...undated, paid: true }].filter(isNotCounted)).toEqual([undated]);
});
