import type { Page } from 'playwright-core';

/** Holds requests for a path until the returned function is called. */
export async function holdRequests(page: Page, path: RegExp | string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
