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

/** What is still not on the disk once a record is stored or gone. */
export const unstoredBut = ({ unstored }: OutboxContext, id: string): readonly string[] =>
  unstored.filter((other) => other !== id);

/** Whether the server will never accept the write. */
export const isRefusal = (outcome: WriteOutcome): outcome is Refusal =>
  outcome !== 'accepted' && outcome !== 'replaced';

/**
 * The record in flight.
 * @throws when nothing is in flight: only what was sent can succeed or fail
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

/** The subject of the write in flight. */
export const subjectInFlight = (context: OutboxContext): string => subjectOf(inFlightOf(context).write);

/** How often in a row the subject in flight has failed for this reason. */
export const failuresInFlight = (context: OutboxContext, reason: SendReason): number =>
  failureCount(context.setbacks, subjectInFlight(context), reason);

/** Whether this refusal of the record in flight is the last one before it goes to review. */
export const isRefusedForGood = (context: OutboxContext, { remedy, reason }: SendFailure): boolean =>
  remedy === 'merge' && failuresInFlight(context, reason) + 1 >= maxRefusals;

// Starvation: two subjects that always fail would otherwise be retried in turn, and one that failed once never.
const leastFailedFirst = (setbacks: readonly Setback[]): readonly number[] =>
  [...new Set([0, ...setbacks.map(({ times }) => times)])].toSorted((one, other) => one - other);

/** The next record that is not in backoff; subjects with fewer failures come first. */
export const nextOf = ({ queue, setbacks }: OutboxContext): OutboxRecord | undefined => {
  for (const times of leastFailedFirst(setbacks)) {
    const later = setbacks.filter((setback) => setback.isHeld || setback.times > times);
    const next = nextToSend(queue, new Set(later.map(({ subject }) => subject)));
    if (next) return next;
  }
  return undefined;
};

/** The outbox with a new record of a write at the end of the queue. */
export function withWrite({ environment, queue, uid, unstored }: OutboxContext, write: Write): Change {
  const at = environment.now();
  // At least the clock: records of an earlier visit, which are not read yet, must keep their place before it.
  const seq = Math.max(nextSequence(queue), at);
  const record: OutboxRecord = { v: recordVersion(write), id: environment.createId(), uid, seq, at, write };
  return { queue: insertBySequence(queue, record), unstored: [...unstored, record.id] };
}

/** Whether a record under review has anything to try again. */
export const hasRetry = ({ reviews }: OutboxContext, id: string): boolean =>
  reviews.some((record) => record.id === id && canRetry(record));

/** The outbox with a new record in place of a refused one: the server would answer a retry under the old id as it did before. */
export const withRetry = (context: OutboxContext, id: string): Change => {
  const review = context.reviews.find((record) => record.id === id);
  const write = review && retryOf(review, context.environment.createId);
  if (!write) throw new Error('There is nothing to try again.');
  return { ...withWrite(context, write), reviews: withoutRecord(context.reviews, id) };
};

/** The outbox without a record, in whichever list it is. */
export const withoutRecordOf = (context: OutboxContext, id: string): Change => ({
  queue: withoutRecord(context.queue, id),
  reviews: withoutRecord(context.reviews, id),
  unreadable: context.unreadable.filter((record) => record.id !== id),
  unstored: unstoredBut(context, id),
});

/** The records of this tab merged with those in the store. */
export const withStored = (context: OutboxContext, { records, unreadable }: StoredRecords): Change => ({
  ...restored(context, records, context.settled),
  unreadable,
});

/** The disk has refused a record; one that was stored before is lost there (cleared storage). */
export const withNotStored = ({ queue, unstored }: OutboxContext, id: string): Change => ({
  hasStoreFailed: true,
  unstored: queue.some((record) => record.id === id) ? [...new Set([...unstored, id])] : unstored,
});

/** The outbox once the server has accepted the record in flight. */
export const completeInFlight = ({ context }: ContextArgs): Change => {
  const { id, write } = inFlightOf(context);
  return {
    queue: withoutRecord(context.queue, id),
    setbacks: withoutSetback(context.setbacks, subjectOf(write)),
    attempts: 0,
    unstored: unstoredBut(context, id),
  };
};

/** One more failed try. */
export const withAttempt = ({ attempts }: OutboxContext, { retryAfter, reason }: SendFailure): Change => ({
  attempts: attempts + 1,
  retryAfter,
  reason,
});

/** One more failure of the subject in flight; while it `isHeld`, none of its writes is sent. */
export const setbacksAfter = (context: OutboxContext, reason: SendReason, isHeld: boolean): readonly Setback[] =>
  withSetback(context.setbacks, subjectInFlight(context), reason, isHeld);

/** The refusals stay counted, so that the next write of the same subject is tried once and not as often again. */
export const withRefusal = (context: OutboxContext, { reason }: SendFailure): Change => ({
  setbacks: setbacksAfter(context, reason, false),
});

/** Ends the pauses of all subjects, or of one. */
export const released = (setbacks: readonly Setback[], subject?: string): readonly Setback[] =>
  setbacks.map((setback) =>
    subject === undefined || setback.subject === subject ? { ...setback, isHeld: false } : setback,
  );
