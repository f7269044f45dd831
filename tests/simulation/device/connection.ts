import type { Database } from '../database/database.ts';
import { addressOf, travel } from '../network.ts';
import type { World } from '../world/world.ts';
import type { Browser } from './device.ts';

/** No other token could be had. */
export class RefreshFailed extends Error {
  override readonly name = 'RefreshFailed';
}

const freshToken = (world: World, database: Database) => database.issueToken(60_000 + world.random.below(120_000));

/** Gives the token of a call; a forced one takes its time and may fail. */
export const createTokens =
  (world: World, database: Database, browser: Browser) =>
  (force: boolean): Promise<string> => {
    if (browser.token.value === '') browser.token.value = freshToken(world, database);
    if (!force) return Promise.resolve(browser.token.value);
    return new Promise((resolve, reject) => {
      world.after(100 + world.random.below(400), () => {
        if (world.hasFaults() && (world.random.chance(0.2) || !browser.isOnline())) {
          reject(new RefreshFailed('No other token was given.'));
          return;
        }
        browser.token.value = freshToken(world, database);
        resolve(browser.token.value);
      });
    });
  };

/** The fetch of a tab. A dead tab hears nothing, and what it had sent still arrives. */
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
      signal?.addEventListener('abort', () => reject(signal.reason));
      if (!browser.isOnline()) {
        world.after(5, () => reject(new TypeError('Failed to fetch')));
        return;
      }
      travel(world, database, { url: addressOf(input), init, from: tab.name }).then(
        (response) => tab.isAlive() && resolve(response),
        reject,
      );
    });
}

// Made once: each would note where it came from, at a price.
const tooLong = new DOMException('It took too long.', 'TimeoutError');

export const createTimeouts =
  (world: World) =>
  (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    world.after(milliseconds, () => controller.abort(tooLong));
    return controller.signal;
  };
