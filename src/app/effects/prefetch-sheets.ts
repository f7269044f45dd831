import type { SheetContent } from '../../domain/sheet/sheet.ts';
import { maxCachedSheets } from '../../machines/older-sheets/older-sheets.machine.ts';
import type { BudgetRepository } from '../services/budget-repository.ts';
import type { Services } from '../services/services.ts';

/**
 * Reads the newest sheets that this device does not know yet, one after the other, so that they can be opened without a
 * network, and tells each; forgets those that are gone. What fails is made up for at the next visit.
 */
export async function prefetchSheets(
  { data }: Services,
  repository: BudgetRepository,
  uid: string,
  signal: AbortSignal,
  onRead: (sheetId: string, content: SheetContent) => void,
): Promise<void> {
  try {
    const { cache } = data;
    const sheets = (await cache.sheets(uid)) ?? [];
    const ids = new Set(sheets.map(({ id }) => id));
    const known = new Set(await cache.cachedSheetIds(uid));
    for (const id of known) if (ids.size > 0 && !ids.has(id)) await cache.dropContent(uid, id);
    for (const { id } of sheets.slice(0, maxCachedSheets)) {
      signal.throwIfAborted();
      if (!known.has(id)) onRead(id, await repository.loadContent(uid, id, signal));
    }
  } catch {
    // Nobody waits for it.
  }
}
