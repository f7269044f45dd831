import type { Page } from 'playwright-core';

/** Keeps the page waiting for what is asked for by such a path; the answer lets it have that. */
export async function holdUp(page: Page, path: RegExp | string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
