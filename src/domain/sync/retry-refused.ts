import { recreateLine } from './recreate-line.ts';
import { withFreshIds } from './fresh-ids.ts';
import { isLineWrite } from './line-writes.ts';
import type { OutboxRecord, Write } from './writes.ts';

/** What came too late, as something new: the old ids are spent. A removal has nothing left to do. */
function recreated(write: Write, createId: () => string): Write | undefined {
  if (write.kind === 'sheet.create') return withFreshIds([write], createId).writes[0];
  const isRemoval = write.kind === 'entry.delete' || write.kind === 'provision.delete';
  return isLineWrite(write) && !isRemoval ? recreateLine(write, createId) : undefined;
}

/** The write that tries again what the server has refused; undefined when there is nothing to try. */
export function retryOf({ refusal, write }: OutboxRecord, createId: () => string): Write | undefined {
  if (refusal === 'deleted') return recreated(write, createId);
  // Both sheets of the day can be merged instead.
  return refusal === undefined || refusal === 'dateTaken' ? undefined : write;
}

/** Whether there is anything to try again: a change of a line that is gone, and was not seen whole, has nothing. */
export const canRetry = (record: OutboxRecord): boolean => retryOf(record, () => '') !== undefined;
