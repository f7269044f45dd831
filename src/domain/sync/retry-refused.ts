import { withFreshIds } from './fresh-ids.ts';
import { isLineWrite } from './line-writes.ts';
import type { LineWrite, OutboxRecord, Write } from './writes.ts';

/**
 * The write that makes a removed line again; undefined when the line is not known whole. It has a new id: a late copy of the
 * removal would delete the old one again.
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

/** A write of something deleted, with new ids; undefined for a removal, which has nothing left to do. */
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
