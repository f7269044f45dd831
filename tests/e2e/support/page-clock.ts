import type { Page } from 'playwright-core';

/** Controls the page's timers. Call it before the page loads, and close the context, because no other test may reuse the page. */
export const controlClock = (page: Page) => page.clock.install();

/** Runs the timers of the next half minute, such as pauses and retries, but not the refresh after a minute. */
export const skipDelays = (page: Page) => page.clock.fastForward(30_000);
