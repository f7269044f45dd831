import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { SheetOption } from '../../src/domain/sheet/new-sheet/copying.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { newSheetMachine } from '../../src/machines/new-sheet/new-sheet.machine.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import { contentOfMarch, march, sheetOf } from '../support/chart/fixtures/sheets.ts';
import { words } from '../support/words.ts';
import { fill, type ScreenCheck, noDialog, press, walkScreens } from './support/walk.ts';
import { loadContent, openHome, writesOf } from './support/signed-in.ts';
import type { Screens } from './support/screens.tsx';

const labels = words.en;
const april = sheetOf('april', 4);

const dialog = () => within(screen.getByRole('dialog', { name: labels.newSheet }));
const options: Readonly<Record<SheetOption, string>> = {
  newMonth: labels.newMonth,
  duplicate: labels.duplicate,
  empty: labels.emptySheet,
};

async function chooseOption({ user }: Screens, { option }: AnyEventObject) {
  await user.click(dialog().getByRole('radio', { name: named(option) }));
}

const named = (option: SheetOption) => options[option];

async function typeDate(screens: Screens, text: string) {
  await fill(screens, 'Date', text);
  await screens.user.tab();
}

const create = () => dialog().getByRole<HTMLButtonElement>('button', { name: labels.createSheet });

const choosing: ScreenCheck<typeof newSheetMachine> = (snapshot, screens) => {
  const { date, option } = snapshot.context;
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: named(option) }).checked).toBe(true);
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Date' }).value).toBe(
    date === undefined ? '' : texts[date],
  );
  const isTaken = snapshot.can({ type: 'existing.opened' });
  expect(dialog().queryAllByText('This sheet already exists.')).toHaveLength(isTaken ? 1 : 0);
  expect(create().disabled).toBe(!snapshot.can({ type: 'newSheet.confirmed' }));
  expect(writesOf(screens)).toEqual([]);
};

const proposed = toSheetDate(2026, 5, 1);
const texts: Readonly<Record<string, string>> = { [proposed]: '01 May 2026', [april.date]: '01 Apr 2026' };

const loadingNewest: ScreenCheck<typeof newSheetMachine> = (snapshot, screens) => {
  choosing(snapshot, screens);
  const isAwaited = snapshot.context.option === 'newMonth';
  expect(dialog().queryAllByText(labels.loading)).toHaveLength(isAwaited ? 1 : 0);
};

const conflict = () => {
  expect(
    within(screen.getByRole('dialog', { name: labels.sheetExists })).getByText(labels.sheetExistsText),
  ).toBeDefined();
};

const closed: ScreenCheck<typeof newSheetMachine> = ({ output }, screens) => {
  noDialog();
  const created = output?.created;
  expect(writesOf(screens)).toEqual(created ? [{ kind: 'sheet.create', ...created }] : []);
};

walkScreens(newSheetMachine, {
  input: {
    uid: 'ada',
    environment: testEnvironment(),
    sheets: [april, march],
    shown: { sheet: march, content: contentOfMarch },
  },
  cases: [
    { type: 'date.chosen', date: april.date },
    { type: 'option.chosen', option: 'newMonth' },
    { type: 'option.chosen', option: 'empty' },
    done('loadContent', contentOfMarch),
  ],
  project: ({ date, option, sources }) => [date, option, sources.newestContent !== undefined],
  // The tests of the chart combine dates and options. This walk changes the date of a possible new month, or the option.
  when: (snapshot, { type }) => {
    const { date, option } = snapshot.context;
    if (type === 'option.chosen') return date === proposed;
    return !type.startsWith('date.') || (option === 'newMonth' && snapshot.matches({ choosing: 'ready' }));
  },
  open: async (seen) => {
    const screens = await openHome(seen, [april, march]);
    await screens.user.click(screen.getByRole('button', { name: labels.older }));
    await loadContent(screens);
    await screens.user.click(await screen.findByRole('button', { name: labels.newSheet }));
    await waitFor(dialog);
    return screens;
  },
  actions: {
    'date.chosen': (screens, { date }) => typeDate(screens, texts[date] ?? ''),
    'date.cleared': (screens) => typeDate(screens, ''),
    'option.chosen': chooseOption,
    'newSheet.confirmed': press(labels.createSheet),
    'newSheet.cancelled': press(labels.cancel),
    'conflict.acknowledged': press(labels.close),
    'existing.opened': press('Open this sheet'),
  },
  toastAfter: ({ type }, { translate }) =>
    type === 'xstate.error.actor.loadContent' ? translate('notice.loadFailed') : undefined,
  checks: {
    'choosing.loadingNewest': loadingNewest,
    'choosing.ready': choosing,
    conflict,
    created: closed,
    cancelled: closed,
  },
});
