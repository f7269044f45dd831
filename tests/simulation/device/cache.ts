import type { CacheStore } from '../../../src/api/storage/cache/cache-store.ts';
import type { Parameters } from '../../../src/domain/parameters/parameters.ts';
import type { Sheet, SheetContent } from '../../../src/domain/sheet/sheet.ts';
import type { World } from '../world.ts';

export type StoredCache = {
  readonly contents: Map<string, SheetContent>;
  readonly whole: { sheets?: readonly Sheet[]; parameters?: Parameters };
};

const evictionChance = 0.002;

/** Creates a tab's access to the cache. The browser may evict the whole cache at any time. */
export function createCache(
  { after, random, hasFaults }: World,
  { contents, whole }: StoredCache,
  isAlive: () => boolean,
): CacheStore {
  const clear = () => {
    contents.clear();
    delete whole.sheets;
    delete whole.parameters;
  };
  const transaction = <T>(run: () => T): Promise<T> =>
    new Promise((resolve) => {
      after(1 + random.below(8), () => {
        if (!isAlive()) return;
        if (hasFaults() && random.chance(evictionChance)) clear();
        resolve(run());
      });
    });
  return {
    sheets: () => transaction(() => whole.sheets),
    storeSheets: (_, sheets) =>
      transaction(() => {
        whole.sheets = sheets;
      }),
    content: (_, sheetId) => transaction(() => contents.get(sheetId)),
    storeContent: (_, sheetId, content) =>
      transaction(() => {
        contents.set(sheetId, content);
      }),
    parameters: () => transaction(() => whole.parameters),
    storeParameters: (_, parameters) =>
      transaction(() => {
        whole.parameters = parameters;
      }),
    cachedSheetIds: () => transaction(() => [...contents.keys()]),
    dropContent: (_, sheetId) =>
      transaction(() => {
        contents.delete(sheetId);
      }),
    clear: () => transaction(clear),
  };
}
