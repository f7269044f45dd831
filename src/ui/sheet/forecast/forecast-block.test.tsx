import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ForecastStart,
  setToday,
  startForecast as start,
  useForecastDay,
} from '../../../../testing/ui/forecast-home.tsx';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { workspaceOf } from '../../../../testing/ui/signed-in-app.ts';

beforeEach(useForecastDay);
afterEach(cleanup);

// Source: docs/specification.md#forecast-block.
test('shows the lowest balance, its day and the last balance', async () => {
  const { region, figure } = await start();
  await waitFor(() => expect(region.getByText('Red on the 26th')).toBeDefined());
  expect(figure('forecastLowest')?.textContent).toBe('−66.50');
  const day = figure('forecastLowestDay');
  expect([day?.textContent, day?.getAttribute('datetime')]).toEqual(['Fri 27 Nov', '2026-11-27']);
  expect(figure('forecastEnd')?.textContent).toBe('+53.50');
  expect(figure('remaining')?.textContent).toBe('+53.50');
});

const red = {
  en: 'In the red from Thu 26 Nov, lowest −66.50 on Fri 27 Nov. Leaving on Thu 26 Nov: Canteen 64.00. Without a day, so counted on 22 Nov: Provisions to pay in (400.00) and Water (28.50). If that leaves on 30 Nov, it never turns red.',
  fr: "Dans le rouge dès le jeu. 26 nov., au plus bas −66,50 le ven. 27 nov. Ce qui part le jeu. 26 nov. : Canteen 64,00. Sans jour, donc compté dès le 22 nov. : Provisions à verser (400,00) et Water (28,50). Si cela part le 30 nov., il n'y a pas de rouge.",
} as const;

// Source: docs/specification.md#forecast-cause.
test.each(['en', 'fr'] as const)('describes the forecast and its cause in words in %s', async (language) => {
  const { sentence } = await start({ language });
  await waitFor(() => expect(sentence()).toBe(red[language]));
});

const paidTrain = anEntry({ name: 'Train', day: 27, value: 62, paid: true });
const many = ['A', 'B', 'C', 'D'].map((name) => anEntry({ name, day: 1, value: 10 }));

// Source: docs/specification.md#forecast-cause.
test.each<readonly [string, ForecastStart, string]>([
  ['never red', { sheet: { accountBalance: 2000 } }, 'Never in the red by 30 Nov; lowest 1,445.50 on Fri 27 Nov.'],
  [
    'nothing left',
    { content: { outDay: [paidTrain] } },
    'Everything is ticked: the real balance is the account balance.',
  ],
  [
    'red on the lowest day',
    { sheet: { accountBalance: 10 }, content: { outDay: [anEntry({ name: 'Train', day: 27, value: 62 })] } },
    'In the red from Fri 27 Nov, lowest −52.00. Leaving on Fri 27 Nov: Train 62.00.',
  ],
  [
    'red because of more than three',
    { sheet: { accountBalance: 0 }, content: { outDay: many.map((entry) => ({ ...entry, day: 27 })) } },
    'In the red from Fri 27 Nov, lowest −40.00. Leaving on Fri 27 Nov: A 10.00, B 10.00, C 10.00 and 1 other.',
  ],
  [
    'red because of one line without a day, on a sheet that begins later',
    {
      sheet: { date: toSheetDate(2026, 12, 1), accountBalance: 5 },
      content: { outMonth: [anEntry({ name: 'Water', day: 1, value: 28.5 })] },
    },
    'In the red from Tue 1 Dec, lowest −23.50. Without a day, so counted on 1 Dec: Water (28.50). If that leaves on 31 Dec, the red starts only on Thu 31 Dec. Starts from the balance entered: update it on 1 Dec.',
  ],
  [
    'red at once because of more than three without a day, and later at best',
    { sheet: { accountBalance: 5 }, content: { outMonth: many } },
    'In the red from Sun 22 Nov, lowest −35.00. Without a day, so counted on 22 Nov: 4 lines (40.00). If that leaves on 30 Nov, the red starts only on Mon 30 Nov.',
  ],
])('describes in words a forecast that is %s', async (_, data, expected) => {
  const { sentence } = await start(data);
  await waitFor(() => expect(sentence()).toBe(expected));
});

