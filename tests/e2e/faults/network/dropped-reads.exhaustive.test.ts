import { beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { signIn } from '../../support/account.ts';
import { openApp } from '../../support/app.ts';
import { controlClock, skipDelays } from '../../support/page-clock.ts';
import { useStage } from '../../support/stage.ts';
import { type Budget, labels, seedBudget, sheet } from '../support/budget.ts';
import { cutConnection, injectFault } from '../support/network.ts';

const stage = useStage();

let budget: Budget;
beforeAll(async () => {
  budget = await seedBudget(stage.server);
});

const openSignIn = () => openApp({ browser: stage.browser, origin: stage.server.origin, words: labels });

const readings = [
  ['the list of sheets', /orderBy=datePicker/],
  ...['in', 'moneySaving', 'outDay', 'outMonth', 'provisions'].map(
    (collection) => [`the lines of ${collection}`, new RegExp(`/${sheet.id}/${collection}\\?`)] as const,
  ),
] as const;

test.each(readings)('requests %s again when the user presses Retry after a network failure', async (_, address) => {
  const app = await openSignIn();
  const { page } = app;
  const cut = await injectFault(page, [{ method: 'GET', address }], cutConnection);
  await signIn(app, budget.person);
  const retry = page.getByRole('button', { name: textOf('en', 'sheets.retry') });
  await retry.waitFor();
  expect(cut.count()).toBe(1);
  cut.end();
  await retry.click();
  await app.shows('inSum', '10.00');
  await app.shows('provisionsSum', '160.00');
  await app.shows('accountBalance', '100.00');
  await app.saved();
  expect(app.complaints).toEqual([]);
  await app.close();
});

test('loads the parameters automatically when the network is back', async () => {
  const { person } = await seedBudget(stage.server, [], { showOnlyNotPaid: true });
  const app = await openSignIn();
  const { page } = app;
  await controlClock(page);
  const cut = await injectFault(page, [{ method: 'GET', address: /\/parameters$/ }], cutConnection);
  const failed = page.waitForEvent('requestfailed');
  await signIn(app, person);
  await page.getByRole('switch', { name: labels.unpaidOnly, checked: false }).waitFor();
  await failed;
  expect(cut.count()).toBe(1);
  cut.end();
  await skipDelays(page);
  await page.getByRole('switch', { name: labels.unpaidOnly, checked: true }).waitFor();
  expect(app.complaints).toEqual([]);
  await app.context.close();
});
