import type { Budget } from '../../api/budget/budget.ts';
import { contentAfter, isLineWrite, parametersAfter, sheetsAfter } from '../../domain/sync/apply-write.ts';
import type { Parameters } from '../../domain/parameters/parameters.ts';
import { merge } from '../../domain/sync/queue.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../domain/sheet/sheet.ts';
import type { OutboxRecord, Write } from '../../domain/sync/writes.ts';
import type { CacheStore } from '../../api/storage/cache/cache-store.ts';
import type { WorkspaceServices } from './services.ts';

/** What the device knows of a budget, and what the server says of it, each with the writes that are still on their way. */
export type KeptBudget = ReturnType<typeof createKeptBudget>;

const makes = (sheetId: string) => (record: OutboxRecord) =>
  record.write.kind === 'sheet.create' && record.write.sheet.id === sheetId;

const isUnanswered = ({ refusal }: OutboxRecord) => refusal === undefined;

/** @param queue gives this tab's records that the server has not answered for yet, oldest first */
export function createKeptBudget(
  { data, afterFirstPaint }: Pick<WorkspaceServices, 'data' | 'afterFirstPaint'>,
  queue: () => readonly OutboxRecord[],
) {
  // What the device has given is on show: it is painted before the server is asked for it.
  const given = new Set<string>();

  // This tab's records, and those that it or another tab has stored.
  async function pending(uid: string): Promise<readonly OutboxRecord[]> {
    const { store } = data;
    const stored = await store.read(uid).catch(() => ({ records: [] }));
    return merge(queue(), stored.records.filter(isUnanswered));
  }

  async function restored<T>(
    uid: string,
    part: string,
    read: (cache: CacheStore, records: readonly OutboxRecord[]) => Promise<T | undefined>,
    apply: (kept: T, write: Write) => T,
  ): Promise<T | undefined> {
    const { cache } = data;
    const records = await pending(uid);
    const kept = await read(cache, records);
    if (kept !== undefined) given.add(part);
    return kept && records.reduce<T>((result, { write }) => apply(result, write), kept);
  }

  // What is still on its way while data is read may or may not be in the answer: applied again, it surely is.
  async function loaded<T>(
    uid: string,
    part: string,
    load: (budget: Budget) => Promise<T>,
    apply: (answer: T, write: Write) => T,
    keep: (cache: CacheStore, whole: T) => Promise<void>,
  ): Promise<T> {
    const { budget, cache } = data;
    if (given.has(part)) await afterFirstPaint;
    // In this order: what is settled in between is in the answer.
    const before = await pending(uid);
    const answer = await load(budget);
    const records = merge(before, await pending(uid));
    const whole = records.reduce<T>((result, { write }) => apply(result, write), answer);
    // Nobody waits for it.
    void keep(cache, whole);
    return whole;
  }

  return {
    pending,
    restoreSheets: (uid: string) =>
      restored<readonly Sheet[]>(uid, 'sheets', (cache) => cache.sheets(uid), sheetsAfter),
    loadSheets: (uid: string, signal: AbortSignal) =>
      loaded<readonly Sheet[]>(
        uid,
        'sheets',
        (budget) => budget.loadSheets(uid, signal),
        sheetsAfter,
        (cache, sheets) => cache.keepSheets(uid, sheets),
      ),
    restoreContent: (uid: string, sheetId: string) =>
      restored<SheetContent>(
        uid,
        sheetId,
        async (cache, records) =>
          (await cache.content(uid, sheetId)) ?? (records.some(makes(sheetId)) ? emptyContent : undefined),
        (content, write) => contentAfter(content, sheetId, write),
      ),
    loadContent: (uid: string, sheetId: string, signal: AbortSignal) =>
      loaded<SheetContent>(
        uid,
        sheetId,
        (budget) => budget.loadContent(uid, sheetId, signal),
        (content, write) => contentAfter(content, sheetId, write),
        (cache, content) => cache.keepContent(uid, sheetId, content),
      ),
    restoreParameters: (uid: string) =>
      restored<Parameters>(uid, 'parameters', (cache) => cache.parameters(uid), parametersAfter),
    loadParameters: (uid: string, signal: AbortSignal) =>
      loaded<Parameters>(
        uid,
        'parameters',
        (budget) => budget.loadParameters(uid, signal),
        parametersAfter,
        (cache, parameters) => cache.keepParameters(uid, parameters),
      ),
  };
}

const changed = async <T>(
  kept: T | undefined,
  after: (kept: T) => T,
  keep: (next: T) => Promise<void>,
): Promise<void> => {
  const next = kept && after(kept);
  if (next !== undefined && next !== kept) await keep(next);
};

/** Takes what the server has accepted into what the device knows, before the device forgets that it was pending. */
export async function keepAccepted(cache: CacheStore, uid: string, write: Write): Promise<void> {
  if (isLineWrite(write)) {
    const { sheetId } = write;
    await changed(
      await cache.content(uid, sheetId),
      (content) => contentAfter(content, sheetId, write),
      (content) => cache.keepContent(uid, sheetId, content),
    );
    return;
  }
  if (write.kind === 'sheet.create') await cache.keepContent(uid, write.sheet.id, write.content);
  if (write.kind === 'sheet.remove') await cache.dropContent(uid, write.sheetId);
  if (write.kind.startsWith('sheet.')) {
    await changed(
      await cache.sheets(uid),
      (sheets) => sheetsAfter(sheets, write),
      (sheets) => cache.keepSheets(uid, sheets),
    );
  }
  if (write.kind.startsWith('parameters.')) {
    await changed(
      await cache.parameters(uid),
      (parameters) => parametersAfter(parameters, write),
      (parameters) => cache.keepParameters(uid, parameters),
    );
  }
}
