import { lineAgain } from './line-again.ts';
import type { OutboxRecord, Write } from './writes.ts';

/** The write that tries again what the server has refused; undefined when there is nothing to try. */
export function retryOf({ refusal, write }: OutboxRecord, createId: () => string): Write | undefined {
  if (refusal === 'refused') return write;
  return write.kind === 'entry.update' || write.kind === 'provision.update' ? lineAgain(write, createId) : undefined;
}

/** Whether there is anything to try again: a change of a line that is gone, and was not seen whole, has nothing. */
export const canRetry = (record: OutboxRecord): boolean => retryOf(record, () => '') !== undefined;
