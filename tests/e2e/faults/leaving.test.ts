import { beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { signedOut, signIn } from '../support/account.ts';
import type { App } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { type Budget, openDevice, said, seedBudget, sheet } from './support/budget.ts';
import { keptParts, rowsOf, waitingNames } from './support/device-storage.ts';
import { everyChange, isCut, type Meeting, meet, tellOnline } from './support/network.ts';
import { addIncome, removeIncome, waiting } from './support/sheets.ts';

const stage = useStage();

const names = ['First', 'Second'];

let budget: Budget;
let app: App;
beforeEach(async () => {
  budget = await seedBudget(stage.server);
  app = await openDevice(stage, budget.session);
  await app.saved();
  return () => app.close();
});

const storedNames = async () => (await budget.stored.entries(sheet.id, 'in')).map(({ name }) => name).toSorted();
const leave = () => app.page.getByRole('link', { name: said.signOut }).click();
const dialog = () => app.page.getByRole('dialog', { name: textOf('en', 'departure.title') });
const choose = (key: 'departure.send' | 'departure.keep' | 'departure.discard') =>
  dialog()
    .getByRole('button', { name: textOf('en', key), exact: true })
    .click();

/** Nothing of the budget is left on the device. */
async function isClean() {
  const { page } = app;
  expect(await keptParts(page)).toEqual([]);
  expect(await rowsOf(page, 'mon-budget-outbox', 'records')).toEqual([]);
  expect(await rowsOf(page, 'mon-budget-tombstones', 'tombstones')).toEqual([]);
  expect(await rowsOf(page, 'mon-budget-imports', 'imports')).toEqual([]);
  // What was decided is on the device until the server has ended the session too.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'user-theme')))
    .toEqual([]);
  const session = await page.evaluate(() => Object.keys(sessionStorage));
  expect(session.filter((key) => key.startsWith('undo:'))).toEqual([]);
}

describe('edits that wait when their person signs out', () => {
  let cut: Meeting;
  beforeEach(async () => {
    cut = await meet(app.page, everyChange, isCut);
    for (const name of names) await addIncome(app, name, '1');
    await waiting(app, names.length).waitFor();
    await leave();
    await dialog().getByText(`${names.length} edits wait on this device`).waitFor();
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('are kept when that is chosen, and sent when they have signed in again', async () => {
    await choose('departure.keep');
    await signedOut(app);
    expect(await waitingNames(app.page)).toEqual(names);
    expect(await keptParts(app.page)).toEqual([]);
    await cut.end();
    await signIn(app, budget.person);
    await app.shows('inSum', '12.00');
    await app.saved();
    expect(await storedNames()).toEqual([...names, 'Salary'].toSorted());
    await expect.poll(() => waitingNames(app.page)).toEqual([]);
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('are gone when that is chosen', async () => {
    await choose('departure.discard');
    await signedOut(app);
    await isClean();
    await cut.end();
    await signIn(app, budget.person);
    await app.shows('inSum', '10.00');
    await app.saved();
    expect(await storedNames()).toEqual(['Salary']);
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('are sent first when that is chosen, as soon as the network is back', async () => {
    await choose('departure.send');
    await dialog().getByText(textOf('en', 'departure.unreachable')).waitFor();
    await cut.end();
    await tellOnline(app.page);
    await signedOut(app);
    expect(await storedNames()).toEqual([...names, 'Salary'].toSorted());
    await isClean();
  });
});

// Source: docs/specification.md#sign-out-device.
test('nothing of a budget stays on a device whose person signs out with everything saved', async () => {
  await expect.poll(() => keptParts(app.page)).toEqual(expect.arrayContaining(['parameters', sheet.id, 'sheets']));
  await addIncome(app, 'Bonus', '5');
  await removeIncome(app, 'Salary');
  await app.saved();
  await leave();
  await signedOut(app);
  await isClean();
  expect(await storedNames()).toEqual(['Bonus']);
});
