import type { Page } from 'playwright-core';

/** Fakes the browser's offer to install the app, which the user will decline. */
export const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const answer = Promise.resolve({ outcome: 'dismissed' });
    const offer = { prompt: () => answer, userChoice: answer };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), offer));
  });
