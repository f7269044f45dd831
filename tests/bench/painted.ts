import type { Page } from 'playwright-core';

declare global {
  /** Milliseconds from `act` to the end of the first frame in which `isThere` is true. Rejects after ten seconds. */
  var painted: (act: () => void, isThere: () => boolean) => Promise<number>;
}

/** Defines `painted` in every document that `page` opens. */
export const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.painted = async (act, isThere) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      // The highest priority runs before the page's tasks; a message would run after them.
      const afterPaint = () =>
        scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }).catch(reject);
      const start = performance.now();
      // Not a loop of animation frames, which would request frames that the page does not need.
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
