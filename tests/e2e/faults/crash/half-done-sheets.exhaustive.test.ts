import { beforeEach, expect, test } from 'vitest';
import type { Entry } from '../../../../src/domain/sheet/sheet.ts';
import { entryDocument, seedEntry } from '../../../support/seed.ts';
import type { App } from '../../support/app.ts';
import { useStage } from '../../support/stage.ts';
import { type Budget, olderSheet, openDevice, labels, salary, seedBudget, sheet, taxes } from '../support/budget.ts';
import { cutConnection, injectFault } from '../support/network.ts';
import { duplicateSheet, removeShownSheet } from '../support/sheets.ts';
import { crash, openTab } from '../support/tab.ts';

const stage = useStage();

// The sheet, the salary and the taxes bring the copy to 501 writes. A commit has at most 500.
const expenses = Array.from({ length: 498 }, (_, index) => seedEntry(index, (index + 1) / 100));

let budget: Budget;
let app: App;
beforeEach(async () => {
  budget = await seedBudget(
    stage.server,
    expenses.map((entry) => entryDocument(sheet, 'outDay', entry)),
  );
  app = await openDevice(stage, budget.session);
  return () => app.context.close();
});

/** Lets only the first commit of an action through, then kills the tab. */
async function killAfterFirstCommit(act: (app: App) => Promise<void>): Promise<App> {
  await app.shows('outDaySum', '1242.51');
  const cut = await injectFault(app.page, [{ method: 'POST', address: /^:commit/ }], cutConnection, 1);
  await act(app);
  await expect.poll(cut.count).toBeGreaterThan(0);
  await crash(app.page);
  await app.page.close();
  return openTab(app);
}

const withoutIds = (entries: readonly Entry[]) =>
  entries
    .map(({ name, day, value, debit, paid }) => ({ name, day, value, debit, paid }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

// Source: docs/specification.md#new-sheet-whole.
test('completes a copy of 500 lines after the tab was killed during the copy (crash)', async () => {
  const next = await killAfterFirstCommit(duplicateSheet);
  await next.saved();
  await next.shows('outDaySum', '1242.51');
  const ids = await budget.stored.sheetIds();
  expect(ids).toHaveLength(3);
  const copy = ids.find((id) => id !== sheet.id && id !== olderSheet.id) ?? '';
  expect(await budget.stored.countLines(copy)).toBe(500);
  expect(withoutIds(await budget.stored.entries(copy, 'outDay'))).toEqual(withoutIds(expenses));
  expect(withoutIds(await budget.stored.entries(copy, 'in'))).toEqual(withoutIds([salary]));
  expect(await budget.stored.provisions(copy)).toMatchObject([{ ...taxes, id: expect.not.stringMatching(taxes.id) }]);
  expect(await budget.stored.countLines(sheet.id)).toBe(500);
});

// Source: docs/specification.md#sheet-removal-whole.
test('completes the removal of a sheet of 500 lines after the tab was killed during the removal (crash)', async () => {
  const next = await killAfterFirstCommit(removeShownSheet);
  await next.saved();
  await next.shows('accountBalance', '7.00');
  expect(await next.page.getByRole('button', { name: labels.older }).count()).toBe(0);
  expect(await budget.stored.sheetIds()).toEqual([olderSheet.id]);
  expect(await budget.stored.countLines(sheet.id)).toBe(0);
});