// Source: docs/specification.md#forecast-block.
test('counts everything today if the newest sheet has ended, and shows no forecast for an older sheet', async () => {
  setToday(12, 4);
  const { app, region, figure } = await start();
  const ended = 'Period ended on 30 Nov: all that is left counts today.';
  await waitFor(() => expect(region.getByText(ended)).toBeDefined());
  expect(figure('forecastLowestDay')?.textContent).toBe('Fri 4 Dec');
  const workspace = workspaceOf(app);
  await act(async () => workspace?.getSnapshot().children.sheets?.send({ type: 'sheet.olderRequested' }));
  await waitFor(() => expect(screen.getByText('Period ended on 31 Oct')).toBeDefined());
  expect([figure('forecastLowest'), figure('forecastEnd')]).toEqual([null, null]);
});

// Source: docs/specification.md#forecast-block.
test('updates after each tick and announces the lowest balance', async () => {
  const { user, region, figure } = await start();
  await waitFor(() => expect(region.getByText('Red on the 26th')).toBeDefined());
  await user.click(screen.getByRole('switch', { name: 'Paid in this month' }));
  expect(figure('forecastLowest')?.textContent).toBe('+333.50');
  expect(region.getByText('Never red')).toBeDefined();
  await waitFor(() => expect(region.getByText('Lowest point: 333.50, Fri 27 Nov')).toBeDefined());
});

// Source: docs/specification.md#forecast-early.
test.each([
  ['en', 'Starts from the balance entered: update it on 1 Dec.'],
  ['fr', 'Part du solde saisi : mettez-le à jour le 1er déc.'],
] as const)('says in %s when to update the start balance of a future sheet', async (...given) => {
  const [language, note] = given;
  const { region } = await start({ language, sheet: { date: toSheetDate(2026, 12, 1) } });
  await waitFor(() => expect(region.getByText(note)).toBeDefined());
});

// Source: docs/specification.md#forecast-early.
test('does not ask to update the balance on the first day of a sheet', async () => {
  setToday(12, 1);
  const { region } = await start({ sheet: { date: toSheetDate(2026, 12, 1) } });
  await waitFor(() => expect(region.getByText('to 31 Dec')).toBeDefined());
  expect(region.queryByText(/^Starts from/u)).toBeNull();
});

// Source: docs/specification.md#hidden-amounts.
test('reveals hidden amounts neither by the lines of the picture nor by a sign', async () => {
  const { user, region, figure } = await start();
  await waitFor(() => expect(region.getByText('Red on the 26th')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect([region.queryByRole('img'), region.queryByText(/^Red/u)]).toEqual([null, null]);
  expect(figure('forecastLowest')?.className).not.toMatch(/negative|positive/u);
  expect(figure('forecastLowest')?.textContent).toContain('•••••');
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
});

// Source: docs/specification.md#block-collapse.
test('shows the lowest balance when collapsed', async () => {
  const { user, region } = await start();
  await user.click(await region.findByRole('button', { name: /^Forecast/u }));
  expect(region.queryByRole('img')).toBeNull();
  await waitFor(() => expect(region.getByRole('button', { name: 'Forecast −66.50' })).toBeDefined());
});

// Source: docs/specification.md#forecast-not-counted, docs/specification.md#forecast-income-days.
test('sums income without a due day in a row until a dialog sets its day', async () => {
  const { user, region, figure, writes } = await start({
    content: {
      in: [
        anEntry({ id: 'salary', name: 'Salary', value: 2000 }),
        anEntry({ id: 'lessons', name: 'Lessons', value: 120.5 }),
        anEntry({ id: 'rent', name: 'Rent of a garage', value: 60, dueDay: 1 }),
      ],
    },
  });
  await waitFor(() => expect(figure('forecastNotCounted')?.textContent).toBe('2,120.50'));
  await user.click(region.getByRole('button', { name: 'Set their days' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Days of your income' }));
  expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: 'Salary · 2,000.00' }), '28');
  await user.type(dialog.getByRole('textbox', { name: 'Lessons · 120.50' }), '32');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Day from 1 to 31')).toBeDefined();
  expect(writes).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Lessons · 120.50' }), '{Backspace}{Backspace}1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(writes).toMatchObject([
    {
      kind: 'lines.together',
      writes: [
        { kind: 'entry.update', collection: 'in', id: 'salary', changes: { dueDay: 28 } },
        { kind: 'entry.update', collection: 'in', id: 'lessons', changes: { dueDay: 1 } },
      ],
    },
  ]);
  await waitFor(() => expect(figure('forecastNotCounted')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Source: docs/specification.md#forecast-block.
test('shows the end date of the forecast, and labels the lines, the lowest day and the amounts', async () => {
  const { region } = await start();
  await waitFor(() => expect(region.getByText('to 30 Nov')).toBeDefined());
  expect([region.getByText('cautious'), region.getByText('at best')]).toHaveLength(2);
  const texts = [...region.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '200', '400', '22', '23', '24', '25', '26', '27', '28', '29', '30', '−66.50']);
});
