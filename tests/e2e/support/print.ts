import type { Page } from 'playwright-core';

/** The pages of a PDF that Chromium wrote, each by its width and height in points. */
export const pagesOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

const tell = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((type) => {
    window.dispatchEvent(new Event(type));
  }, event);

/** Has the page laid out for print, as a browser does that is about to print it. */
export async function toPrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await tell(page, 'beforeprint');
}

export async function backToScreen(page: Page) {
  await page.emulateMedia({ media: null });
  await tell(page, 'afterprint');
}

/** Waits until the sheet can be printed: what draws it is loaded once the sheet is on show. */
export async function readyToPrint(page: Page) {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const isThere = document.querySelector('.print-layout') !== null;
    window.dispatchEvent(new Event('afterprint'));
    return isThere;
  });
}

/** The texts of what a selector finds on the printed sheet. */
export async function printed(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(`.print-layout ${selector}`).filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
}
