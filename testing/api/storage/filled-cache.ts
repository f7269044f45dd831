import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import { emptyContent } from '../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../domain/lines.ts';
import { createCacheStore } from '../../../src/api/storage/cache/cache-store.ts';

const entry = entryWith({ value: 12.5 });

/** Ada's budget as read from a full cache. */
export const cachedBudget = {
  sheets: [sheetWith(toSheetDate(2026, 1, 1), { id: 's1', accountBalance: -0.1 })],
  content: { ...emptyContent, in: [entry], provisions: [provisionWith({})] },
  parameters: defaultParameters,
  cachedSheetIds: ['s1'],
};

/** Ada's budget as read from an empty cache. */
export const nothingCached = {
  sheets: undefined,
  content: undefined,
  parameters: undefined,
  cachedSheetIds: [],
};

/** A cache with Ada's whole budget. */
export async function filledCache() {
  const store = createCacheStore();
  await store.storeSheets('ada', cachedBudget.sheets);
  await store.storeContent('ada', 's1', cachedBudget.content);
  await store.storeParameters('ada', cachedBudget.parameters);
  return store;
}

/** Reads Ada's budget from a cache, by default the cache of a new tab. */
export const readCache = async (store = createCacheStore()) => ({
  sheets: await store.sheets('ada'),
  content: await store.content('ada', 's1'),
  parameters: await store.parameters('ada'),
  cachedSheetIds: await store.cachedSheetIds('ada'),
});
