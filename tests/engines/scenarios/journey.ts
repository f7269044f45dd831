import { camille } from '../../e2e/support/account.ts';
import { incomeTax } from '../../e2e/support/lines.ts';
import {
  addLine,
  addProvision,
  isSaved,
  navigate,
  pickNextMonth,
  region,
  rowOf,
  setBalance,
  tick,
  turnTo,
} from '../actions.ts';
import { css, holding, inside, labelled, type Locator, the } from '../page/locator.ts';
import { until } from '../page/call-page.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000);

async function signIn({ said, email, fill, click, waitFor }: User): Promise<void> {
  await waitFor(the('button', said.signIn), ({ isDisabled }) => !isDisabled);
  await fill(labelled(said.email), email);
  await fill(labelled(said.password), camille.password);
  await click(the('button', said.signIn));
}

/** All of the sheet's figures, wherever a phone shows them. */
async function seesTheMonth(user: User): Promise<void> {
  const { waitForFigure } = user;
  await turnTo(user, 'situation');
  await waitForFigure('remaining', '+263.06');
  await waitForFigure('inSum', '2486.30');
  await waitForFigure('outDaySumNotPaid', '46.50');
  await waitForFigure('outMonthSumNotPaid', '845.00');
  await turnTo(user, 'daily');
  await waitForFigure('outDaySum', '130.77');
  await turnTo(user, 'charges');
  await waitForFigure('outMonthSum', '845.00');
  await turnTo(user, 'provisions');
  await waitForFigure('provisionsMonthlySum', '80.00');
  await waitForFigure('provisionsSum', '880.00');
}

/** Types tomorrow's date, or picks a day of the next month on a phone, where nothing is typed. */
async function chooseDay(user: User, dialog: Locator): Promise<void> {
  const { layout, fill, press, text } = user;
  if (layout.isPhone) return pickNextMonth(user, dialog, 15);
  await fill(inside(dialog, the('textbox', text('newSheet.date'))), tomorrow().toLocaleDateString('fr-FR'));
  await press('Enter');
}

export const journey: Scenario = {
  name: 'journey',
  steps: [
    [
      'a user signs up',
      async ({ tab, server, said, email, click, fill, waitFor, waitForAbsent, waitForPath }) => {
        await tab.goTo(`${server.origin}/`);
        await click(the('link', said.createAccountLink));
        await waitFor(the('button', said.createAccount));
        await fill(labelled(said.name), camille.name);
        await fill(labelled(said.email), email);
        await fill(labelled(said.password), camille.password);
        await click(the('button', said.createAccount));
        const notice = the('dialog', said.confirmEmail);
        await click(inside(notice, [{ role: 'button', name: said.close }]));
        await waitForAbsent(notice);
        await waitForPath('/login');
      },
    ],
    [
      'the mailed link verifies the address',
      async ({ tab, server, email, said, click, waitForPath }) => {
        const mail = await until('The server wrote no mail', async () =>
          (await server.mails()).findLast(({ to }) => to === email),
        );
        await tab.goTo(mail.link);
        await click(the('link', said.toSignIn));
        await waitForPath('/login');
      },
    ],
    [
      'they sign in',
      async (user) => {
        await signIn(user);
        await turnTo(user, 'situation');
        await user.waitFor(region(user, 'situation'));
      },
    ],
    [
      'a balance is what remains',
      async (user) => {
        await setBalance(user, user.layout.language === 'fr' ? '1 234,56 €' : '1,234.56');
        await user.waitForFigure('remaining', '+1234.56');
      },
    ],
    [
      'an income',
      async (user) => {
        await addLine(user, 'income', { name: 'Salaire', amount: '2486,30' });
        await user.waitForFigure('inSum', '2486.30');
      },
    ],
    [
      'two daily expenses',
      async (user) => {
        await turnTo(user, 'daily');
        await addLine(user, 'daily', { name: 'Courses', amount: '84.27', day: '2' });
        await addLine(user, 'daily', { name: 'Dentiste', amount: '46,50', day: '31' });
        await user.waitForFigure('remaining', '+1103.79');
      },
    ],
    [
      'a charge',
      async (user) => {
        await turnTo(user, 'charges');
        await addLine(user, 'charges', { name: 'Loyer', amount: '845' });
        await user.waitForFigure('remaining', '+258.79');
      },
    ],
    [
      'a provision',
      async (user) => {
        await turnTo(user, 'provisions');
        await addProvision(user, incomeTax);
        await user.waitForFigure('remaining', '+178.79');
      },
    ],
    [
      'what is ticked is paid, and the remaining amount is exact',
      async (user) => {
        await turnTo(user, 'daily');
        await tick(user, 'daily', 'Courses');
        await user.waitForFigure('remaining', '+263.06');
        await isSaved(user);
      },
    ],
    [
      'all of it is there after a reload',
      async (user) => {
        await user.tab.reload();
        await seesTheMonth(user);
      },
    ],
    [
      'a new month takes along what is not paid',
      async (user) => {
        const { click, said, waitForAbsent, waitFor, waitForFigure } = user;
        await turnTo(user, 'situation');
        await click(the('button', said.newSheet));
        const dialog = the('dialog', said.newSheet);
        await click(inside(dialog, holding('radio', said.newMonth)));
        await chooseDay(user, dialog);
        await click(inside(dialog, the('button', said.createSheet)));
        await waitForAbsent(dialog);
        await waitForFigure('remaining', '+263.06');
        await turnTo(user, 'daily');
        await waitFor(rowOf(user, 'daily', 'Dentiste'));
        await waitForAbsent(rowOf(user, 'daily', 'Courses'));
        await waitForFigure('outDaySum', '46.50');
        await turnTo(user, 'charges');
        await waitFor(rowOf(user, 'charges', 'Loyer'));
        await isSaved(user);
      },
    ],
    [
      'the older sheet is as it was',
      async (user) => {
        const { click, said } = user;
        await click(the('button', said.older));
        await user.waitFor(the('button', said.current));
        await seesTheMonth(user);
        await click(the('button', said.current));
        await user.waitForAbsent(the('button', said.newer));
      },
    ],
    [
      'savings',
      async (user) => {
        await navigate(user, user.said.savings);
        await addLine(user, 'savings', { name: 'Livret A', amount: '150' });
        await user.waitForFigure('moneySavingSum', '150.00');
        await isSaved(user);
      },
    ],
    [
      'they sign out, and the device shows nothing of theirs',
      async (user) => {
        await navigate(user, user.said.signOut);
        await user.waitForPath('/login');
        await user.waitFor(the('button', user.said.signIn), ({ isDisabled }) => !isDisabled);
        await user.waitForAbsent(css('[data-figure="remaining"]'));
      },
    ],
  ],
};
