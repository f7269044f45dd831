import type { Page } from 'playwright-core';

/** Has a page think that its browser offers to install the app; whoever asks for it is refused. */
export const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const answer = Promise.resolve({ outcome: 'dismissed' });
    const offer = { prompt: () => answer, userChoice: answer };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), offer));
  });
