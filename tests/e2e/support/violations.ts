import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The accessibility violations of a page, one in each line. Axe runs only in the main frame, because the page has no other. */
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
