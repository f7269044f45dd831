import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Accessibility violations of a page, one a line. The page has no frames, so axe runs in the main one only. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
