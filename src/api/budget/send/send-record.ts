import { isLineRemoval, lineWritesOf } from '../../../domain/sync/line-writes.ts';
import { affectedPaths } from '../../../domain/sync/affected-paths.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../../../domain/sync/writes.ts';
import type { Documents } from '../../documents/documents.ts';
import type { TombstoneStore } from '../../storage/tombstone-store.ts';
import { sendWrite } from './send-write.ts';

type SenderParts = {
  readonly documents: Documents;
  readonly tombstones: Pick<TombstoneStore, 'add' | 'list' | 'remove'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** The sheets that a write creates or adds to; this device must not know any of them as removed. */
function changedSheetIds(write: Write): readonly string[] {
  if (write.kind === 'sheet.create') return [write.sheet.id];
  return lineWritesOf(write)
    .filter((line) => !isLineRemoval(line))
    .map(({ sheetId }) => sheetId);
}

// After `deleted`, a document was gone already; the others that the write removes are gone too.
const removingOutcomes: ReadonlySet<WriteOutcome> = new Set(['accepted', 'replaced', 'deleted']);

function pathsRemovedBy(write: Write, outcome: WriteOutcome): readonly string[] {
  // Lines of a long sheet may be stored without their sheet: the next listing removes them.
  if (write.kind === 'sheet.create') return outcome === 'dateTaken' ? [write.sheet.id] : [];
  // A batch is refused as a whole: nothing was removed.
  if (write.kind === 'lines.together' && outcome === 'deleted') return [];
  return removingOutcomes.has(outcome) ? affectedPaths(write).removed : [];
}

/**
 * Sends a record, and stores tombstones of what it removed before the record is dropped: if the tab crashes in between, the record is
 * sent again.
 * @throws the transport's error, as `sendWrite` does
 */
export const createSender =
  ({ documents, tombstones, now }: SenderParts) =>
  async ({ uid, write }: OutboxRecord, signal: AbortSignal): Promise<WriteOutcome> => {
    const sheetIds = changedSheetIds(write);
    const gone = sheetIds.length === 0 ? undefined : await tombstones.list(uid);
    // A line may have been added in another tab, or before its sheet was refused. A sheet that was refused for good must not be
    // created by a retry: the next listing would remove its lines.
    if (sheetIds.some((id) => gone?.has(id))) return write.kind === 'sheet.create' ? 'dateTaken' : 'deleted';
    const { restored } = affectedPaths(write);
    // Tombstones are removed before the documents are stored again: otherwise a listing would delete them.
    if (restored.length > 0) await tombstones.remove(uid, restored);
    const outcome = await sendWrite(documents, uid, write, signal);
    const removed = pathsRemovedBy(write, outcome);
    if (removed.length > 0) await tombstones.add(uid, removed, now());
    return outcome;
  };
