import { expect, test } from 'vitest';
import { type App, openApp } from '../support/app.ts';
import { keepTime, waitNoLonger } from '../support/page-time.ts';
import { useStage } from '../support/stage.ts';
import { said, seedBudget } from './support/budget.ts';
import { addIncome, incomeOf, openPanel, waiting } from './support/sheets.ts';
import { openSheet } from './support/tab.ts';

const stage = useStage();

/** In the order in which each can still be opened. */
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
  { what: 'a new sheet', open: ({ page }) => page.getByRole('button', { name: said.newSheet, exact: true }).click() },
  { what: 'the sign-out', open: ({ page }) => page.getByRole('link', { name: said.signOut }).click() },
];

test('the dialogs open for the first time without a network', async () => {
  const { session } = await seedBudget(stage.server);
  const app = await openApp({ browser: stage.browser, origin: stage.server.origin, words: said, session });
  const { page } = app;
  await keepTime(page);
  await openSheet(app);
  await app.saved();
  // The last of what the page downloads when it has nothing else to do.
  const last = page.waitForResponse(/\/calendar-[^/]+\.js$/u);
  await waitNoLonger(page);
  await last;
  await page.waitForLoadState('networkidle');
  await app.context.setOffline(true);
  await addIncome(app, 'Bonus', '5');
  await waiting(app, 1).waitFor();
  const dialog = page.getByRole('dialog');
  for (const { what, open } of dialogs) {
    await open(app);
    await expect.poll(() => dialog.count(), { message: `the dialog of ${what}` }).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(app.complaints).toEqual([]);
  await app.context.close();
});
