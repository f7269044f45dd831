import type { Page } from 'playwright-core';

/** Waits until no overlay has a history entry: a pending back navigation would undo the next link. */
export const untilNoOverlayEntry = (page: Page) =>
  page.waitForFunction(() => history.state === null || !('overlay' in history.state));

/** Closes an open dialog by Escape, and waits until its history entry is gone. */
export async function closeDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await dialog.first().waitFor({ state: 'detached' });
  await untilNoOverlayEntry(page);
}
