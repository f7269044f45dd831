import { expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { useStage } from '../support/stage.ts';
import { openDevice, said, seedBudget } from './support/budget.ts';
import { addIncome, duplicateSheet, incomeOf, openPanel, waiting } from './support/sheets.ts';
import type { App } from '../support/app.ts';

const stage = useStage();

const dialogs: readonly { readonly what: string; readonly open: (app: App) => Promise<unknown> }[] = [
  {
    what: 'the deletion of a line',
    open: async (app) => {
      const row = incomeOf(app, 'Salary');
      await row.hover();
      await row.getByRole('button', { name: said.remove, exact: true }).click();
    },
  },
  { what: 'what waits', open: (app) => openPanel(app, 'Offline · 1 waiting') },
  { what: 'a new sheet', open: duplicateSheet },
  { what: 'the sign-out', open: ({ page }) => page.getByRole('link', { name: said.signOut }).click() },
];

test.each(dialogs)('the dialog of $what opens for the first time without a network', async ({ open }) => {
  const { session } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  await app.saved();
  // The last of what the page downloads when it has nothing else to do.
  const isReady = () =>
    app.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('calendar')));
  await expect.poll(isReady).toBe(true);
  await app.page.waitForLoadState('networkidle');
  await app.context.setOffline(true);
  await addIncome(app, 'Bonus', '5');
  await waiting(app, 1).waitFor();
  await open(app);
  await expect
    .poll(() =>
      app.page
        .getByRole('dialog')
        .or(app.page.getByText(textOf('en', 'notice.sheetCreated')))
        .count(),
    )
    .toBe(1);
  expect(app.complaints).toEqual([]);
  await app.close();
});
