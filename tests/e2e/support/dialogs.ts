import type { Page } from 'playwright-core';

/** Closes what is open over the page, if anything is, by Escape; resolves once the history has no entry for it either. */
export async function closeDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) {
    await page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'detached' });
  }
  // Also after one that was closed before: a link that is followed at the same moment would be undone by the step back.
  await page.waitForFunction(() => history.state === null || !('overlay' in history.state));
}
