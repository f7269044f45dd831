import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { camille, followLastMail, signedOut, signIn, signUp } from './support/account.ts';
import { type App, openApp } from './support/app.ts';
import { addLine, addProvision, editLine, incomeTax, removeLine } from './support/lines.ts';
import { tried } from '../support/tier.ts';
import { words } from '../support/words.ts';

let server: TestServer;
let app: App;

beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await app.close();
  await server.stop();
});

async function expectEverything() {
  const { words: labels, page } = app;
  await app.shows('remaining', '+669.68');
  await app.shows('inSum', '2486.30');
  await app.shows('budget', '1561.30');
  await app.shows('outDaySum', '96.84');
  await app.shows('outDaySumNotPaid', '12.57');
  await app.shows('refundSum', '30.00');
  await app.shows('refundSumNotPaid', '30.00');
  await app.shows('outMonthSum', '845.00');
  await app.shows('outMonthSumNotPaid', '0.00');
  await app.shows('provisionsMonthlySum', '80.00');
  await app.shows('provisionsSum', '880.00');
  await app.shows('provisionsDifference', '+20.00');
  expect(await app.row(labels.daily, 'Courses').getByRole('checkbox', { name: labels.paid }).isChecked()).toBe(true);
  await page.getByRole('link', { name: labels.savings }).click();
  await app.shows('moneySavingSum', '150.00');
  await page.getByRole('link', { name: labels.home }).click();
}

// `input-methods/month.exhaustive.test.ts` makes a similar journey in French by keyboard.
describe.each(tried(['fr', 'en'] as const, (language) => language === 'en'))('in %s', (language) => {
  // Source: docs/specification.md#purpose.
  test('keeps the first sheet of a new user through reloads, crashes and an offline server', async () => {
    const labels = words[language];
    app = await openApp({ browser: await sharedBrowser(inject('chromium')), origin: server.origin, words: labels });
    const { page } = app;

    await signUp(app, camille);
    await signIn(app, camille);
    const verification = page.getByRole('dialog', { name: labels.verifyEmail });
    await verification.getByRole('button', { name: labels.cancel }).click();
    await verification.waitFor({ state: 'detached' });
    await signedOut(app);
    await followLastMail(app, server, camille.email);
    await page.getByRole('link', { name: labels.toSignIn }).waitFor();
    await signIn(app, camille);
    await page.getByText(labels.signInSucceeded).waitFor();

    const balance = app.region(labels.situation).getByLabel(labels.accountBalance, { exact: true });
    await balance.fill(language === 'fr' ? '1 234,56 €' : '1,234.56');
    await balance.press('Enter');
    await app.shows('remaining', '+1234.56');

    await addLine(app, labels.income, { name: 'Salaire', amount: '2486,30' });
    await addLine(app, labels.daily, { name: 'Courses', amount: '84.27', day: '2' });
    await app.shows('remaining', '+1150.29');
    await addLine(app, labels.daily, { name: 'Remboursement', amount: '30', day: '5', credit: true });
    await app.shows('remaining', '+1180.29');
    await addLine(app, labels.daily, { name: 'Pharmacie', amount: '8,35', day: '31' });
    await app.shows('remaining', '+1171.94');
    await addLine(app, labels.charges, { name: 'Loyer', amount: '845' });
    await addLine(app, labels.charges, { name: 'Double', amount: '10' });
    await app.shows('remaining', '+316.94');
    await addProvision(app, incomeTax);
    await app.shows('remaining', '+236.94');

    await app.row(labels.daily, 'Courses').getByRole('checkbox', { name: labels.paid }).click();
    await app.shows('remaining', '+321.21');
    await app.row(labels.charges, 'Loyer').getByRole('checkbox', { name: labels.paid }).click();
    await app.shows('remaining', '+1166.21');
    await editLine(app.row(labels.daily, 'Pharmacie'), labels.amount, '12,57');
    await app.shows('remaining', '+1161.99');
    await removeLine(app, app.row(labels.charges, 'Double'));
    await app.row(labels.charges, 'Double').waitFor({ state: 'detached' });
    await app.shows('remaining', '+1171.99');
    await balance.fill('732.25');
    await balance.press('Enter');
    await app.shows('remaining', '+669.68');
    const provisionsBalance = app.region(labels.provisions).getByLabel(labels.accountBalance, { exact: true });
    await provisionsBalance.fill('900');
    await provisionsBalance.press('Enter');

    await page.getByRole('link', { name: labels.savings }).click();
    await addLine(app, labels.savings, { name: 'Livret A', amount: '150' });
    await page.getByRole('link', { name: labels.home }).click();
    await app.saved();
    await expectEverything();

    await page.reload();
    await expectEverything();

    await server.kill('SIGKILL');
    await server.restart();
    await page.reload();
    await expectEverything();

    // Edits made while the server is down are sent when it is back.
    await server.kill('SIGKILL');
    await addLine(app, labels.income, { name: 'Prime', amount: '100' });
    await app.shows('inSum', '2586.30');
    await server.restart();
    await app.saved();
    await page.reload();
    await app.shows('inSum', '2586.30');

    await page.getByRole('link', { name: labels.signOut }).click();
    await page.waitForURL('**/login');
    expect(app.complaints).toEqual([]);
  });
});
