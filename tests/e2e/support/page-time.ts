import type { Page } from 'playwright-core';

/**
 * Puts the time of a browser's pages into the hands of the test. It goes on as always, but what a page does after a while can
 * be had at once. To be called before the page is loaded; the context is then to be closed, and not left to another test.
 */
export const keepTime = (page: Page) => page.clock.install();

/**
 * Lets a page wait no longer for what it does within half a minute: a pause that is over, a try that is made again. It is less
 * than the minute after which a page refreshes by itself.
 */
export const waitNoLonger = (page: Page) => page.clock.fastForward(30_000);
