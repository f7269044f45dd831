import { fireEvent, screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { readDay, valueIn } from '../../src/domain/forms/input.ts';
import { forecastMachine } from '../../src/machines/forecast/forecast.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { words } from '../support/words.ts';
import type { Screens } from './support/screens.tsx';
import { openHome, writesOf } from './support/signed-in.ts';
import { type ScreenCheck, noDialog, press, walkScreens } from './support/walk.ts';

const labels = words.en;
const sheet = recordingReceiver().ref;
const rent = { type: 'dueDay.requested', line: { collection: 'outMonth', id: 'rent', sheet } } as const;
const name = /^Day by day forecast/u;
// The forecast is a column in a wide window, and a dialog in the narrower window of happy-dom.
const column = () => screen.queryByRole('region', { name });
const panel = () => within(column() ?? screen.getByRole('dialog', { name }));
const field = () => panel().getByRole<HTMLInputElement>('textbox', { name: labels.day });

const setDay = () => panel().getByRole('button', { name: 'Set the day: Rent' });

type Check = ScreenCheck<typeof forecastMachine>;

const closed: Check = () => {
  noDialog();
  expect(column()).toBeNull();
  expect(screen.getByRole('button', { name: 'Day by day' })).toBeDefined();
};

const shown: Check = (_, screens) => {
  expect(panel().getByRole('table')).toBeDefined();
  expect(panel().queryByRole('textbox')).toBeNull();
  for (const write of writesOf(screens)) expect(write).toMatchObject({ kind: 'entry.update', changes: { dueDay: 12 } });
};

const settingDueDay: Check = ({ context: { text, isValidated } }) => {
  expect([field().value, document.activeElement]).toEqual([text, field()]);
  expect(field().getAttribute('aria-invalid') === 'true').toBe(isValidated);
};

// A tap on a touch screen may not move the focus.
const tap = async () => fireEvent.click(setDay());

const typeDay = async ({ user }: Screens, { text }: AnyEventObject) => {
  await user.clear(field());
  if (text !== '') await user.type(field(), text);
};

walkScreens(forecastMachine, {
  cases: [rent, { type: 'dueDay.typed', text: '32' }, { type: 'dueDay.typed', text: '12' }],
  project: ({ line, text, isValidated }) => [line?.id, text, valueIn(readDay(text)), isValidated],
  // The open field of a line replaces the button of the line.
  when: ({ context }, event) => event.type !== 'dueDay.requested' || event['line'].id !== context.line?.id,
  open: async (seen) => {
    const screens = await openHome(seen);
    await screen.findByRole('button', { name: 'Day by day' });
    return screens;
  },
  actions: {
    'forecast.opened': press('Day by day'),
    'forecast.closed': press('Close the forecast'),
    'dueDay.requested': tap,
    'dueDay.typed': typeDay,
    'dueDay.submitted': ({ user }) => user.keyboard('{Enter}'),
    'dueDay.cancelled': ({ user }) => user.keyboard('{Escape}'),
  },
  checks: { closed, 'open.shown': shown, 'open.settingDueDay': settingDueDay },
});
