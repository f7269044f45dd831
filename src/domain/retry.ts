import { lineAgain } from './line-again.ts';
import { restoredSheet } from './undo.ts';
import type { OutboxRecord, Write } from './writes.ts';

/** The same with ids of its own, since the old ones are spent. */
function again(write: Write, createId: () => string): Write | undefined {
  switch (write.kind) {
    case 'entry.update':
    case 'provision.update':
      return lineAgain(write, createId);
    case 'entry.create':
      return { ...write, entry: { ...write.entry, id: createId() } };
    case 'provision.create':
      return { ...write, provision: { ...write.provision, id: createId() } };
    case 'sheet.create':
      return restoredSheet(write.sheet, write.content, createId);
    default:
      return undefined;
  }
}

/** The write that tries again what the server has refused; undefined when there is nothing to try. */
export function retryOf({ refusal, write }: OutboxRecord, createId: () => string): Write | undefined {
  if (refusal === 'refused') return write;
  return refusal === 'deleted' ? again(write, createId) : undefined;
}

/** Whether there is anything to try again: a change of a line that is gone, and was not seen whole, has nothing. */
export const canRetry = (record: OutboxRecord): boolean => retryOf(record, () => '') !== undefined;
