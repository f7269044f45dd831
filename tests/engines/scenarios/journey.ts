import { camille } from '../../e2e/support/account.ts';
import { incomeTax } from '../../e2e/support/lines.ts';
import {
  addLine,
  addProvision,
  waitUntilSaved,
  navigate,
  pickNextMonth,
  region,
  rowOf,
  setBalance,
  markPaid,
  showBlock,
} from '../actions.ts';
import { byCss, byRoleContaining, inside, byLabel, type Locator, byRole } from '../page/locator.ts';
import { waitUntil } from '../page/call-page.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000);

async function signIn({ labels, email, fill, click, waitFor }: User): Promise<void> {
  await waitFor(byRole('button', labels.signIn), ({ isDisabled }) => !isDisabled);
  await fill(byLabel(labels.email), email);
  await fill(byLabel(labels.password), camille.password);
  await click(byRole('button', labels.signIn));
}

/** Checks all figures of the sheet. On a phone it opens their tabs. */
async function expectMonth(user: User): Promise<void> {
  const { waitForFigure } = user;
  await showBlock(user, 'situation');
  await waitForFigure('remaining', '+263.06');
  await waitForFigure('inSum', '2486.30');
  await waitForFigure('outDaySumNotPaid', '46.50');
  await waitForFigure('outMonthSumNotPaid', '845.00');
  await showBlock(user, 'daily');
  await waitForFigure('outDaySum', '130.77');
  await showBlock(user, 'charges');
  await waitForFigure('outMonthSum', '845.00');
  await showBlock(user, 'provisions');
  await waitForFigure('provisionsMonthlySum', '80.00');
  await waitForFigure('provisionsSum', '880.00');
}

/** Types tomorrow's date. On a phone, which has no typed dates, it picks a day of the next month. */
async function chooseDay(user: User, dialog: Locator): Promise<void> {
  const { layout, fill, press, text } = user;
  if (layout.isPhone) return pickNextMonth(user, dialog, 15);
  await fill(inside(dialog, byRole('textbox', text('newSheet.date'))), tomorrow().toLocaleDateString('fr-FR'));
  await press('Enter');
}

export const journey: Scenario = {
  name: 'journey',
  steps: [
    [
      'signs up',
      async ({ tab, server, labels, email, click, fill, waitFor, waitForAbsent, waitForPath }) => {
        await tab.goTo(`${server.origin}/`);
        await click(byRole('link', labels.createAccountLink));
        await waitFor(byRole('button', labels.createAccount));
        await fill(byLabel(labels.name), camille.name);
        await fill(byLabel(labels.email), email);
        await fill(byLabel(labels.password), camille.password);
        await click(byRole('button', labels.createAccount));
        const notice = byRole('dialog', labels.confirmEmail);
        await click(inside(notice, [{ role: 'button', name: labels.close }]));
        await waitForAbsent(notice);
        await waitForPath('/login');
      },
    ],
    [
      'verifies the address by the mailed link',
      async ({ tab, server, email, labels, click, waitForPath }) => {
        const mail = await waitUntil('The server wrote no mail', async () =>
          (await server.mails()).findLast(({ to }) => to === email),
        );
        await tab.goTo(mail.link);
        await click(byRole('link', labels.toSignIn));
        await waitForPath('/login');
      },
    ],
    [
      'signs in',
      async (user) => {
        await signIn(user);
        await showBlock(user, 'situation');
        await user.waitFor(region(user, 'situation'));
      },
    ],
    [
      'sets a balance, which is the remaining amount',
      async (user) => {
        await setBalance(user, user.layout.language === 'fr' ? '1 234,56 €' : '1,234.56');
        await user.waitForFigure('remaining', '+1234.56');
      },
    ],
    [
      'adds an income',
      async (user) => {
        await addLine(user, 'income', { name: 'Salaire', amount: '2486,30' });
        await user.waitForFigure('inSum', '2486.30');
      },
    ],
    [
      'adds two daily expenses',
      async (user) => {
        await showBlock(user, 'daily');
        await addLine(user, 'daily', { name: 'Courses', amount: '84.27', day: '2' });
        await addLine(user, 'daily', { name: 'Dentiste', amount: '46,50', day: '31' });
        await user.waitForFigure('remaining', '+1103.79');
      },
    ],
    [
      'adds a charge',
      async (user) => {
        await showBlock(user, 'charges');
        await addLine(user, 'charges', { name: 'Loyer', amount: '845' });
        await user.waitForFigure('remaining', '+258.79');
      },
    ],
    [
      'adds a provision',
      async (user) => {
        await showBlock(user, 'provisions');
        await addProvision(user, incomeTax);
        await user.waitForFigure('remaining', '+178.79');
      },
    ],
    [
      'marks an expense as paid, and shows the exact remaining amount',
      async (user) => {
        await showBlock(user, 'daily');
        await markPaid(user, 'daily', 'Courses');
        await user.waitForFigure('remaining', '+263.06');
        await waitUntilSaved(user);
      },
    ],
    [
      'shows the same figures after a reload',
      async (user) => {
        await user.tab.reload();
        await expectMonth(user);
      },
    ],
    [
      'starts a new month with the unpaid lines',
      async (user) => {
        const { click, labels, waitForAbsent, waitFor, waitForFigure } = user;
        await showBlock(user, 'situation');
        await click(byRole('button', labels.newSheet));
        const dialog = byRole('dialog', labels.newSheet);
        await click(inside(dialog, byRoleContaining('radio', labels.newMonth)));
        await chooseDay(user, dialog);
        await click(inside(dialog, byRole('button', labels.createSheet)));
        await waitForAbsent(dialog);
        await waitForFigure('remaining', '+263.06');
        await showBlock(user, 'daily');
        await waitFor(rowOf(user, 'daily', 'Dentiste'));
        await waitForAbsent(rowOf(user, 'daily', 'Courses'));
        await waitForFigure('outDaySum', '46.50');
        await showBlock(user, 'charges');
        await waitFor(rowOf(user, 'charges', 'Loyer'));
        await waitUntilSaved(user);
      },
    ],
    [
      'shows the older sheet unchanged',
      async (user) => {
        const { click, labels } = user;
        await click(byRole('button', labels.older));
        await user.waitFor(byRole('button', labels.current));
        await expectMonth(user);
        await click(byRole('button', labels.current));
        await user.waitForAbsent(byRole('button', labels.newer));
      },
    ],
    [
      'adds savings',
      async (user) => {
        await navigate(user, user.labels.savings);
        await addLine(user, 'savings', { name: 'Livret A', amount: '150' });
        await user.waitForFigure('moneySavingSum', '150.00');
        await waitUntilSaved(user);
      },
    ],
    [
      'signs out and shows no data on the device',
      async (user) => {
        await navigate(user, user.labels.signOut);
        await user.waitForPath('/login');
        await user.waitFor(byRole('button', user.labels.signIn), ({ isDisabled }) => !isDisabled);
        await user.waitForAbsent(byCss('[data-figure="remaining"]'));
      },
    ],
  ],
};
