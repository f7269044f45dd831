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

/** The sheets that a write would leave something in, or make; none may be one that this device knows to be gone. */
function sheetsStoredIn(write: Write): readonly string[] {
  if (write.kind === 'sheet.create') return [write.sheet.id];
  return lineWritesOf(write)
    .filter((line) => !isLineRemoval(line))
    .map(({ sheetId }) => sheetId);
}

// What is `deleted` came too late for one of its documents; the others that it removes are gone.
const leavesNothing: ReadonlySet<WriteOutcome> = new Set(['accepted', 'replaced', 'deleted']);

/** The paths that are to be gone after a write has ended like this. */
function goneAfter(write: Write, outcome: WriteOutcome): readonly string[] {
  // Lines of a long sheet may be there, which no sheet will ever show: the next listing sweeps them.
  if (write.kind === 'sheet.create') return outcome === 'dateTaken' ? [write.sheet.id] : [];
  // Refused as one: nothing of it was removed.
  if (write.kind === 'lines.together' && outcome === 'deleted') return [];
  return leavesNothing.has(outcome) ? affectedPaths(write).removed : [];
}

/**
 * Sends a record and remembers what it has removed, before the record is forgotten: a tab that is killed in between sends
 * it, and comes here, again.
 * @throws the transport's error, as `sendWrite` does
 */
export const createSender =
  ({ documents, tombstones, now }: SenderParts) =>
  async ({ uid, write }: OutboxRecord, signal: AbortSignal): Promise<WriteOutcome> => {
    const sheetIds = sheetsStoredIn(write);
    const gone = sheetIds.length === 0 ? undefined : await tombstones.list(uid);
    // A line was added in another tab, or before its sheet was refused. A sheet that was refused for good must not be created
    // by a retry: the next listing removes its lines.
    if (sheetIds.some((id) => gone?.has(id))) return write.kind === 'sheet.create' ? 'dateTaken' : 'deleted';
    const { restored } = affectedPaths(write);
    // The tombstone is removed before the document is stored again: a listing in between would delete it.
    if (restored.length > 0) await tombstones.remove(uid, restored);
    const outcome = await sendWrite(documents, uid, write, signal);
    const removed = goneAfter(write, outcome);
    if (removed.length > 0) await tombstones.add(uid, removed, now());
    return outcome;
  };
