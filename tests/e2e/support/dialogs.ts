import type { Page } from 'playwright-core';

/**
 * Resolves once the history has no entry for what is open over the page. A link that is followed while it steps off that entry would be
 * undone by the step back.
 */
export const untilSteppedOff = (page: Page) =>
  page.waitForFunction(() => history.state === null || !('overlay' in history.state));

/** Closes what is open over the page, if anything is, by Escape; resolves once the history has no entry for it either. */
export async function closeDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await dialog.first().waitFor({ state: 'detached' });
  await untilSteppedOff(page);
}
