import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { useStage } from '../support/stage.ts';
import { toasts } from '../support/messages.ts';
import { olderSheet, openDevice, salary, seedBudget, sheet } from './support/budget.ts';

const stage = useStage();
const offer = (page: Page) => toasts(page).getByRole('button', { name: textOf('en', 'shell.undo') });

// Source: docs/specification.md#undo.
test('undoes an import with all its lines', async () => {
  const budget = await seedBudget(stage.server);
  const app = await openDevice(stage, budget.session);
  await app.saved();
  const { page } = app;
  const imported = seedSheet(7, toSheetDate(2019, 10, 1));
  const archive = {
    format: 'mon-budget-archive',
    version: 1,
    documents: [sheetDocument(imported), entryDocument(imported, 'outDay', seedEntry(1, 2.5))],
  };
  await page.goto(`${app.origin}/parameters?section=data`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'mon-budget.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(archive)),
  });
  const preview = page.getByRole('dialog', { name: textOf('en', 'importPreview.title') });
  await preview.getByRole('button', { name: textOf('en', 'importPreview.confirm'), exact: true }).click();
  await offer(page).waitFor();
  expect(await budget.stored.sheetIds()).toContain(imported.id);
  await offer(page).click();
  await toasts(page).getByText(textOf('en', 'notice.importReverted')).waitFor();
  expect((await budget.stored.sheetIds()).toSorted()).toEqual([olderSheet.id, sheet.id].toSorted());
  expect(await budget.stored.countLines(imported.id)).toBe(0);
  expect(await budget.stored.entries(sheet.id, 'in')).toMatchObject([salary]);
  await app.close();
});
