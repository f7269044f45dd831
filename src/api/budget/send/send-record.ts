import { isLineWrite } from '../../../domain/sync/apply-write.ts';
import { affectedPaths } from '../../../domain/sync/affected-paths.ts';
import type { LineWrite, OutboxRecord, Write, WriteOutcome } from '../../../domain/sync/writes.ts';
import type { Documents } from '../../documents/documents.ts';
import type { TombstoneStore } from '../../storage/tombstone-store.ts';
import { sendWrite } from './send-write.ts';

type SenderParts = {
  readonly documents: Documents;
  readonly tombstones: Pick<TombstoneStore, 'add' | 'list' | 'remove'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

const storesLine = (write: Write): write is LineWrite => isLineWrite(write) && !write.kind.endsWith('.delete');

/** The sheet that a write would leave something in, or make; it must not be one that this device knows to be gone. */
function sheetStoredIn(write: Write): string | undefined {
  if (storesLine(write)) return write.sheetId;
  return write.kind === 'sheet.create' ? write.sheet.id : undefined;
}

// What is `deleted` came too late for one of its documents; the others that it removes are gone.
const leavesNothing: ReadonlySet<WriteOutcome> = new Set(['accepted', 'replaced', 'deleted']);

/** The paths that are to be gone after a write has ended like this. */
function goneAfter(write: Write, outcome: WriteOutcome): readonly string[] {
  // Lines of a long sheet may be there, which no sheet will ever show: the next listing sweeps them.
  if (write.kind === 'sheet.create') return outcome === 'dateTaken' ? [write.sheet.id] : [];
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
    const sheetId = sheetStoredIn(write);
    // A line was added in another tab, or before its sheet was refused. A sheet that was refused for good must not be created
    // by a retry: the next listing removes its lines.
    if (sheetId !== undefined && (await tombstones.list(uid)).has(sheetId))
      return write.kind === 'sheet.create' ? 'dateTaken' : 'deleted';
    const { restored } = affectedPaths(write);
    // The tombstone is removed before the document is stored again: a listing in between would delete it.
    if (restored.length > 0) await tombstones.remove(uid, restored);
    const outcome = await sendWrite(documents, uid, write, signal);
    const gone = goneAfter(write, outcome);
    if (gone.length > 0) await tombstones.add(uid, gone, now());
    return outcome;
  };
