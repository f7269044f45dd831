import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import { emptyContent } from '../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryWith, provisionWith, sheetWith } from '../../domain/lines.ts';
import { createCacheStore } from '../../../src/api/storage/cache/cache-store.ts';

const entry = entryWith({ value: 12.5 });

/** Ada's budget, as a cache that keeps all of it knows it. */
export const kept = {
  sheets: [sheetWith(toSheetDate(2026, 1, 1), { id: 's1', accountBalance: -0.1 })],
  content: { ...emptyContent, in: [entry], provisions: [provisionWith({})] },
  parameters: defaultParameters,
  keptSheets: ['s1'],
};

/** What a cache knows of Ada that keeps nothing. */
export const nothing = {
  sheets: undefined,
  content: undefined,
  parameters: undefined,
  keptSheets: [],
};

/** A cache that keeps all of Ada's budget. */
export async function filledCache() {
  const store = createCacheStore();
  await store.keepSheets('ada', kept.sheets);
  await store.keepContent('ada', 's1', kept.content);
  await store.keepParameters('ada', kept.parameters);
  return store;
}

/** What a cache knows of Ada; that of a tab just opened by default. */
export const knownTo = async (store = createCacheStore()) => ({
  sheets: await store.sheets('ada'),
  content: await store.content('ada', 's1'),
  parameters: await store.parameters('ada'),
  keptSheets: await store.keptSheets('ada'),
});
