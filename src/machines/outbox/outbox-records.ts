import { maxRefusals, type Setback, failureCount, withoutSetback, withSetback } from '../../domain/sync/backoff.ts';
import { insertBySequence, nextSequence, recordVersion, restored, withoutRecord } from '../../domain/sync/queue.ts';
import { canRetry, retryOf } from '../../domain/sync/retry-refused.ts';
import type { SendFailure, SendReason } from '../../domain/sync/send-failure.ts';
import { nextToSend, subjectOf } from '../../domain/sync/write-order.ts';
import type { OutboxRecord, Refusal, StoredRecords, Write, WriteOutcome } from '../../domain/sync/writes.ts';
import type { OutboxContext, OutboxInput } from './outbox.events.ts';

type ContextArgs = { readonly context: OutboxContext };
type Change = Partial<OutboxContext>;

/** The context before the store was read. */
export const emptyOutbox: Omit<OutboxContext, keyof OutboxInput> = {
  queue: [],
  reviews: [],
  unreadable: [],
  unstored: [],
  hasStoreFailed: false,
  hasShownStoreFailure: false,
  inFlight: undefined,
  setbacks: [],
  attempts: 0,
  reason: undefined,
  retryAfter: 0,
  settled: [],
};

/** The unstored ids, without the id of a record that was stored or dropped. */
export const unstoredBut = ({ unstored }: OutboxContext, id: string): readonly string[] =>
  unstored.filter((other) => other !== id);

/** Whether the server will never accept the write. */
export const isRefusal = (outcome: WriteOutcome): outcome is Refusal =>
  outcome !== 'accepted' && outcome !== 'replaced';

/**
 * The record in flight.
 * @throws when nothing is in flight
 */
export const inFlightOf = ({ inFlight }: OutboxContext): OutboxRecord => {
  if (!inFlight) throw new Error('Nothing is in flight.');
  return inFlight;
};

/**
 * The record that was queued last.
 * @throws when the queue is empty
 */
export const newestOf = ({ queue }: OutboxContext): OutboxRecord => {
  const record = queue.at(-1);
  if (!record) throw new Error('The queue is empty.');
  return record;
};

/** The record in flight, with its refusal. */
export const refusedInFlight = (context: OutboxContext, outcome: WriteOutcome): OutboxRecord => {
  if (!isRefusal(outcome)) throw new Error('The server has accepted it.');
  return { ...inFlightOf(context), refusal: outcome };
};

export const subjectInFlight = (context: OutboxContext): string => subjectOf(inFlightOf(context).write);

export const failuresInFlight = (context: OutboxContext, reason: SendReason): number =>
  failureCount(context.setbacks, subjectInFlight(context), reason);

/** Whether the record in flight was refused too often and goes to review. */
export const isRefusedForGood = (context: OutboxContext, { remedy, reason }: SendFailure): boolean =>
  remedy === 'merge' && failuresInFlight(context, reason) + 1 >= maxRefusals;

// Otherwise two subjects that always fail would alternate, and a subject that failed once would never be sent (starvation).
const leastFailedFirst = (setbacks: readonly Setback[]): readonly number[] =>
  [...new Set([0, ...setbacks.map(({ times }) => times)])].toSorted((one, other) => one - other);

/** The next record to send: its subject has the fewest failures and is not in backoff. */
export const nextOf = ({ queue, setbacks }: OutboxContext): OutboxRecord | undefined => {
  for (const times of leastFailedFirst(setbacks)) {
    const later = setbacks.filter((setback) => setback.isHeld || setback.times > times);
    const next = nextToSend(queue, new Set(later.map(({ subject }) => subject)));
    if (next) return next;
  }
  return undefined;
};

export function withWrite({ environment, queue, uid, unstored }: OutboxContext, write: Write): Change {
  const at = environment.now();
  // Numbers are at least the time, so that unread records of an earlier visit are sent first.
  const seq = Math.max(nextSequence(queue), at);
  const record: OutboxRecord = { v: recordVersion(write), id: environment.createId(), uid, seq, at, write };
  return { queue: insertBySequence(queue, record), unstored: [...unstored, record.id] };
}

/** Whether the write of a record under review can be retried. */
export const hasRetry = ({ reviews }: OutboxContext, id: string): boolean =>
  reviews.some((record) => record.id === id && canRetry(record));

/** Replaces a refused record by a record with a new id: for the old id, the server would repeat the refusal. */
export const withRetry = (context: OutboxContext, id: string): Change => {
  const review = context.reviews.find((record) => record.id === id);
  const write = review && retryOf(review, context.environment.createId);
  if (!write) throw new Error('There is nothing to try again.');
  return { ...withWrite(context, write), reviews: withoutRecord(context.reviews, id) };
};

/** Drops a record from every list. */
export const withoutRecordOf = (context: OutboxContext, id: string): Change => ({
  queue: withoutRecord(context.queue, id),
  reviews: withoutRecord(context.reviews, id),
  unreadable: context.unreadable.filter((record) => record.id !== id),
  unstored: unstoredBut(context, id),
});

/** Merges the records of this tab with the records of the store. */
export const withStored = (context: OutboxContext, { records, unreadable }: StoredRecords): Change => ({
  ...restored(context, records, context.settled),
  unreadable,
});

/** Marks a record that could not be stored, or that was lost because the storage was cleared. */
export const withNotStored = ({ queue, unstored }: OutboxContext, id: string): Change => ({
  hasStoreFailed: true,
  unstored: queue.some((record) => record.id === id) ? [...new Set([...unstored, id])] : unstored,
});

/** Drops the record in flight, which the server has accepted. */
export const completeInFlight = ({ context }: ContextArgs): Change => {
  const { id, write } = inFlightOf(context);
  return {
    queue: withoutRecord(context.queue, id),
    setbacks: withoutSetback(context.setbacks, subjectOf(write)),
    attempts: 0,
    unstored: unstoredBut(context, id),
  };
};

/** Counts a failed attempt. */
export const withAttempt = ({ attempts }: OutboxContext, { retryAfter, reason }: SendFailure): Change => ({
  attempts: attempts + 1,
  retryAfter,
  reason,
});

/** Counts a failure of the subject in flight. If `isHeld`, the writes of the subject are paused. */
export const setbacksAfter = (context: OutboxContext, reason: SendReason, isHeld: boolean): readonly Setback[] =>
  withSetback(context.setbacks, subjectInFlight(context), reason, isHeld);

/** Keeps the count of refusals, so that the next write of the subject gets only one attempt. */
export const withRefusal = (context: OutboxContext, { reason }: SendFailure): Change => ({
  setbacks: setbacksAfter(context, reason, false),
});

/** Ends the pause of one subject, or of all. */
export const released = (setbacks: readonly Setback[], subject?: string): readonly Setback[] =>
  setbacks.map((setback) =>
    subject === undefined || setback.subject === subject ? { ...setback, isHeld: false } : setback,
  );
