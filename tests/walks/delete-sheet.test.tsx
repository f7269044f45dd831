import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { deleteSheetMachine } from '../../src/machines/delete-sheet/delete-sheet.machine.ts';
import { contentOfMarch, march } from '../support/chart/fixtures/sheets.ts';
import { words } from '../support/words.ts';
import { openHome, writesOf } from './support/signed-in.ts';
import { button, type ScreenCheck, noDialog, press, walkScreens } from './support/walk.ts';

const { removeSheet, confirmRemoval, cancel } = words.en;

const dialog = () => within(screen.getByRole('dialog', { name: removeSheet }));

type Check = ScreenCheck<typeof deleteSheetMachine>;

const confirming: Check = (_, screens) => {
  expect(dialog().getByText(/its 5 operations/u)).toBeDefined();
  expect(document.activeElement?.textContent).toBe(cancel);
  expect(writesOf(screens)).toEqual([]);
};

const closed: Check = ({ output }, screens) => {
  noDialog();
  const isRemoved = output?.removed !== undefined;
  expect(writesOf(screens)).toEqual(isRemoved ? [{ kind: 'sheet.remove', sheetId: march.id }] : []);
  expect(screen.getByText(isRemoved ? '01 Feb 2026' : '01 Mar 2026')).toBeDefined();
};

walkScreens(deleteSheetMachine, {
  input: { sheet: march, content: contentOfMarch },
  open: async (seen) => {
    const screens = await openHome(seen);
    await screens.user.click(button(removeSheet));
    return screens;
  },
  actions: { 'removal.confirmed': press(confirmRemoval), 'removal.cancelled': press(cancel) },
  checks: { confirming, removed: closed, cancelled: closed },
});
