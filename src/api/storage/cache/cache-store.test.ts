import * as fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultParameters } from '../../../domain/parameters/parameters.ts';
import { emptyContent } from '../../../domain/sheet/sheet.ts';
import { anyContent, entryWith } from '../../../../testing/domain/lines.ts';
import { anyParameters } from '../../../../testing/domain/parameters.ts';
import { createCacheStore } from './cache-store.ts';
import { emptyStorage } from '../../../../testing/api/storage/browser-storage.ts';
import { toStoredSheet } from '../stored-sheet.ts';
import { filledCache, cachedBudget, readCache, nothingCached } from '../../../../testing/api/storage/filled-cache.ts';

const openRows = async () => openDB('mon-budget-cache');
const rows = async (): Promise<readonly unknown[]> => (await openRows()).getAll('rows');

beforeEach(emptyStorage);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the cache after a sign-out', () => {
  test('refuses late data of that user (race)', async () => {
    const signedIn = new Set(['ada', 'bob']);
    const store = createCacheStore((uid) => signedIn.has(uid));
    await store.storeContent('ada', 's1', emptyContent);
    const before = store.storeContent('ada', 's2', emptyContent);
    signedIn.delete('ada');
    await Promise.all([before, store.clear()]);
    await store.storeContent('ada', 's3', emptyContent);
    await store.storeContent('bob', 's4', emptyContent);
    expect(await rows()).toMatchObject([{ uid: 'bob', id: 's4' }]);
  });
});

describe('the cache', () => {
  test('is empty at first', async () => {
    expect(await readCache()).toEqual(nothingCached);
  });

  test('survives its tab', async () => {
    await filledCache();
    expect(await readCache()).toEqual(cachedBudget);
  });

  test('returns any budget unchanged', async () => {
    const store = createCacheStore();
    const comesBack = fc.asyncProperty(anyContent, anyParameters, async (lines, parameters) => {
      await store.storeContent('ada', 's1', lines);
      await store.storeParameters('ada', parameters);
      expect(await store.content('ada', 's1')).toEqual(lines);
      expect(await store.parameters('ada')).toEqual(parameters);
    });
    await fc.assert(comesBack);
  });

  test('keeps the last write', async () => {
    const store = await filledCache();
    await store.storeContent('ada', 's1', emptyContent);
    await store.storeSheets('ada', []);
    expect(await readCache(store)).toEqual({ ...cachedBudget, content: emptyContent, sheets: [] });
  });

  test('keeps users apart', async () => {
    const store = await filledCache();
    await store.storeSheets('bob', []);
    await store.storeContent('bob', 's2', emptyContent);
    expect(await store.content('bob', 's1')).toBeUndefined();
    expect(await store.parameters('bob')).toBeUndefined();
    expect(await store.cachedSheetIds('bob')).toEqual(['s2']);
    expect(await readCache(store)).toEqual(cachedBudget);
  });

  test('drops a single sheet', async () => {
    const store = await filledCache();
    await store.storeContent('ada', 's2', emptyContent);
    await store.dropContent('ada', 's1');
    expect(await readCache(store)).toEqual({ ...cachedBudget, content: undefined, cachedSheetIds: ['s2'] });
  });

  test('clears all users at once', async () => {
    const store = await filledCache();
    await store.storeSheets('bob', []);
    await store.clear();
    expect(await rows()).toEqual([]);
    expect(await readCache(store)).toEqual(nothingCached);
  });

  test('writes with relaxed durability, without waiting for the disk', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await filledCache();
    const changes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(changes.map(([, , options]) => options)).toEqual([undefined, undefined, undefined]);
  });
});

test('a sheet is stored with the wire name of its order', async () => {
  await createCacheStore().storeSheets('ada', cachedBudget.sheets);
  const [row] = await rows();
  expect(row).toMatchObject({ kind: 'sheets', value: [{ id: 's1', datePicker: 0 }] });
  expect(row).not.toHaveProperty('value.0.order');
});

describe('an unusable row', () => {
  const sheets = { v: 1, uid: 'ada', kind: 'sheets', id: '' };
  const content = { v: 1, uid: 'ada', kind: 'content', id: 's1' };
  const parameters = { v: 1, uid: 'ada', kind: 'parameters', id: '' };
  const sheetsWith = (fields: object) => ({
    ...sheets,
    value: cachedBudget.sheets.map((sheet) => ({ ...toStoredSheet(sheet), ...fields })),
  });
  const entriesWith = (fields: object) => ({
    ...content,
    value: { ...emptyContent, in: [{ ...entryWith({}), ...fields }] },
  });

  test.each([
    ['has another format', { ...content, v: 2, value: cachedBudget.content }],
    ['has no format', { ...content, v: undefined, value: cachedBudget.content }],
    ['holds nothing', content],
    ['holds null', { ...content, value: null }],
    ['holds sheets that are no list', { ...sheets, value: { 0: cachedBudget.sheets[0] } }],
    ['holds a sheet without a field', sheetsWith({ provisionsPaid: undefined })],
    ['holds a day that no calendar has', sheetsWith({ date: '2026-2-30' })],
    ['holds a day in another form', sheetsWith({ date: '2026-01-01' })],
    ['holds a moment beyond time', sheetsWith({ datePicker: 1e16 })],
    ['holds content without a collection', { ...content, value: { ...emptyContent, outDay: undefined } }],
    ['holds an amount that is none', entriesWith({ value: Number.NaN })],
    ['holds an endless amount', entriesWith({ value: Infinity })],
    ['holds an amount as a text', entriesWith({ value: '12' })],
    ['holds an id that is none', entriesWith({ id: 7 })],
    ['holds parameters without a list', { ...parameters, value: { ...defaultParameters, operations: null } }],
    ['holds a theme that is none', { ...parameters, value: { ...defaultParameters, darkTheme: 'dark' } }],
  ])('is removed because it %s', async (_, row) => {
    const store = createCacheStore();
    await store.sheets('ada');
    await (await openRows()).put('rows', row);
    expect({ ...(await readCache(store)), cachedSheetIds: [] }).toEqual(nothingCached);
    expect(await rows()).toEqual([]);
  });

  test('is not counted among the cached sheets', async () => {
    const store = await filledCache();
    await (await openRows()).put('rows', { ...content, id: 's2', v: 2, value: cachedBudget.content });
    expect(await store.cachedSheetIds('ada')).toEqual(['s1']);
  });

  test('does not remove the other rows', async () => {
    const store = await filledCache();
    await (await openRows()).put('rows', { ...sheets, value: 7 });
    expect(await readCache(store)).toEqual({ ...cachedBudget, sheets: undefined });
  });
});
