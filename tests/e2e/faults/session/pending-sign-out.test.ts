import { expect, test } from 'vitest';
import { signedOut, signIn } from '../../support/account.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget, sheet } from '../support/budget.ts';
import { cachedParts, pendingNames } from '../support/device-storage.ts';
import { expectNoBudgetData, clickSignOut, signOutWithEdits, names } from '../support/pending-sign-out.ts';
import { addIncome, removeIncome } from '../support/sheets.ts';

const stage = useStage();

// Source: docs/specification.md#sign-out-waiting.
test('keeps pending edits on sign-out if the user chooses so, and sends them after the next sign-in', async () => {
  const { app, person, stored, cut, choose } = await signOutWithEdits(stage);
  await choose('signOutDialog.keep');
  await signedOut(app);
  expect(await pendingNames(app.page)).toEqual(names);
  expect(await cachedParts(app.page)).toEqual([]);
  cut.end();
  await signIn(app, person);
  await app.shows('inSum', '12.00');
  await app.saved();
  const lines = await stored.entries(sheet.id, 'in');
  expect(lines.map(({ name }) => name).toSorted()).toEqual([...names, 'Salary'].toSorted());
  await expect.poll(() => pendingNames(app.page)).toEqual([]);
  await app.close();
});

// Source: docs/specification.md#sign-out-device.
test('leaves no data of the budget on the device after a sign-out without pending edits', async () => {
  const { session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  await app.saved();
  await expect.poll(() => cachedParts(app.page)).toEqual(expect.arrayContaining(['parameters', sheet.id, 'sheets']));
  await addIncome(app, 'Bonus', '5');
  await removeIncome(app, 'Salary');
  await app.saved();
  await clickSignOut(app);
  await signedOut(app);
  await expectNoBudgetData(app);
  expect(await stored.entries(sheet.id, 'in')).toMatchObject([{ name: 'Bonus' }]);
  await app.close();
});
