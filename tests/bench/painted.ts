import type { Page } from 'playwright-core';

declare global {
  /** Milliseconds from `act` to the end of the first frame in which `isThere` holds; rejects after ten seconds. */
  var painted: (act: () => void, isThere: () => boolean) => Promise<number>;
}

/** Defines `painted` in each page opened from now on. */
export const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.painted = async (act, isThere) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      // The highest priority, so that it runs before the page's own tasks; a message would queue behind them.
      const afterPaint = () =>
        scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }).catch(reject);
      const start = performance.now();
      // Not a frame loop: it would request frames that the page does not need.
      const changes = new MutationObserver(() => look());
      const look = () => {
        if (!isThere()) return;
        changes.disconnect();
        requestAnimationFrame(() => void afterPaint());
      };
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      act();
      look();
      setTimeout(() => reject(new Error('The expected change was not painted within ten seconds.')), 10_000);
      return (await promise) - start;
    };
  });
