import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Language, textOf } from '../../support/texts.ts';

/** Error codes of the identity provider in the page's text. The text should contain none. */
export const codesOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText()).match(/auth\/|[Ff]irebase|[A-Z]{2,}(?:_[A-Z]+)+/gu) ?? [];

const notEmpty = { hasText: /\S/u, visible: true };

/** Poll often: toasts disappear by themselves. */
export const polledOften = { interval: 20 };

/** Reads all messages of a role at once, for polling: an additional message must fail the test. */
export const messagesIn = (place: Page | Locator, role: 'alert' | 'status') => async (): Promise<readonly string[]> => {
  const shown = await place.getByRole(role).filter(notEmpty).allInnerTexts();
  return shown.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
};

/** The text of a toast that offers undo. */
export const offersUndo = (language: Language, text: string): string =>
  `${text} ${textOf(language, 'shell.undo')} Ctrl+Z`;

export const toasts = (page: Page): Locator => page.locator('.MuiSnackbar-root');

/** The text that describes a field to assistive technology. */
export const descriptionOf = async (field: Locator): Promise<string> => {
  const text = await field.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
  );
  return text.replaceAll(/\s+/gu, ' ').trim();
};

/** Waits until a field's description shows an error. */
export async function isWrong(field: Locator, text: string) {
  await expect.poll(() => descriptionOf(field), polledOften).toBe(text);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

/** Closes the toast, if there is one. */
export async function closeToasts(page: Page, language: Language) {
  const close = toasts(page).getByRole('button', { name: textOf(language, 'shell.hideMessage') });
  // A toast may disappear before the click.
  if ((await close.count()) > 0) await close.click({ timeout: 4000 }).catch(() => undefined);
  await close.waitFor({ state: 'detached' });
}
