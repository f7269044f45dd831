import type { OlderSheetsEvent } from '../../machines/older-sheets/older-sheets.machine.ts';
import type { BudgetRepository } from '../services/budget-repository.ts';

/** Reads the lines of these sheets from the device, one sheet at a time so that the page can answer in between, and tells each. */
export async function restoreOlderSheets(
  repository: BudgetRepository,
  uid: string,
  sheetIds: readonly string[],
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
