import type { Budget } from '../../api/budget/budget.ts';
import { contentAfter, parametersAfter, sheetsAfter } from '../../domain/sync/apply-write.ts';
import { lineWritesOf } from '../../domain/sync/line-writes.ts';
import type { Parameters } from '../../domain/parameters/parameters.ts';
import { merge } from '../../domain/sync/queue.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../domain/sheet/sheet.ts';
import type { OutboxRecord, Write } from '../../domain/sync/writes.ts';
import type { CacheStore } from '../../api/storage/cache/cache-store.ts';
import type { WorkspaceServices } from './services.ts';

/** Reads a budget from the cache and from the server, and applies the unanswered writes. */
export type BudgetRepository = ReturnType<typeof createBudgetRepository>;

const creates = (sheetId: string) => (record: OutboxRecord) =>
  record.write.kind === 'sheet.create' && record.write.sheet.id === sheetId;

const isUnanswered = ({ refusal }: OutboxRecord) => refusal === undefined;

/** @param queue returns this tab's unanswered records, oldest first */
export function createBudgetRepository(
  { data, afterFirstPaint }: Pick<WorkspaceServices, 'data' | 'afterFirstPaint'>,
  queue: () => readonly OutboxRecord[],
) {
  // Cached parts are painted first: calls of the server would delay the first paint.
  const servedFromCache = new Set<string>();

  // This tab's records, and the stored ones of all tabs.
  async function unanswered(uid: string): Promise<readonly OutboxRecord[]> {
    const { store } = data;
    const stored = await store.read(uid).catch(() => ({ records: [] }));
    return merge(queue(), stored.records.filter(isUnanswered));
  }

  async function restored<T>(
    uid: string,
    part: string,
    read: (cache: CacheStore, records: readonly OutboxRecord[]) => Promise<T | undefined>,
    apply: (cached: T, write: Write) => T,
  ): Promise<T | undefined> {
    const { cache } = data;
    const before = await unanswered(uid);
    const cached = await read(cache, before);
    // The queue has writes that were made while the cache was read.
    const records = merge(before, queue());
    if (cached !== undefined) servedFromCache.add(part);
    return cached && records.reduce<T>((result, { write }) => apply(result, write), cached);
  }

  // The answer may or may not contain writes in flight: applying a write twice is harmless.
  async function loaded<T>(
    uid: string,
    part: string,
    load: (budget: Budget) => Promise<T>,
    apply: (answer: T, write: Write) => T,
    store: (cache: CacheStore, whole: T) => Promise<void>,
  ): Promise<T> {
    const { budget, cache } = data;
    if (servedFromCache.has(part)) await afterFirstPaint;
    // Before and after: a write that is settled meanwhile may be missing from both the answer and the queue.
    const before = await unanswered(uid);
    const answer = await load(budget);
    const records = merge(before, await unanswered(uid));
    const whole = records.reduce<T>((result, { write }) => apply(result, write), answer);
    // Not awaited: a slow disk must not delay the screen.
    void store(cache, whole);
    return whole;
  }

  return {
    unanswered,
    restoreSheets: (uid: string) =>
      restored<readonly Sheet[]>(uid, 'sheets', (cache) => cache.sheets(uid), sheetsAfter),
    loadSheets: (uid: string, signal: AbortSignal) =>
      loaded<readonly Sheet[]>(
        uid,
        'sheets',
        (budget) => budget.loadSheets(uid, signal),
        sheetsAfter,
        (cache, sheets) => cache.storeSheets(uid, sheets),
      ),
    restoreContent: (uid: string, sheetId: string) =>
      restored<SheetContent>(
        uid,
        sheetId,
        async (cache, records) =>
          (await cache.content(uid, sheetId)) ?? (records.some(creates(sheetId)) ? emptyContent : undefined),
        (content, write) => contentAfter(content, sheetId, write),
      ),
    loadContent: (uid: string, sheetId: string, signal: AbortSignal) =>
      loaded<SheetContent>(
        uid,
        sheetId,
        (budget) => budget.loadContent(uid, sheetId, signal),
        (content, write) => contentAfter(content, sheetId, write),
        (cache, content) => cache.storeContent(uid, sheetId, content),
      ),
    restoreParameters: (uid: string) =>
      restored<Parameters>(uid, 'parameters', (cache) => cache.parameters(uid), parametersAfter),
    loadParameters: (uid: string, signal: AbortSignal) =>
      loaded<Parameters>(
        uid,
        'parameters',
        (budget) => budget.loadParameters(uid, signal),
        parametersAfter,
        (cache, parameters) => cache.storeParameters(uid, parameters),
      ),
  };
}

const updateCached = async <T>(
  cached: T | undefined,
  after: (cached: T) => T,
  store: (next: T) => Promise<void>,
): Promise<void> => {
  const next = cached && after(cached);
  if (next !== undefined && next !== cached) await store(next);
};

/** Applies an accepted write to the cache. Called before its record is dropped: a crash in between must not show the old value. */
export async function cacheAccepted(cache: CacheStore, uid: string, write: Write): Promise<void> {
  for (const sheetId of new Set(lineWritesOf(write).map((line) => line.sheetId))) {
    await updateCached(
      await cache.content(uid, sheetId),
      (content) => contentAfter(content, sheetId, write),
      (content) => cache.storeContent(uid, sheetId, content),
    );
  }
  if (write.kind === 'sheet.create') await cache.storeContent(uid, write.sheet.id, write.content);
  if (write.kind === 'sheet.remove') await cache.dropContent(uid, write.sheetId);
  if (write.kind.startsWith('sheet.')) {
    await updateCached(
      await cache.sheets(uid),
      (sheets) => sheetsAfter(sheets, write),
      (sheets) => cache.storeSheets(uid, sheets),
    );
  }
  if (write.kind.startsWith('parameters.')) {
    await updateCached(
      await cache.parameters(uid),
      (parameters) => parametersAfter(parameters, write),
      (parameters) => cache.storeParameters(uid, parameters),
    );
  }
}
