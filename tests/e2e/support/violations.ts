import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

type Rules = NonNullable<RunOptions['rules']>;

// A cell of a row is named by its field, as a text box would be, and shows its value: its name is not its text.
const rulesOfRows: Rules = { 'label-content-name-mismatch': { enabled: false } };

/** What is wrong with the accessibility of a page, a line each. The page has no frames, which axe would have to visit alone. */
export async function violationsOf(page: Page, rules: Rules = rulesOfRows): Promise<readonly string[]> {
  const options: RunOptions = { resultTypes: ['violations'], rules };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
