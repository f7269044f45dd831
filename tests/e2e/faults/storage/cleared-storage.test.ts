import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MessageKey } from '../../../../src/i18n/message-key.ts';
import { textOf } from '../../../support/texts.ts';
import { toasts } from '../../support/messages.ts';
import { useStage } from '../../support/stage.ts';
import { openDevice, seedBudget, sheet } from '../support/budget.ts';
import { pendingNames } from '../support/device-storage.ts';
import { everyChange, cutConnection, injectFault, dispatchOnline } from '../support/network.ts';
import { addIncome, pendingChip } from '../support/sheets.ts';

const stage = useStage();

const nothing = () => Promise.resolve();

/** Clears the browser's storage while a page with two pending edits is open, and waits for a toast. */
async function openCleared(message: MessageKey, before: (page: Page) => Promise<void> = nothing) {
  const { session, stored } = await seedBudget(stage.server);
  const app = await openDevice(stage, session);
  const { page, context, origin } = app;
  const cut = await injectFault(page, everyChange, cutConnection);
  await addIncome(app, 'First', '5');
  await addIncome(app, 'Second', '5');
  await pendingChip(app, 2).waitFor();
  expect(await pendingNames(page)).toEqual(['First', 'Second']);
  await before(page);
  const protocol = await context.newCDPSession(page);
  // Clearing the storage may take longer than the toast is shown, so start waiting first.
  const toastShown = toasts(page).getByText(textOf('en', message)).waitFor();
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await toastShown;
  const names = async () => (await stored.entries(sheet.id, 'in')).map(({ name }) => name).toSorted();
  return { app, cut, names };
}

// Source: docs/specification.md#storage-cleared.
test('stores pending edits again when the browser clears its storage (eviction), and sends them', async () => {
  const { app, cut, names } = await openCleared('notice.storedAgain');
  const { page } = app;
  await expect.poll(() => pendingNames(page)).toEqual(['First', 'Second']);
  await addIncome(app, 'Third', '5');
  await expect.poll(() => pendingNames(page)).toEqual(['First', 'Second', 'Third']);
  cut.end();
  await dispatchOnline(page);
  await app.saved();
  expect(await names()).toEqual(['First', 'Salary', 'Second', 'Third']);
  await expect.poll(() => pendingNames(page)).toEqual([]);
  // The user is still signed in.
  await page.reload();
  await app.shows('inSum', '25.00');
  await app.context.close();
});

// Source: docs/specification.md#storage-refused.
test('warns in the header and before closing (`beforeunload`) if edits cannot be stored again', async () => {
  const { app, cut, names } = await openCleared('notice.notStored', (page) =>
    page.evaluate(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === 'mon-budget-outbox') throw new DOMException('A test forbids it.', 'InvalidStateError');
        return open(name, version);
      };
    }),
  );
  const { page } = app;
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  cut.end();
  await dispatchOnline(page);
  await app.saved();
  expect(await names()).toEqual(['First', 'Salary', 'Second']);
  await app.context.close();
});
