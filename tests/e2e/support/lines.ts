import type { Locator } from 'playwright-core';
import type { App } from './app.ts';

export type NewLine = { readonly name: string; readonly amount: string; readonly day?: string; readonly credit?: true };

const field = (region: Locator, name: string) => region.locator('form').getByLabel(name, { exact: true });

/** Types a line into the add row of a region by keyboard, and presses Enter. */
export async function typeLine(app: App, regionName: string, { name, amount, day, credit }: NewLine) {
  const { words } = app;
  const region = app.region(regionName);
  if (day !== undefined) await field(region, words.day).fill(day);
  await field(region, words.name).fill(name);
  if (credit) await region.getByRole('button', { name: words.credit }).first().click();
  await field(region, words.amount).fill(amount);
  await field(region, words.amount).press('Enter');
}

/** Types a line, and waits until its list shows it. */
export async function addLine(app: App, regionName: string, line: NewLine) {
  await typeLine(app, regionName, line);
  await app.row(regionName, line.name).first().waitFor();
}

export type NewProvision = {
  readonly name: string;
  readonly periodicity: string;
  readonly price: string;
  readonly start: string;
  readonly monthlyPayment: string;
  readonly payments: string;
};

/** A provision of 880 € in November 2026. */
export const incomeTax: NewProvision = {
  name: 'Impôts',
  periodicity: 'annuelle',
  price: '960',
  start: 'janv. 2026',
  monthlyPayment: '80',
  payments: '11',
};

export async function addProvision(app: App, provision: NewProvision) {
  const { words } = app;
  const region = app.region(words.provisions);
  await region.getByRole('button', { name: words.addProvision }).click();
  await region.getByRole('button', { name: words.details, exact: true }).click();
  for (const key of ['name', 'periodicity', 'price', 'start', 'monthlyPayment', 'payments'] as const) {
    await field(region, words[key]).fill(provision[key]);
  }
  await field(region, words.payments).press('Enter');
  await app.row(words.provisions, provision.name).waitFor();
}

/** Opens a cell for editing, types, and presses Enter. */
export async function editLine(row: Locator, fieldName: string, value: string) {
  // The name of a cell also contains its value.
  await row.getByRole('button', { name: new RegExp(`^${fieldName} `, 'u') }).click();
  const input = row.getByRole('textbox', { name: fieldName, exact: true });
  await input.fill(value);
  await input.press('Enter');
}

export async function removeLine(app: App, row: Locator) {
  const { page, words } = app;
  await row.hover();
  await row.getByRole('button', { name: words.remove, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click();
}
