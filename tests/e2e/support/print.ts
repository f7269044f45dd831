import type { Page } from 'playwright-core';

/** The width and height in points of each page of a PDF by Chromium. */
export const pagesOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\n[\s\S]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );

const tell = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((type) => {
    window.dispatchEvent(new Event(type));
  }, event);

/** Lays the page out for print, as browsers do before they print. */
export async function toPrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await tell(page, 'beforeprint');
}

export async function backToScreen(page: Page) {
  await page.emulateMedia({ media: null });
  await tell(page, 'afterprint');
}

/** Waits until the print layout, which loads after the sheet, is ready. */
export async function readyToPrint(page: Page) {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const isThere = document.querySelector('.print-layout') !== null;
    window.dispatchEvent(new Event('afterprint'));
    return isThere;
  });
}

export async function printed(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(`.print-layout ${selector}`).filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
}
