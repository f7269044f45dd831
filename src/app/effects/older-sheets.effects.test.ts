import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { emptyCache, fakeData, servicesOf } from '../../../testing/app/fake-data.ts';
import { entryWith, sheetWith } from '../../../testing/domain/lines.ts';
import { createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { emptyContent, type SheetContent } from '../../domain/sheet/sheet.ts';
import type { OlderSheetsEvent } from '../../machines/older-sheets/older-sheets.machine.ts';
import { createBudgetRepository } from '../services/budget-repository.ts';
import { prefetchSheets, restoreOlderSheets } from './older-sheets.effects.ts';

const inMarch: SheetContent = { ...emptyContent, in: [entryWith({ id: 'bread' })] };

/** A device that has the lines of March and January, offline. */
function restoringDevice() {
  const requested: string[] = [];
  const sent: OlderSheetsEvent[] = [];
  const stopped = new AbortController();
  const content = async (_: string, sheetId: string) => {
    requested.push(sheetId);
    return sheetId === 'february' ? undefined : inMarch;
  };
  const repository = createBudgetRepository(servicesOf(fakeData({ cache: { ...emptyCache, content } })), () => []);
  const input = { uid: 'ada', sheetIds: ['march', 'february', 'january'] };
  const run = (send = (event: OlderSheetsEvent) => void sent.push(event)) =>
    restoreOlderSheets(repository, input, stopped.signal, send);
  return { requested, sent, stopped, run };
}

describe('restoreOlderSheets', () => {
  test('sends the sheets of the device in their order, and then that there are no more', async () => {
    const { requested, sent, run } = restoringDevice();
    await run();
    expect(requested).toEqual(['march', 'february', 'january']);
    expect(sent).toEqual([
      { type: 'olderSheet.read', sheetId: 'march', content: inMarch },
      { type: 'olderSheet.read', sheetId: 'january', content: inMarch },
      { type: 'olderSheets.restored' },
    ]);
  });

  test('sends each sheet before it reads the next one, so that the page answers input in between', async () => {
    const { requested, run } = restoringDevice();
    const requestedBefore: number[] = [];
    await run(({ type }) => void (type === 'olderSheet.read' && requestedBefore.push(requested.length)));
    expect(requestedBefore).toEqual([1, 3]);
  });

  test('stops when the user leaves', async () => {
    const { requested, sent, stopped, run } = restoringDevice();
    await run((event) => {
      sent.push(event);
      stopped.abort();
    });
    expect([requested.length, sent.length]).toEqual([2, 1]);
  });
});

const sheetsOf = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    sheetWith(toSheetDate(2026, 3, 1), { id: `s${place}`, order: count - place }),
  );

/** A device whose cache lists so many sheets, and has the lines of `cached`. */
async function prefetchingDevice(count: number, cached: readonly string[] = []) {
  const [cache, requested, stopped] = [createCacheStore(), new Array<string>(), new AbortController()];
  const received: string[] = [];
  await cache.storeSheets('ada', sheetsOf(count));
  for (const id of cached) await cache.storeContent('ada', id, emptyContent);
  let answer = async (id: string) => void requested.push(id);
  const loadContent = async (_: string, sheetId: string) => {
    await answer(sheetId);
    return emptyContent;
  };
  const data = fakeData({ cache, budget: { loadContent } });
  const repository = createBudgetRepository(servicesOf(data), () => []);
  return {
    requested,
    received,
    cache,
    stop: () => stopped.abort(),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    run: () => prefetchSheets(servicesOf(data), repository, 'ada', stopped.signal, (id) => void received.push(id)),
  };
}

// Source: docs/specification.md#offline-sheets.
describe('prefetchSheets', () => {
  beforeEach(emptyStorage);
  afterEach(() => vi.unstubAllGlobals());

  test('downloads the sheets that the cache lacks, newest first, and caches them', async () => {
    const { requested, received, cache, run } = await prefetchingDevice(4, ['s1']);
    await run();
    expect(requested).toEqual(['s0', 's2', 's3']);
    expect(received).toEqual(requested);
    await expect.poll(async () => (await cache.cachedSheetIds('ada')).toSorted()).toEqual(['s0', 's1', 's2', 's3']);
  });

  test('downloads no more than a year and a month of sheets', async () => {
    const { requested, run } = await prefetchingDevice(20);
    await run();
    expect(requested).toEqual(sheetsOf(13).map(({ id }) => id));
  });

  test('drops the lines of removed sheets', async () => {
    const { cache, run } = await prefetchingDevice(1, ['s0', 'gone']);
    await run();
    expect(await cache.cachedSheetIds('ada')).toEqual(['s0']);
  });

  test('drops nothing while the list of sheets is unknown', async () => {
    const { cache, run } = await prefetchingDevice(0, ['s0']);
    await run();
    expect(await cache.cachedSheetIds('ada')).toEqual(['s0']);
  });

  test('stops when the user leaves', async () => {
    const { answerWith, requested, stop, run } = await prefetchingDevice(4);
    answerWith(async (id) => {
      requested.push(id);
      stop();
    });
    await run();
    expect(requested).toEqual(['s0']);
  });

  test('ignores errors', async () => {
    const { answerWith, run } = await prefetchingDevice(2);
    answerWith(() => Promise.reject(new TypeError('no network')));
    await expect(run()).resolves.toBeUndefined();
  });
});
