import { expect, test } from 'vitest';
import { openInstalled } from '../../installed/installed-app.ts';
import type { App } from '../../support/app.ts';
import { useStage } from '../../support/stage.ts';
import { labels } from '../support/budget.ts';
import { addIncome, incomeOf, openPanel, pendingChip } from '../support/sheets.ts';

const stage = useStage();

/** The order matters, because an open dialog can prevent the next dialogs from opening. */
const dialogs: readonly { readonly what: string; readonly open: (app: App) => Promise<unknown> }[] = [
  {
    what: 'the deletion of a line',
    open: async (app) => {
      const row = incomeOf(app, 'Salary');
      await row.hover();
      await row.getByRole('button', { name: labels.remove, exact: true }).click();
    },
  },
  { what: 'the pending edits', open: (app) => openPanel(app, 'Offline · 1 waiting') },
  { what: 'a new sheet', open: ({ page }) => page.getByRole('button', { name: labels.newSheet, exact: true }).click() },
  { what: 'the sign-out', open: ({ page }) => page.getByRole('link', { name: labels.signOut }).click() },
];

test('opens each dialog offline even for the first time', async () => {
  const app = await openInstalled(stage.browser, stage.server);
  const { page } = app;
  await app.saved();
  await app.context.setOffline(true);
  await addIncome(app, 'Bonus', '5');
  await pendingChip(app, 1).waitFor();
  const dialog = page.getByRole('dialog');
  for (const { what, open } of dialogs) {
    await open(app);
    await expect.poll(() => dialog.count(), { message: `the dialog of ${what}` }).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(app.complaints).toEqual([]);
});
