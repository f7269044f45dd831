import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTombstoneStore } from './tombstone-store.ts';

const hour = 60 * 60_000;
const stored = async (uid = 'ada') => [...(await createTombstoneStore().list(uid))].toSorted();

beforeEach(() => {
  // The names by which the browser, and with it the library, knows the classes.
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what this device has removed', () => {
  test('is known to the page and survives a reload', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1', 's2/in/e1'], 0);
    expect(await store.list('ada')).toEqual(new Set(['s1', 's2/in/e1']));
    expect(await stored()).toEqual(['s1', 's2/in/e1']);
  });

  test('is that of one person only', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1'], 0);
    await store.add('bob', ['s1', 's2'], 0);
    await store.lift('bob', ['s1']);
    expect(await stored('ada')).toEqual(['s1']);
    expect(await stored('bob')).toEqual(['s2']);
    expect(await stored('eve')).toEqual([]);
  });

  test('is lifted when it is stored again on purpose, in the page and on the device', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1', 's2'], 0);
    await store.lift('ada', ['s1', 'unknown']);
    expect(await store.list('ada')).toEqual(new Set(['s2']));
    expect(await stored()).toEqual(['s2']);
  });

  test('is kept for two days, and goes with the next removal after them', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['old', 'again'], 0);
    await store.add('ada', ['young'], hour);
    await store.add('ada', ['edge'], 48 * hour);
    expect(await stored()).toEqual(['again', 'edge', 'old', 'young']);
    await store.add('ada', ['again'], 48 * hour + 1);
    expect(await stored()).toEqual(['again', 'edge', 'young']);
    expect(await store.list('ada')).toEqual(new Set(['again', 'edge', 'young']));
  });

  test('is forgotten with the account, and that of others stays', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1'], 0);
    await store.add('bob', ['s1'], 0);
    await store.clear('ada');
    expect([await store.list('ada'), await stored('ada')]).toEqual([new Set(), []]);
    expect(await stored('bob')).toEqual(['s1']);
  });
});

describe('a browser that keeps nothing', () => {
  test.each([
    [
      'because it has no storage',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('No storage here.', 'SecurityError');
        }),
    ],
    [
      'because it is short of space',
      () =>
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
          throw new DOMException('No space left.', 'QuotaExceededError');
        }),
    ],
  ])('%s remembers as long as the page', async (_, breakStorage) => {
    breakStorage();
    const store = createTombstoneStore();
    await store.add('ada', ['s1', 's2'], 0);
    await store.lift('ada', ['s1']);
    expect(await store.list('ada')).toEqual(new Set(['s2']));
    expect(await stored()).toEqual([]);
    await store.clear('ada');
    expect(await store.list('ada')).toEqual(new Set());
  });
});
