import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Language, textOf } from '../../support/texts.ts';

/** Names on the page that only the provider or its library uses: there should be none. */
export const codesOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText()).match(/auth\/|[Ff]irebase|[A-Z]{2,}(?:_[A-Z]+)+/gu) ?? [];

const notEmpty = { hasText: /\S/u, visible: true };

/** For a message that goes away by itself: it is looked for often. */
export const polledOften = { interval: 20 };

/** Reads all that is told in a role now, to be polled: a message that comes with another is none. */
export const messagesIn = (place: Page | Locator, role: 'alert' | 'status') => async (): Promise<readonly string[]> => {
  const shown = await place.getByRole(role).filter(notEmpty).allInnerTexts();
  return shown.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
};

/** A passing message that offers to take back what it tells. */
export const offersUndo = (language: Language, text: string): string =>
  `${text} ${textOf(language, 'shell.undo')} Ctrl+Z`;

/** Where passing messages are shown. */
export const toasts = (page: Page): Locator => page.locator('.MuiSnackbar-root');

/** The text that describes a field to assistive technology. */
export const descriptionOf = async (field: Locator): Promise<string> => {
  const text = await field.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
  );
  return text.replaceAll(/\s+/gu, ' ').trim();
};

/** What a field says is wrong with it, in its own description. */
export async function isWrong(field: Locator, text: string) {
  await expect.poll(() => descriptionOf(field), polledOften).toBe(text);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

/** Closes the message that is shown, if one is. */
export async function closeToasts(page: Page, language: Language) {
  const close = toasts(page).getByRole('button', { name: textOf(language, 'shell.hideMessage') });
  // A toast may end by itself before it is closed.
  if ((await close.count()) > 0) await close.click({ timeout: 4000 }).catch(() => undefined);
  await close.waitFor({ state: 'detached' });
}
