import type { Locator, Page } from 'playwright-core';

export type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'switch' | 'tab';

/** A way to use the app. All input methods find controls by role and accessible name. */
export type InputMethod = {
  /** Replaces the value of a field. */
  readonly write: (place: Locator, label: string, text: string) => Promise<void>;
  /** Submits the focused field. */
  readonly enter: () => Promise<void>;
  readonly activate: (place: Locator, role: Role, name: string) => Promise<void>;
  /** Activates a control in a row of a list. */
  readonly activateInRow: (place: Locator, row: string, role: Role, name: string) => Promise<void>;
  /** Edits a cell, which shows a button until it is edited. */
  readonly editInRow: (place: Locator, row: string, field: string, text: string) => Promise<void>;
  /** Opens the deletion dialog of a row. */
  readonly remove: (place: Locator, row: string, name: string) => Promise<void>;
};

export const field = (place: Locator, label: string) =>
  place
    .getByRole('textbox', { name: label, exact: true })
    .or(place.getByRole('combobox', { name: label, exact: true }));

export const rowOf = (place: Locator, row: string) => place.getByRole('listitem', { name: new RegExp(`^${row}`, 'u') });

/** A control of a row, found by the start of its name. The name may also contain the cell's value. */
export const cellOf = (place: Locator, row: string, role: Role, name: string) =>
  rowOf(place, row).getByRole(role, { name: new RegExp(`^${name}(?: |$)`, 'u') });

/** Sets values and presses controls as assistive technology does. */
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
