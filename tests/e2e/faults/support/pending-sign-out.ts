import { expect } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import type { App } from '../../support/app.ts';
import type { Stage } from '../../support/stage.ts';
import { openDevice, labels, seedBudget } from './budget.ts';
import { cachedParts, rowsInStore } from './device-storage.ts';
import { everyChange, cutConnection, injectFault } from './network.ts';
import { addIncome, pendingChip } from './sheets.ts';

/** The pending lines at the sign-out. */
export const names = ['First', 'Second'] as const;

export const clickSignOut = ({ page }: App) => page.getByRole('link', { name: labels.signOut }).click();

/** Adds lines offline and signs out; the dialog then asks what to do with the pending edits. */
export async function signOutWithEdits(stage: Stage) {
  const { person, session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  await app.saved();
  const cut = await injectFault(app.page, everyChange, cutConnection);
  for (const name of names) await addIncome(app, name, '1');
  await pendingChip(app, names.length).waitFor();
  await clickSignOut(app);
  const dialog = app.page.getByRole('dialog', { name: textOf('en', 'signOutDialog.title') });
  await dialog.getByText(`${names.length} edits wait on this device`).waitFor();
  const choose = (key: 'signOutDialog.send' | 'signOutDialog.keep' | 'signOutDialog.discard') =>
    dialog.getByRole('button', { name: textOf('en', key), exact: true }).click();
  return { app, person, stored, cut, dialog, choose };
}

/** Checks that no data of the budget is left on the device. */
export async function expectNoBudgetData({ page }: App) {
  expect(await cachedParts(page)).toEqual([]);
  expect(await rowsInStore(page, 'mon-budget-outbox', 'records')).toEqual([]);
  expect(await rowsInStore(page, 'mon-budget-tombstones', 'tombstones')).toEqual([]);
  expect(await rowsInStore(page, 'mon-budget-imports', 'imports')).toEqual([]);
  // The pending sign-out stays on the device until the server has ended the session.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'user-theme')))
    .toEqual([]);
  const session = await page.evaluate(() => Object.keys(sessionStorage));
  expect(session.filter((key) => /^(?:undo|shown-sheet):/u.test(key))).toEqual([]);
}
