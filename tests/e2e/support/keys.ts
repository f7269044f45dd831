import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Waits until an element has the focus. */
export async function isFocused(element: Locator) {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}
