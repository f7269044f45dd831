import { expect, inject, test } from 'vitest';
import { runCommand } from '../../../support/command.ts';
import { denies, refuses } from '../../support/calls.ts';
import { textOf } from '../../../support/texts.ts';
import { toasts } from '../../support/messages.ts';
import { signedOut, signIn } from '../../support/account.ts';
import type { App } from '../../support/app.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, labels, seedBudget, sheet } from '../support/budget.ts';
import { pendingNames } from '../support/device-storage.ts';
import { everyCall, everyChange, cutConnection, injectFault, dispatchOnline } from '../support/network.ts';
import { addIncome, incomeOf, openPanel, pendingChip } from '../support/sheets.ts';

const stage = useStage();

const names = ['First', 'Second', 'Third'];
const renewals = '**/securetoken.googleapis.com/**';
// The database refuses even new tokens.
const unauthenticated = denies(401, 'UNAUTHENTICATED');
// The provider refuses to renew the token, so its library signs the user out.
const revoked = refuses('TOKEN_EXPIRED');

async function signInByPanel(app: App) {
  const panel = await openPanel(app, textOf('en', 'sync.signIn', { count: names.length }));
  await panel.getByText(textOf('en', 'delivery.reason.signIn')).waitFor();
  expect(await pendingNames(app.page)).toEqual(names);
  await panel.getByRole('button', { name: textOf('en', 'delivery.signIn') }).click();
}

const showsSessionLost = ({ page }: App) => toasts(page).getByText(textOf('en', 'toast.sessionLost')).waitFor();

// Source: docs/specification.md#session-renewal.
test.each([
  { who: 'the database', renewal: undefined, leave: signInByPanel },
  { who: 'the provider', renewal: revoked, leave: showsSessionLost },
])('keeps edits that $who refuses without a sign-in, and sends them once after it', async ({ renewal, leave }) => {
  const { person, session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  const { page } = app;
  await app.saved();
  const cut = await injectFault(page, everyChange, cutConnection);
  for (const name of names) await addIncome(app, name, '1');
  await pendingChip(app, names.length).waitFor();
  const refusal = await injectFault(page, everyCall, unauthenticated);
  if (renewal) await page.route(renewals, renewal);
  cut.end();
  // Start waiting for the toast before it can appear.
  await Promise.all([leave(app), dispatchOnline(page)]);
  await signedOut(app);
  expect(await pendingNames(page)).toEqual(names);

  refusal.end();
  await page.unroute(renewals);
  // This fault changes nothing and only counts the requests.
  const creations = await injectFault(page, [{ method: 'POST', address: /\/in\?documentId=/ }], (route) =>
    route.fallback(),
  );
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  await page.getByLabel(labels.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: labels.signIn }).click();
  await app.shows('inSum', '13.00');
  await app.saved();
  for (const name of names) expect(await incomeOf(app, name).count()).toBe(1);
  expect(creations.count()).toBe(names.length);
  const storedNames = (await stored.entries(sheet.id, 'in')).map(({ name }) => name);
  expect(storedNames.toSorted()).toEqual([...names, 'Salary'].toSorted());
  await expect.poll(() => pendingNames(page)).toEqual([]);
  expect(app.complaints).toEqual([]);
  await app.context.close();
});

// Source: docs/specification.md#session-lost.
test('shows that a session was ended elsewhere, and keeps pending edits for the same user', async () => {
  const { person, session } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  const { page } = app;
  const cut = await injectFault(page, everyChange, cutConnection);
  await addIncome(app, 'Bonus', '5');
  await pendingChip(app, 1).waitFor();
  const toastShown = showsSessionLost(app);
  await runCommand('admin', { DATA_DIR: inject('server').dataDir }, 'sign-out', person.email);
  cut.end();
  await dispatchOnline(page);
  await toastShown;
  await signedOut(app);
  expect(await pendingNames(page)).toEqual(['Bonus']);
  await signIn(app, person);
  await app.shows('inSum', '15.00');
  await app.saved();
  await app.context.close();
});
