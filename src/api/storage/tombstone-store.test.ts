import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTombstoneStore } from './tombstone-store.ts';

const hour = 60 * 60_000;
const stored = async (uid = 'ada') => [...(await createTombstoneStore().list(uid))].toSorted();

beforeEach(() => {
  // The library looks up the classes as globals.
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a tombstone', () => {
  test('survives a reload', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1', 's2/in/e1'], 0);
    expect(await store.list('ada')).toEqual(new Set(['s1', 's2/in/e1']));
    expect(await stored()).toEqual(['s1', 's2/in/e1']);
  });

  test('belongs to one user', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1'], 0);
    await store.add('bob', ['s1', 's2'], 0);
    await store.remove('bob', ['s1']);
    expect(await stored('ada')).toEqual(['s1']);
    expect(await stored('bob')).toEqual(['s2']);
    expect(await stored('eve')).toEqual([]);
  });

  test('is removed in memory and on the device when the document is restored', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1', 's2'], 0);
    await store.remove('ada', ['s1', 'unknown']);
    expect(await store.list('ada')).toEqual(new Set(['s2']));
    expect(await stored()).toEqual(['s2']);
  });

  test('expires after two days, and is deleted with the next removal', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['old', 'again'], 0);
    await store.add('ada', ['young'], hour);
    await store.add('ada', ['edge'], 48 * hour);
    expect(await stored()).toEqual(['again', 'edge', 'old', 'young']);
    await store.add('ada', ['again'], 48 * hour + 1);
    expect(await stored()).toEqual(['again', 'edge', 'young']);
    expect(await store.list('ada')).toEqual(new Set(['again', 'edge', 'young']));
  });

  test('is cleared with the account; those of other users stay', async () => {
    const store = createTombstoneStore();
    await store.add('ada', ['s1'], 0);
    await store.add('bob', ['s1'], 0);
    await store.clear('ada');
    expect([await store.list('ada'), await stored('ada')]).toEqual([new Set(), []]);
    expect(await stored('bob')).toEqual(['s1']);
  });
});

describe('a browser without storage', () => {
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
  ])('that %s keeps tombstones as long as the page lives', async (_, breakStorage) => {
    breakStorage();
    const store = createTombstoneStore();
    await store.add('ada', ['s1', 's2'], 0);
    await store.remove('ada', ['s1']);
    expect(await store.list('ada')).toEqual(new Set(['s2']));
    expect(await stored()).toEqual([]);
    await store.clear('ada');
    expect(await store.list('ada')).toEqual(new Set());
  });
});
