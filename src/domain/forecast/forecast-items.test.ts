import { expect, test } from 'vitest';
import { expense, forecast, type ForecastInput } from '../../../testing/domain/forecasts.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { emptyContent } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import { isNotCounted } from './forecast-items.ts';

const charge = (name: string, value: number, dueDay = 0, day = 1) => expense(name, day, value, { dueDay });
/** The 22nd of November, with nine days to come. */
const input: ForecastInput = {
  sheet: sheetWith(toSheetDate(2026, 11, 1), {}),
  content: emptyContent,
  today: toSheetDate(2026, 11, 22),
};

// Source: docs/specification.md#forecast-lines.
test.each([
  ['an expense of a later day, on it', 'outDay', expense('x', 27, 10), { early: 5, late: 5 }, 'dated'],
  ['one of today, today', 'outDay', expense('x', 22, 10), { early: 0, late: 0 }, 'dated'],
  ['one of a day that has passed, at once', 'outDay', expense('x', 18, 10), { early: 0, late: 0 }, 'since'],
  ['one without a day, on any', 'outDay', expense('x', 0, 10), { early: 0, late: 8 }, 'noDay'],
  [
    'one that came along, at once',
    'outDay',
    expense('x', 1, 10, { copy: '2026-10-1' }),
    { early: 0, late: 0 },
    'carried',
  ],
  [
    'a credit that has passed, on any',
    'outDay',
    expense('x', 18, 10, { debit: false }),
    { early: 0, late: 8 },
    'since',
  ],
  [
    'one that came along, on any',
    'outDay',
    expense('x', 27, 10, { copy: 'y', debit: false }),
    { early: 0, late: 8 },
    'carried',
  ],
  [
    'a negative credit as what leaves',
    'outDay',
    expense('x', 18, -10, { debit: false }),
    { early: 0, late: 0 },
    'since',
  ],
  ['a charge on its day', 'outMonth', charge('x', 10, 25), { early: 3, late: 3 }, 'dated'],
  ['one whose day has passed, at once', 'outMonth', charge('x', 10, 12), { early: 0, late: 0 }, 'since'],
  ['one of the 1st, at once', 'outMonth', charge('x', 10, 1), { early: 0, late: 0 }, 'since'],
  ['one without a due day, on any', 'outMonth', charge('x', 10), { early: 0, late: 8 }, 'noDay'],
  ['an older one, on its day', 'outMonth', charge('x', 10, 0, 28), { early: 6, late: 6 }, 'dated'],
  [
    'a negative charge whose day has passed as what comes',
    'outMonth',
    charge('x', -10, 12),
    { early: 0, late: 8 },
    'since',
  ],
  ['income on its due day', 'in', charge('x', 10, 28), { early: 6, late: 6 }, 'expected'],
  ['income whose day has passed, on any', 'in', charge('x', 10, 12), { early: 0, late: 8 }, 'expected'],
] as const)('counts %s', (_, collection, entry, span, kind) => {
  const content = { ...emptyContent, [collection]: [entry] };
  expect(forecast({ ...input, content }).items).toMatchObject([{ ...span, reason: { kind } }]);
});

// Source: docs/specification.md#forecast-lines, docs/specification.md#forecast-income.
test.each([
  [
    'what is ticked',
    { outDay: [expense('x', 27, 10, { paid: true })], outMonth: [{ ...charge('x', 10), paid: true }] },
  ],
  ['income without a due day', { in: [charge('x', 10, 0, 1), charge('y', 10, 0, 0)] }],
  ['income that has come', { in: [{ ...charge('x', 10, 28), paid: true }] }],
  ['savings', { moneySaving: [charge('x', 10, 28)] }],
  ['what is nothing', { outDay: [expense('x', 27, 0)] }],
])('does not count %s', (_, content) => {
  expect(forecast({ ...input, content: { ...emptyContent, ...content } }).items).toEqual([]);
});

// Source: docs/specification.md#forecast-days, docs/specification.md#due-day.
test.each([
  [25, 0],
  [3, 9],
  [31, 6],
  [1, 7],
])('counts a charge of the %i in a sheet that begins on 25 October %i days after its start', (dueDay, days) => {
  const sheet = sheetWith(toSheetDate(2026, 10, 25), {});
  const content = { ...emptyContent, outMonth: [charge('x', 10, dueDay)] };
  const { items } = forecast({ sheet, content, today: sheet.date });
  expect(items).toMatchObject([{ early: days, late: days }]);
});

// Source: docs/specification.md#forecast-not-counted.
test('leaves out income without a due day until it is received', () => {
  const [dated, undated, older] = [charge('x', 10, 1), charge('y', 10), charge('z', 10, 0, 28)];
  expect([dated, undated, older, { ...undated, paid: true }].filter(isNotCounted)).toEqual([undated]);
});
