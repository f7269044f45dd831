import type { Locator, Page } from 'playwright-core';

export type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'switch' | 'tab';

/** How somebody uses the product; each finds what it needs by roles and names, as assistive technology tells them. */
export type InputMethod = {
  /** Writes into a field, in place of what it holds. */
  readonly write: (place: Locator, label: string, text: string) => Promise<void>;
  /** Ends what is written in the field that has the focus. */
  readonly enter: () => Promise<void>;
  readonly activate: (place: Locator, role: Role, name: string) => Promise<void>;
  /** Activates what is in a row of a list. */
  readonly activateInRow: (place: Locator, row: string, role: Role, name: string) => Promise<void>;
  /** Writes into a field that a row shows as a button until it is edited. */
  readonly editInRow: (place: Locator, row: string, field: string, text: string) => Promise<void>;
  /** Asks to delete a row. */
  readonly remove: (place: Locator, row: string, name: string) => Promise<void>;
};

export const field = (place: Locator, label: string) =>
  place
    .getByRole('textbox', { name: label, exact: true })
    .or(place.getByRole('combobox', { name: label, exact: true }));

export const rowOf = (place: Locator, row: string) => place.getByRole('listitem', { name: new RegExp(`^${row}`, 'u') });

/** A control of a row by what its name begins with: what the cell shows may follow. */
export const cellOf = (place: Locator, row: string, role: Role, name: string) =>
  rowOf(place, row).getByRole(role, { name: new RegExp(`^${name}(?: |$)`, 'u') });

/** By what assistive technology can do with the accessibility tree: set a value, press. */
export const byNames = (page: Page): InputMethod => ({
  write: async (place, label, text) => field(place, label).first().fill(text),
  enter: () => page.keyboard.press('Enter'),
  activate: async (place, role, name) => place.getByRole(role, { name, exact: true }).first().click(),
  activateInRow: async (place, row, role, name) => cellOf(place, row, role, name).click(),
  editInRow: async (place, row, name, text) => {
    await cellOf(place, row, 'button', name).click();
    await field(rowOf(place, row), name).fill(text);
    await page.keyboard.press('Enter');
  },
  remove: async (place, row, name) => {
    await cellOf(place, row, 'button', name).click();
  },
});
