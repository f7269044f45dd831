import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { prefetchSheets } from './prefetch-sheets.ts';
import { createBudgetRepository } from '../services/budget-repository.ts';
import { fakeData, servicesOf } from '../../../testing/app/fake-data.ts';

beforeEach(emptyStorage);
afterEach(() => vi.unstubAllGlobals());

const sheetsOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    sheetWith(toSheetDate(2026, 3, 1), { id: `s${place}`, order: count - place }),
  );

/** A device that knows so many sheets, and the lines of `known`. */
async function device(count: number, known: readonly string[] = []) {
  const [cache, asked, leaving] = [createCacheStore(), new Array<string>(), new AbortController()];
  const told: string[] = [];
  await cache.storeSheets('ada', sheetsOf(count));
  for (const id of known) await cache.storeContent('ada', id, emptyContent);
  let answer = async (id: string) => void asked.push(id);
  const loadContent = async (_: string, sheetId: string) => {
    await answer(sheetId);
    return emptyContent;
  };
  const data = fakeData({ cache, budget: { loadContent } });
  const repository = createBudgetRepository(servicesOf(data), () => []);
  return {
    asked,
    cache,
    leave: () => leaving.abort(),
    answering: (next: typeof answer) => {
      answer = next;
    },
    told,
    run: () => prefetchSheets(servicesOf(data), repository, 'ada', leaving.signal, (id) => void told.push(id)),
  };
}

describe('a page with time to spare', () => {
  // Source: docs/specification.md#offline-sheets.
  test('reads the newest sheets that the device does not know, the newest first, and keeps them', async () => {
    const { asked, told, cache, run } = await device(4, ['s1']);
    await run();
    expect(asked).toEqual(['s0', 's2', 's3']);
    expect(told).toEqual(asked);
    await expect.poll(async () => (await cache.cachedSheetIds('ada')).toSorted()).toEqual(['s0', 's1', 's2', 's3']);
  });

  // Source: docs/specification.md#offline-sheets.
  test('reads a year and a month of them, no more', async () => {
    const { asked, run } = await device(20);
    await run();
    expect(asked).toEqual(sheetsOf(13).map(({ id }) => id));
  });

  test('forgets the lines of sheets that are gone', async () => {
    const { cache, run } = await device(1, ['s0', 'gone']);
    await run();
    expect(await cache.cachedSheetIds('ada')).toEqual(['s0']);
  });

  test('forgets nothing while no list is known', async () => {
    const { cache, run } = await device(0, ['s0']);
    await run();
    expect(await cache.cachedSheetIds('ada')).toEqual(['s0']);
  });

  test('stops when the person leaves', async () => {
    const { answering, asked, leave, run } = await device(4);
    answering(async (id) => {
      asked.push(id);
      leave();
    });
    await run();
    expect(asked).toEqual(['s0']);
  });

  test('makes no noise of what fails', async () => {
    const { answering, run } = await device(2);
    answering(() => Promise.reject(new TypeError('no network')));
    await expect(run()).resolves.toBeUndefined();
  });
});
