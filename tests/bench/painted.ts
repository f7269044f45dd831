import type { Page } from 'playwright-core';

declare global {
  /** Milliseconds from `act` to the end of the frame in which `isThere` holds first; an error when that takes ten seconds. */
  var painted: (act: () => void, isThere: () => boolean) => Promise<number>;
}

/** Puts `painted` on each page that is opened from now on. */
export const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.painted = async (act, isThere) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      // Of all that waits for the frame to be painted, the first to run: a message would stand behind the page's own.
      const afterPaint = () =>
        scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }).catch(reject);
      const start = performance.now();
      // Not by looking at each frame: a page that changes nothing is asked for none.
      const changes = new MutationObserver(() => look());
      const look = () => {
        if (!isThere()) return;
        changes.disconnect();
        requestAnimationFrame(() => void afterPaint());
      };
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      act();
      look();
      setTimeout(() => reject(new Error('What is waited for was not painted in ten seconds.')), 10_000);
      return (await promise) - start;
    };
  });
