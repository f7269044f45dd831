import type { Locator } from 'playwright-core';
import { textOf } from '../../../support/texts.ts';
import type { App } from '../../support/app.ts';
import { addLine, addProvision, editLine, removeLine } from '../../support/lines.ts';

export const incomeOf = (app: App, name: string) => app.row(app.words.income, name);

export const addIncome = (app: App, name: string, amount: string) => addLine(app, app.words.income, { name, amount });

export const changeIncome = (app: App, name: string, amount: string) =>
  editLine(incomeOf(app, name), app.words.amount, amount);

export const removeIncome = (app: App, name: string) => removeLine(app, incomeOf(app, name));

export const addPlan = (app: App, name: string) =>
  addProvision(app, {
    name,
    periodicity: 'yearly',
    price: '600',
    start: 'Mar 2020',
    monthlyPayment: '50',
    payments: '9',
  });

/** Duplicates the shown sheet with the date of today. */
export async function duplicateSheet({ page, words }: App) {
  await page.getByRole('button', { name: words.newSheet, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.newSheet });
  await dialog.getByRole('radio', { name: words.duplicate }).check({ force: true });
  await dialog.getByRole('button', { name: words.createSheet }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function removeShownSheet({ page, words }: App) {
  await page.getByRole('button', { name: words.removeSheet }).click();
  const dialog = page.getByRole('dialog', { name: words.removeSheet });
  await dialog.getByRole('button', { name: words.confirmRemoval }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function changeBalance(app: App, amount: string) {
  const field = app.region(app.words.situation).getByLabel(app.words.accountBalance, { exact: true });
  await field.fill(amount);
  await field.press('Enter');
}

/** The chip of the header when this number of edits is pending. */
export const pendingChip = ({ page }: App, count: number) =>
  page.getByRole('button', { name: `${String(count)} waiting` });

/** Opens the panel of pending edits by its chip. */
export async function openPanel({ page }: App, chip: string): Promise<Locator> {
  await page.getByRole('button', { name: chip, exact: true }).click();
  const panel = page.getByRole('dialog', { name: textOf('en', 'delivery.title') });
  await panel.waitFor();
  return panel;
}

export const showOlder = ({ page, words }: App) => page.getByRole('button', { name: words.older, exact: true }).click();
export const showNewer = ({ page, words }: App) => page.getByRole('button', { name: words.newer, exact: true }).click();

/** Opens and closes the dialogs of a line's deletion and of a new sheet, so that their chunks are loaded. */
export async function downloadDialogs(app: App, line: string) {
  const { page, words } = app;
  const row = incomeOf(app, line);
  const cancel = async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await row.hover();
  await row.getByRole('button', { name: words.remove, exact: true }).click();
  await cancel();
  await page.getByRole('button', { name: words.newSheet, exact: true }).click();
  await cancel();
}
