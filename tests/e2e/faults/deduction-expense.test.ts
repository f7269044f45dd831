import { expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { type App, reload } from '../support/app.ts';
import { removeLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { type Budget, openDevice, labels, seedBudget, sheet } from './support/budget.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from './support/network.ts';

const stage = useStage();

const [name, deductions] = ['Taxes', '85'];

/** Enters a deduction and its expense by keyboard. */
async function noteExpense({ page, row }: App) {
  await row(labels.provisions, name)
    .getByRole('button', { name: new RegExp(`^${labels.deductions}`, 'u') })
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(deductions);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('22');
  await page.keyboard.press('Enter');
  await page.getByText(textOf('en', 'notice.deductionNoted')).waitFor();
}

const listed = ({ row }: App) => row(labels.daily, name).count();

const storedIn = async ({ stored }: Budget) => ({
  expenses: (await stored.entries(sheet.id, 'outDay')).map(({ paid, value, day }) => ({ paid, value, day })),
  deductions: (await stored.provisions(sheet.id)).map((provision) => provision.deductions),
});

// Source: docs/specification.md#deduction-expense, docs/specification.md#lines-together.
test('sends a deduction and its expense as one change after a reload, and undoes both by a single Ctrl+Z', async () => {
  const budget = await seedBudget(stage.server);
  const app = await openDevice(stage, budget.session);
  const { page } = app;
  await app.saved();
  const cut = await injectFault(page, everyChange, cutConnection);
  await noteExpense(app);
  expect(await listed(app)).toBe(1);
  await reload(app);
  await app.row(labels.daily, name).waitFor();
  const commits: string[] = [];
  page.on('response', (response) => {
    const body = response.request().postData() ?? '';
    // The name of the expense is sent separately as a new suggestion.
    if (body.includes('/outDay/') || body.includes('/provisions/')) commits.push(response.url());
  });
  cut.end();
  await dispatchOnline(page);
  await app.saved();
  expect(commits).toEqual([expect.stringMatching(/:commit$/u)]);
  expect(await storedIn(budget)).toEqual({ expenses: [{ paid: true, value: 85, day: 22 }], deductions: ['85'] });
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => listed(app)).toBe(0);
  await app.saved();
  expect(await storedIn(budget)).toEqual({ expenses: [], deductions: [''] });
  await app.close();
});

// Source: docs/specification.md#deduction-expense.
test('refuses a deduction and its expense if the provision was deleted elsewhere', async () => {
  const budget = await seedBudget(stage.server);
  const [app, other] = [await openDevice(stage, budget.session), await openDevice(stage, budget.session)];
  await app.saved();
  const cut = await injectFault(app.page, everyChange, cutConnection);
  await noteExpense(app);
  await removeLine(other, other.row(labels.provisions, name));
  await other.saved();
  expect(await storedIn(budget)).toEqual({ expenses: [], deductions: [] });
  await other.context.close();
  cut.end();
  await dispatchOnline(app.page);
  await app.page.getByRole('button', { name: textOf('en', 'sync.review', { count: 1 }), exact: true }).waitFor();
  await expect.poll(() => listed(app)).toBe(0);
  expect(await storedIn(budget)).toEqual({ expenses: [], deductions: [] });
  await app.context.close();
});
