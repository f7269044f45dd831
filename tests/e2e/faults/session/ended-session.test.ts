import { expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { messagesIn, toasts } from '../../support/messages.ts';
import { signedOut, signIn } from '../../support/account.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, labels, seedBudget, sheet } from '../support/budget.ts';
import { pendingNames } from '../support/device-storage.ts';
import { everyChange, cutConnection, injectFault } from '../support/network.ts';
import { addIncome, incomeOf, pendingChip } from '../support/sheets.ts';

const stage = useStage();

const overloaded = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ error: { code: 503, message: 'UNAVAILABLE' } }),
};

test('sends pending edits after a new sign-in if an overloaded server ended the session', async () => {
  const { person, session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  const { page } = app;
  const names = ['First', 'Second', 'Third'];
  const cut = await injectFault(page, everyChange, cutConnection);
  for (const name of names) await addIncome(app, name, '1');
  await pendingChip(app, names.length).waitFor();

  const seen = Promise.withResolvers<void>();
  await page.route('**/accounts:lookup**', async (route) => {
    await seen.promise;
    await route.fulfill(overloaded);
  });
  await page.reload();
  // The budget is shown until the identity library gets its response.
  const toastShown = toasts(page).getByText(textOf('en', 'toast.sessionLost')).waitFor();
  await Promise.all(names.map((name) => incomeOf(app, name).waitFor()));
  seen.resolve();
  await signedOut(app);
  await toastShown;
  expect(await pendingNames(page)).toEqual(names);
  await page.unroute('**/accounts:lookup**');
  cut.end();
  await signIn(app, person);
  await app.shows('inSum', '13.00');
  await app.saved();
  for (const name of names) expect(await incomeOf(app, name).count()).toBe(1);
  const storedLines = await stored.entries(sheet.id, 'in');
  expect(storedLines.map(({ name }) => name).toSorted()).toEqual([...names, 'Salary'].toSorted());
  await expect.poll(() => pendingNames(page)).toEqual([]);
  expect(await messagesIn(toasts(page), 'alert')()).toEqual([]);
  expect(await page.getByRole('link', { name: labels.signOut }).count()).toBe(1);
  await app.context.close();
});
