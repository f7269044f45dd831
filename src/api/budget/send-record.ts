import { isLineWrite } from '../../domain/overlay.ts';
import { writtenPaths } from '../../domain/written-paths.ts';
import type { LineWrite, OutboxRecord, Write, WriteOutcome } from '../../domain/writes.ts';
import type { Documents } from '../documents/documents.ts';
import type { TombstoneStore } from '../storage/tombstone-store.ts';
import { sendWrite } from './send-write.ts';

type SenderParts = {
  readonly documents: Documents;
  readonly tombstones: Pick<TombstoneStore, 'add' | 'lift' | 'list'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

const storesLine = (write: Write): write is LineWrite => isLineWrite(write) && !write.kind.endsWith('.delete');

/**
 * Sends a record and remembers what it has removed, before the record is forgotten: a tab that is killed in between sends
 * it, and comes here, again.
 * @throws the transport's error, as `sendWrite` does
 */
export const createSender =
  ({ documents, tombstones, now }: SenderParts) =>
  async ({ uid, write }: OutboxRecord, signal: AbortSignal): Promise<WriteOutcome> => {
    // Another tab has removed the sheet meanwhile: the line would be there without it.
    if (storesLine(write) && (await tombstones.list(uid)).has(write.sheetId)) return 'deleted';
    const { removed, restored } = writtenPaths(write);
    // Before it is stored again, or a listing meanwhile would remove it.
    if (restored.length > 0) await tombstones.lift(uid, restored);
    const outcome = await sendWrite(documents, uid, write, signal);
    if (removed.length > 0 && outcome !== 'refused') await tombstones.add(uid, removed, now());
    return outcome;
  };
