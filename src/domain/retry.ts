import type { OutboxRecord, Write } from './writes.ts';

/** What a line that was removed elsewhere is stored again as: a line of its own, since the old id is spent. */
function restoring(write: Write, createId: () => string): Write | undefined {
  if (write.kind === 'entry.update' && write.line) {
    const { sheetId, collection, line } = write;
    return { kind: 'entry.create', sheetId, collection, entry: { ...line, id: createId() } };
  }
  if (write.kind === 'provision.update' && write.line) {
    return { kind: 'provision.create', sheetId: write.sheetId, provision: { ...write.line, id: createId() } };
  }
  return undefined;
}

/** Whether there is anything to try again: a change of a line that is gone, and was not seen whole, has nothing. */
export const canRetry = ({ refusal, write }: OutboxRecord): boolean =>
  refusal === 'refused' || ('line' in write && write.line !== undefined && write.kind.endsWith('.update'));

/** The write that tries again what the server has refused; undefined when there is nothing to try. */
export const retryOf = ({ refusal, write }: OutboxRecord, createId: () => string): Write | undefined =>
  refusal === 'refused' ? write : restoring(write, createId);
