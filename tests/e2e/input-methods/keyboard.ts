import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cellOf, field, type Role, rowOf, type InputMethod } from './input-method.ts';

/** More tab stops than any tested screen has. */
const maxTabStops = 80;

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Whether the start, middle or end of the focused element is visible; undefined without a focused element. */
const focusVisibility = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOwn = [left + 4, (left + right) / 2, right - 4].flatMap((x) => {
      const onTop = document.elementFromPoint(x, (top + bottom) / 2);
      // A drawn icon in the same label or cell covers the native checkbox.
      return [element.contains(onTop), onTop?.contains(element), onTop?.parentElement?.contains(element)];
    });
    return { name: element.outerHTML.slice(0, 200), isSeen: right > left && bottom > top && isOwn.includes(true) };
  });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    expect(await focusVisibility(page)).not.toMatchObject({ isSeen: false });
  }
  throw new Error(`No stop leads to ${String(target)}.`);
}

const presses: Readonly<Record<Role, string>> = {
  button: 'Enter',
  link: 'Enter',
  checkbox: 'Space',
  radio: 'Space',
  switch: 'Space',
  tab: 'Enter',
};

/** Moves through a radio group or a row, which is a single tab stop. */
async function moveTo(page: Page, target: Locator, key: string) {
  for (let step = 0; step < maxTabStops; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

const focused = (page: Page) => page.evaluateHandle(() => document.activeElement);

/** Presses a key until the focus stays. */
async function toEnd(page: Page, key: string) {
  for (let step = 0; step < maxTabStops; step += 1) {
    const before = await focused(page);
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, before)) return;
  }
}

async function toRow(page: Page, place: Locator, row: string) {
  // A list is a single tab stop; arrow keys move between its rows.
  await tabTo(page, place.getByRole('list').first().locator('[tabindex="0"]'));
  await toEnd(page, 'ArrowUp');
  await moveTo(page, rowOf(place, row).locator('[data-cell]'), 'ArrowDown');
}

/** Uses only the keyboard. */
export const byKeyboard = (page: Page): InputMethod => ({
  write: async (place, label, text) => {
    await tabTo(page, field(place, label));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  enter: () => page.keyboard.press('Enter'),
  activate: async (place, role, name) => {
    const target = place.getByRole(role, { name, exact: true }).first();
    if (role === 'radio') {
      const group = place.getByRole('radio');
      await tabTo(page, group);
      await moveTo(page, target, 'ArrowDown');
      // An arrow key selects the radio button that it focuses. Otherwise Space selects it.
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      return;
    }
    await tabTo(page, target);
    await page.keyboard.press(presses[role]);
  },
  activateInRow: async (place, row, role, name) => {
    await toRow(page, place, row);
    await toEnd(page, 'ArrowLeft');
    await moveTo(page, cellOf(place, row, role, name), 'ArrowRight');
    await page.keyboard.press(presses[role]);
  },
  editInRow: async (place, row, name, text) => {
    await toRow(page, place, row);
    await toEnd(page, 'ArrowLeft');
    await moveTo(page, cellOf(place, row, 'button', name), 'ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  },
  remove: async (place, row) => {
    await toRow(page, place, row);
    await page.keyboard.press('Delete');
  },
});
