import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cellOf, field, type Role, rowOf, type InputMethod } from './input-method.ts';

/** More stops than any screen of these tests has. */
const mostStops = 80;

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * What a person sees who looks at the element that has the focus, at its start, its middle and its end: another control may lie over
 * a part of it. Undefined where nothing has it.
 */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isOwn = [left + 4, (left + right) / 2, right - 4].flatMap((x) => {
      const onTop = document.elementFromPoint(x, (top + bottom) / 2);
      // A drawn mark lies over its checkbox, inside the same label or cell.
      return [element.contains(onTop), onTop?.contains(element), onTop?.parentElement?.contains(element)];
    });
    return { name: element.outerHTML.slice(0, 200), isSeen: right > left && bottom > top && isOwn.includes(true) };
  });

/** Goes on from stop to stop until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    expect(await lookAtFocus(page)).not.toMatchObject({ isSeen: false });
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

/** Goes through a group of radio buttons, which is one stop. */
async function moveTo(page: Page, target: Locator, key: string) {
  for (let step = 0; step < mostStops; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}

const focused = (page: Page) => page.evaluateHandle(() => document.activeElement);

/** Presses a key until it leads no further. */
async function toEnd(page: Page, key: string) {
  for (let step = 0; step < mostStops; step += 1) {
    const before = await focused(page);
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, before)) return;
  }
}

async function toRow(page: Page, place: Locator, row: string) {
  // A list is one stop; its rows are gone through with the arrows.
  await tabTo(page, place.getByRole('list').first().locator('[tabindex="0"]'));
  await toEnd(page, 'ArrowUp');
  await moveTo(page, rowOf(place, row).locator('[data-cell]'), 'ArrowDown');
}

/** With nothing but keys. */
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
      // An arrow has chosen it, unless it was where the group was entered.
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
