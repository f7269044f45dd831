import { isLineWrite } from '../../domain/overlay.ts';
import { writtenPaths } from '../../domain/written-paths.ts';
import type { OutboxRecord, WriteOutcome } from '../../domain/writes.ts';
import type { Documents } from '../documents/documents.ts';
import type { TombstoneStore } from '../storage/tombstone-store.ts';
import { sendWrite } from './send-write.ts';

type SenderParts = {
  readonly documents: Documents;
  readonly tombstones: Pick<TombstoneStore, 'add' | 'lift' | 'list'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/**
 * Sends a record and remembers what it has removed, before the record is forgotten: a tab that is killed in between sends
 * it, and comes here, again.
 * @throws the transport's error, as `sendWrite` does
 */
export const createSender =
  ({ documents, tombstones, now }: SenderParts) =>
  async ({ uid, write }: OutboxRecord, signal: AbortSignal): Promise<WriteOutcome> => {
    // Another tab has removed the sheet meanwhile: the line would be there without it.
    if (isLineWrite(write) && (await tombstones.list(uid)).has(write.sheetId)) return 'deleted';
    const outcome = await sendWrite(documents, uid, write, signal);
    const { removed, restored } = writtenPaths(write);
    if (removed.length > 0) await tombstones.add(uid, removed, now());
    if (restored.length > 0) await tombstones.lift(uid, restored);
    return outcome;
  };
