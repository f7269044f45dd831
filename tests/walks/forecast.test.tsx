import { fireEvent, screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { readDay, valueIn } from '../../src/domain/forms/input.ts';
import { forecastMachine } from '../../src/machines/forecast/forecast.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { words } from '../support/words.ts';
import type { Screens } from './support/screens.tsx';
import { openHome, writesOf } from './support/signed-in.ts';
import { type Look, noDialog, press, walkScreens } from './support/walk.ts';

const said = words.en;
const sheet = recordingReceiver().ref;
const rent = { type: 'day.asked', line: { collection: 'outMonth', id: 'rent', sheet } } as const;
const name = /^Day by day forecast/u;
// In a browser as wide as a board it is a column; the window of happy-dom is narrower.
const column = () => screen.queryByRole('region', { name });
const panel = () => within(column() ?? screen.getByRole('dialog', { name }));
const field = () => panel().getByRole<HTMLInputElement>('textbox', { name: said.day });

const setDay = () => panel().getByRole('button', { name: 'Set the day: Rent' });

type See = Look<typeof forecastMachine>;

const closed: See = () => {
  noDialog();
  expect(column()).toBeNull();
  expect(screen.getByRole('button', { name: 'Day by day' })).toBeDefined();
};

const shown: See = (_, screens) => {
  expect(panel().getByRole('table')).toBeDefined();
  expect(panel().queryByRole('textbox')).toBeNull();
  for (const write of writesOf(screens)) expect(write).toMatchObject({ kind: 'entry.update', changes: { dueDay: 12 } });
};

const askingDay: See = ({ context: { text, isJudged } }) => {
  expect([field().value, document.activeElement]).toEqual([text, field()]);
  expect(field().getAttribute('aria-invalid') === 'true').toBe(isJudged);
};

// On a touch screen a button that is tapped may leave the focus where it is.
const tap = async () => fireEvent.click(setDay());

const typeDay = async ({ user }: Screens, { text }: AnyEventObject) => {
  await user.clear(field());
  if (text !== '') await user.type(field(), text);
};

walkScreens(forecastMachine, {
  cases: [rent, { type: 'day.typed', text: '32' }, { type: 'day.typed', text: '12' }],
  project: ({ asked, text, isJudged }) => [asked?.id, text, valueIn(readDay(text)), isJudged],
  // What asks for the day of a line has given way to the field.
  when: ({ context }, event) => event.type !== 'day.asked' || event['line'].id !== context.asked?.id,
  open: async (seen) => {
    const screens = await openHome(seen);
    await screen.findByRole('button', { name: 'Day by day' });
    return screens;
  },
  does: {
    'forecast.opened': press('Day by day'),
    'forecast.closed': press('Close the forecast'),
    'day.asked': tap,
    'day.typed': typeDay,
    'day.submitted': ({ user }) => user.keyboard('{Enter}'),
    'day.left': ({ user }) => user.keyboard('{Escape}'),
  },
  sees: { closed, 'open.shown': shown, 'open.askingDay': askingDay },
});
