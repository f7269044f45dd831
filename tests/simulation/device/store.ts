import type { OutboxStore } from '../../../src/api/storage/outbox/outbox-store.ts';
import type { World } from '../world.ts';
import type { Browser } from './browser.ts';

const refusals = 0.005;

/** A tab's access to the outbox database. Transactions take time, run in order, and may be refused. */
export function createStore(world: World, browser: Browser, isAlive: () => boolean): OutboxStore {
  const transaction = <T>(run: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      world.after(browser.whenDiskIsFree(1 + world.random.below(20)), () => {
        // A transaction that runs during a crash may commit or not.
        if (!isAlive() && world.random.chance(0.5)) return;
        if (world.hasFaults() && world.random.chance(refusals)) {
          reject(new DOMException('The disk is full.', 'QuotaExceededError'));
          return;
        }
        const result = run();
        if (isAlive()) resolve(result);
      });
    });
  return {
    append: (record) =>
      transaction(() => {
        browser.records.set(record.id, record);
      }),
    remove: (id) =>
      transaction(() => {
        browser.records.delete(id);
      }),
    clear: () => transaction(() => browser.records.clear()),
    read: () =>
      transaction(() => ({
        records: [...browser.records.values()].toSorted((a, b) => a.seq - b.seq),
        unreadable: [],
      })),
    watchLoss: () => () => {},
  };
}
