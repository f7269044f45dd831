import type { Database } from '../database/database.ts';
import { addressOf, sendOverNetwork } from '../network.ts';
import type { World } from '../world.ts';
import type { Browser } from './browser.ts';

/** The fetch function of a tab. The requests of a dead tab still arrive, but the tab gets no response. */
export function createFetch(
  world: World,
  database: Database,
  browser: Browser,
  tab: { readonly name: string; readonly isAlive: () => boolean },
): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      if (!tab.isAlive()) return;
      const { signal } = init;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      if (!browser.isOnline()) {
        world.after(5, () => reject(new TypeError('Failed to fetch')));
        return;
      }
      sendOverNetwork(world, database, { url: addressOf(input), init, from: tab.name }).then(
        (response) => tab.isAlive() && resolve(response),
        reject,
      );
    });
}

// Created only once, because capturing a stack trace is slow.
const tooLong = new DOMException('It took too long.', 'TimeoutError');

/** Creates the timeouts of a tab. Calls that start at the same time share a signal. */
export function createTimeouts(world: World): (milliseconds: number) => AbortSignal {
  let latest = { end: Number.NaN, signal: AbortSignal.abort() };
  return (milliseconds) => {
    const end = world.now() + milliseconds;
    if (latest.end === end) return latest.signal;
    const controller = new AbortController();
    world.after(milliseconds, () => controller.abort(tooLong));
    latest = { end, signal: controller.signal };
    return latest.signal;
  };
}
