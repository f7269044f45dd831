import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { createOutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { entryWith } from '../../../testing/domain/lines.ts';
import { closeTabs, lineOf, noStorage, openTab, sent, stored } from '../../../testing/app/tabs.ts';

beforeEach(emptyStorage);
afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
});

const refusals = async () =>
  (await createOutboxStore().read('ada')).records.map((record) => [lineOf(record), record.refusal]);

describe('a refused write', () => {
  test('is stored with its refusal, and goes to review in every tab', async () => {
    const first = openTab('first', { answer: 'refused' });
    await expect.poll(first.isIdle).toBe(true);
    const second = openTab('second');
    second.write('a');
    await expect.poll(first.reviewed).toEqual(['a']);
    await expect.poll(second.reviewed).toEqual(['a']);
    expect([first.waiting(), second.waiting()]).toEqual([[], []]);
    await expect.poll(refusals).toEqual([['a', 'refused']]);
  });

  test('waits for review in the next tab, which does not send it again', async () => {
    const first = openTab('first', { answer: 'deleted' });
    first.write('a');
    await expect.poll(refusals).toEqual([['a', 'deleted']]);
    first.close();
    const next = openTab('next');
    await expect.poll(next.isIdle).toBe(true);
    expect([next.reviewed(), sent]).toEqual([['a'], ['first: a']]);
  });

  test('is removed from the device and every tab when it is discarded in one', async () => {
    const first = openTab('first', { answer: 'refused' });
    await expect.poll(first.isIdle).toBe(true);
    const second = openTab('second');
    first.write('a');
    await expect.poll(second.reviewed).toEqual(['a']);
    await expect.poll(refusals).toEqual([['a', 'refused']]);
    second.discard('a');
    await expect.poll(first.reviewed).toEqual([]);
    await expect.poll(refusals).toEqual([]);
  });
});

describe('an accepted write', () => {
  test('is cached before its record is removed, for a crash in between', async () => {
    const cache = createCacheStore();
    await cache.storeContent('ada', 's1', { ...emptyContent, in: [entryWith({ id: 'a' }), entryWith({ id: 'b' })] });
    const store = createOutboxStore();
    const seen: string[][] = [];
    const remove = async (id: string) => {
      seen.push((await cache.content('ada', 's1'))?.in.map((entry) => entry.id) ?? []);
      await store.remove(id);
    };
    const tab = openTab('only', { cache, store: { ...store, remove } });
    tab.write('a');
    tab.write('b');
    await expect.poll(async () => stored()).toEqual([]);
    // The first may wait for the second, never the reverse.
    expect(seen.map((ids) => ids.includes('a'))).toEqual([false, false]);
    expect(seen.at(-1)).toEqual([]);
  });

  test.each([
    ['fails', noStorage],
    ['does not answer', () => new Promise<never>(() => {})],
  ])('has its record removed even when the cache %s', async (_, content) => {
    const cache = { ...createCacheStore(), content };
    const tab = openTab('only', { cache });
    tab.write('a');
    await expect.poll(tab.isIdle).toBe(true);
    // The cache has a timeout of one second.
    await expect.poll(async () => stored(), { timeout: 5000 }).toEqual([]);
  });
});

describe('a write', () => {
  // Source: docs/specification.md#edit-local-first.
  test('counts as stored once it is on the device', async () => {
    const tab = openTab('only', { isOffline: true });
    tab.write('a');
    expect(tab.unstored()).toBe(1);
    await expect.poll(tab.unstored).toBe(0);
    expect(await stored()).toEqual(['a']);
  });

  test('counts as unstored when it cannot be stored', async () => {
    const tab = openTab('only', { isOffline: true, store: { ...createOutboxStore(), append: noStorage } });
    tab.write('a');
    await expect.poll(tab.hasStoreFailed).toBe(true);
    expect(tab.unstored()).toBe(1);
  });
});
