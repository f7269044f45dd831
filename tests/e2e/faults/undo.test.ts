import { beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import { toasts } from '../support/messages.ts';
import { type App, reload } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { type Budget, olderSheet, openDevice, labels, salary, seedBudget, sheet, taxes } from './support/budget.ts';
import { pendingWrites } from './support/device-storage.ts';
import { duplicateSheet, removeIncome, removeShownSheet } from './support/sheets.ts';

const stage = useStage();

let budget: Budget;
let app: App;
beforeEach(async () => {
  budget = await seedBudget(stage.server);
  app = await openDevice(stage, budget.session);
  await app.saved();
  return () => app.close();
});

const offer = () => toasts(app.page).getByRole('button', { name: textOf('en', 'shell.undo') });

/** The stored income lines after all edits are saved. */
async function storedSalaries(sum: string) {
  await app.shows('inSum', sum);
  await app.saved();
  await expect.poll(() => pendingWrites(app.page)).toEqual([]);
  expect(app.complaints).toEqual([]);
  return budget.stored.entries(sheet.id, 'in');
}

// A restored line gets a new id.
const otherId = (): unknown => expect.not.stringMatching(salary.id);

describe('undoing a deletion', () => {
  // The tests about a reload and a removed sheet also use the button.
  test.each(tried(['the button of its toast'], () => false))('restores the line by %s', async () => {
    await removeIncome(app, 'Salary');
    expect(await storedSalaries('0.00')).toEqual([]);
    await offer().click();
    expect(await storedSalaries('10.00')).toMatchObject([{ ...salary, id: otherId() }]);
    await offer().waitFor({ state: 'detached' });
  });

  // Source: docs/specification.md#undo-offer.
  test('is offered above the add form on every page of a phone', async () => {
    const { page, words } = app;
    await removeIncome(app, 'Salary');
    await offer().focus();
    await page.getByRole('link', { name: words.savings, exact: true }).evaluate((link: HTMLElement) => link.click());
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    const bar = page.locator('[data-bottom-bar] form');
    await bar.waitFor();
    // While the layout changes, the toast has no box for a moment.
    await expect
      .poll(async () => {
        const [message, typed] = [await toasts(page).boundingBox(), await bar.boundingBox()];
        return message && typed ? message.y + message.height <= typed.y : 'in no place';
      })
      .toBe(true);
    // The next test uses the same window.
    if (usual) await page.setViewportSize(usual);
  });

  // Source: docs/specification.md#undo.
  test('restores the line by keyboard', async () => {
    await removeIncome(app, 'Salary');
    expect(await storedSalaries('0.00')).toEqual([]);
    await app.page.keyboard.press('Control+z');
    expect(await storedSalaries('10.00')).toMatchObject([{ ...salary, id: otherId() }]);
  });

  // Source: docs/specification.md#undo-limit.
  test('is offered again after a reload', async () => {
    await removeIncome(app, 'Salary');
    await offer().waitFor();
    await reload(app);
    await offer().click();
    expect(await storedSalaries('10.00')).toMatchObject([{ ...salary, id: otherId() }]);
  });
});

// Source: docs/specification.md#undo.
test('restores a removed sheet with all its lines', async () => {
  await removeShownSheet(app);
  await app.shows('accountBalance', '7.00');
  await app.saved();
  await expect.poll(budget.stored.sheetIds).toEqual([olderSheet.id]);
  await offer().click();
  await app.shows('accountBalance', '100.00');
  await app.shows('inSum', '10.00');
  await app.saved();
  const ids = await budget.stored.sheetIds();
  expect(ids).toHaveLength(2);
  const back = ids.find((id) => id !== olderSheet.id) ?? '';
  expect(await budget.stored.entries(back, 'in')).toMatchObject([{ ...salary, id: expect.any(String) }]);
  expect(await budget.stored.provisions(back)).toMatchObject([{ ...taxes, id: expect.any(String) }]);
  expect(await budget.stored.countLines(sheet.id)).toBe(0);
});

// Source: docs/specification.md#undo.
test('undoes a new sheet with all its lines', async () => {
  await duplicateSheet(app);
  await app.saved();
  await expect.poll(async () => (await budget.stored.sheetIds()).length).toBe(3);
  const made = (await budget.stored.sheetIds()).find((id) => id !== sheet.id && id !== olderSheet.id) ?? '';
  expect(await budget.stored.countLines(made)).toBe(2);
  await offer().click();
  await app.page.getByRole('button', { name: labels.newer }).waitFor({ state: 'hidden' });
  await app.shows('accountBalance', '100.00');
  await app.saved();
  expect((await budget.stored.sheetIds()).toSorted()).toEqual([olderSheet.id, sheet.id].toSorted());
  expect(await budget.stored.countLines(made)).toBe(0);
  expect(await budget.stored.countLines(sheet.id)).toBe(2);
});
