import type { SheetContent } from '../../domain/sheet/sheet.ts';
import { maxCachedSheets, type OlderSheetsEvent } from '../../machines/older-sheets/older-sheets.machine.ts';
import type { BudgetRepository } from '../services/budget-repository.ts';
import type { Services } from '../services/services.ts';

/** Reads these sheets from the device, one by one: the page answers input in between. */
export async function restoreOlderSheets(
  repository: Pick<BudgetRepository, 'restoreContent'>,
  { uid, sheetIds }: { readonly uid: string; readonly sheetIds: readonly string[] },
  signal: AbortSignal,
  send: (event: OlderSheetsEvent) => void,
): Promise<void> {
  for (const sheetId of sheetIds) {
    const content = await repository.restoreContent(uid, sheetId);
    if (signal.aborted) return;
    if (content) send({ type: 'olderSheet.read', sheetId, content });
  }
  send({ type: 'olderSheets.restored' });
}

/**
 * Downloads the newest sheets that the cache lacks, one by one, so that they open offline; drops those that were removed.
 * Errors are ignored: the next visit tries again.
 */
export async function prefetchSheets(
  { data: { cache } }: Pick<Services, 'data'>,
  repository: Pick<BudgetRepository, 'loadContent'>,
  uid: string,
  signal: AbortSignal,
  onRead: (sheetId: string, content: SheetContent) => void,
): Promise<void> {
  try {
    const sheets = (await cache.sheets(uid)) ?? [];
    const ids = new Set(sheets.map(({ id }) => id));
    const cachedIds = new Set(await cache.cachedSheetIds(uid));
    for (const id of cachedIds) if (ids.size > 0 && !ids.has(id)) await cache.dropContent(uid, id);
    for (const { id } of sheets.slice(0, maxCachedSheets)) {
      signal.throwIfAborted();
      if (!cachedIds.has(id)) onRead(id, await repository.loadContent(uid, id, signal));
    }
  } catch {
    // The user did not ask for it: nothing to show.
  }
}
