import { withFreshIds } from './fresh-ids.ts';
import { isLineWrite } from './line-writes.ts';
import type { LineWrite, OutboxRecord, Write } from './writes.ts';

/**
 * The write that recreates a removed line; undefined when a field of the line is unknown. The line gets a new id, because a late copy of
 * the removal would remove the old id again.
 */
function recreateLine(write: LineWrite, createId: () => string): LineWrite | undefined {
  const { sheetId } = write;
  if ('collection' in write) {
    const { collection } = write;
    const line = write.kind === 'entry.create' ? write.entry : write.line;
    return line && { kind: 'entry.create', sheetId, collection, entry: { ...line, id: createId() } };
  }
  const line = write.kind === 'provision.create' ? write.provision : write.line;
  return line && { kind: 'provision.create', sheetId, provision: { ...line, id: createId() } };
}

/** Recreates the removed document of a refused write under new ids. A refused removal needs no retry. */
function recreated(write: Write, createId: () => string): Write | undefined {
  if (write.kind === 'sheet.create') return withFreshIds([write], createId).writes[0];
  const isRemoval = write.kind === 'entry.delete' || write.kind === 'provision.delete';
  return isLineWrite(write) && !isRemoval ? recreateLine(write, createId) : undefined;
}

/** The write that retries a refused write; undefined when a retry is impossible. */
export function retryOf({ refusal, write }: OutboxRecord, createId: () => string): Write | undefined {
  if (refusal === 'deleted') return recreated(write, createId);
  // For `dateTaken`, the two sheets of the date can be merged instead.
  return refusal === undefined || refusal === 'dateTaken' ? undefined : write;
}

/** Whether a refused write can be retried. */
export const canRetry = (record: OutboxRecord): boolean => retryOf(record, () => '') !== undefined;
