import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf } from '../../../support/texts.ts';
import { tried } from '../../../support/tier.ts';
import { toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { signIn } from '../../support/account.ts';
import { type App, openApp } from '../../support/app.ts';
import { labels, seedBudget, sheet } from '../support/budget.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from '../support/network.ts';
import { fillStorage, forbidStorage, limitStorage } from '../support/refusing-storage.ts';
import { addIncome, pendingChip } from '../support/sheets.ts';

const stage = useStage();

async function openSignedIn(before: (app: App) => Promise<void>, after: (app: App) => Promise<void>) {
  const { person, stored } = await seedBudget(stage.server);
  const app = await openApp({ browser: stage.browser, origin: stage.server.origin, words: labels });
  await before(app);
  await signIn(app, person);
  await app.saved();
  await after(app);
  const names = async () => (await stored.entries(sheet.id, 'in')).map(({ name }) => name).toSorted();
  return { app, names };
}

/** Closes the page like a user. Returns whether the page asks for confirmation. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  return Promise.race([
    asked.then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type() === 'beforeunload';
    }),
    closed.then(() => false),
  ]);
}

const nothing = () => Promise.resolve();

const refusals = [
  ['keeps nothing', forbidStorage, nothing],
  ['has no space left', limitStorage, fillStorage],
] as const;

// Source: docs/specification.md#storage-refused.
// `tests/charts/outbox-records.test.ts` tests a device without space.
test.each(tried(refusals, ([name]) => name === 'keeps nothing'))(
  'sends edits from a browser that %s, warns, and asks before an edit would be lost',
  async (_, before, after) => {
    const { app, names } = await openSignedIn(before, after);
    const { page } = app;
    const notStored = textOf('en', 'notice.notStored');
    // Start waiting for the toast before it can appear.
    const toastShown = toasts(page).getByRole('alert').filter({ hasText: notStored }).waitFor();
    await addIncome(app, 'First', '5');
    await app.saved();
    await toastShown;
    expect(await names()).toEqual(['First', 'Salary']);

    const cut = await injectFault(page, everyChange, cutConnection);
    await addIncome(app, 'Second', '5');
    await pendingChip(app, 1).waitFor();
    expect(await asksBeforeClosing(page)).toBe(true);
    cut.end();
    await dispatchOnline(page);
    await app.saved();
    expect(await names()).toEqual(['First', 'Salary', 'Second']);
    expect(app.complaints).toEqual([]);
    expect(await asksBeforeClosing(page)).toBe(false);
    await app.context.close();
  },
);
