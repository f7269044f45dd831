import { maxRefusals, type Setback, setbackOf, withoutSetback, withSetback } from '../../domain/sync/backoff.ts';
import { enqueue, nextSequence, restored, withoutRecord } from '../../domain/sync/queue.ts';
import { canRetry, retryOf } from '../../domain/sync/retry-refused.ts';
import type { SendFailure, SendReason } from '../../domain/sync/send-failure.ts';
import { nextToSend, subjectOf } from '../../domain/sync/write-order.ts';
import type { OutboxRecord, Refusal, StoredRecords, Write, WriteOutcome } from '../../domain/sync/writes.ts';
import type { OutboxContext, OutboxInput } from './outbox.events.ts';

type InContext = { readonly context: OutboxContext };
type Change = Partial<OutboxContext>;

/** What an outbox knows before it has read the store. */
export const nothingPending: Omit<OutboxContext, keyof OutboxInput> = {
  queue: [],
  reviews: [],
  unreadable: [],
  unstored: [],
  isUnprotected: false,
  hasToldFailure: false,
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

/** Whether the server will never take a write. */
export const isRefusal = (outcome: WriteOutcome): outcome is Refusal =>
  outcome !== 'accepted' && outcome !== 'replaced';

/**
 * What was sent last, and may still be on its way.
 * @throws when nothing was sent: only what is on its way can succeed or fail
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

/** What is in flight, as the server's refusal leaves it. */
export const refusedInFlight = (context: OutboxContext, outcome: WriteOutcome): OutboxRecord => {
  if (!isRefusal(outcome)) throw new Error('The server has taken it.');
  return { ...inFlightOf(context), refusal: outcome };
};

/** What the write in flight is about. */
export const subjectInFlight = (context: OutboxContext): string => subjectOf(inFlightOf(context).write);

/** How often in a row what is in flight has failed for this reason. */
export const failuresInFlight = (context: OutboxContext, reason: SendReason): number =>
  setbackOf(context.setbacks, subjectInFlight(context), reason);

/** Whether one more refusal of what is on its way makes it the person's to decide. */
export const isRefusedForGood = (context: OutboxContext, { remedy, reason }: SendFailure): boolean =>
  remedy === 'merge' && failuresInFlight(context, reason) + 1 >= maxRefusals;

// Two that fail for ever would otherwise be tried by turns, and never what failed once together with them.
const leastFailedFirst = (setbacks: readonly Setback[]): readonly number[] =>
  [...new Set([0, ...setbacks.map(({ times }) => times)])].toSorted((one, other) => one - other);

/** The next record that does not have to wait; the more often something has failed, the later it comes. */
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
  // Above the clock, so that the records of an earlier visit that are not read yet keep their place before it.
  const seq = Math.max(nextSequence(queue), at);
  const record: OutboxRecord = { v: 1, id: environment.createId(), uid, seq, at, write };
  return { queue: enqueue(queue, record), unstored: [...unstored, record.id] };
}

/** Whether a record under review has anything to try again. */
export const hasRetry = ({ reviews }: OutboxContext, id: string): boolean =>
  reviews.some((record) => record.id === id && canRetry(record));

/** The outbox with a new record in place of one that was refused: the server has answered for the id of the old one. */
export const withRetry = (context: OutboxContext, id: string): Change => {
  const review = context.reviews.find((record) => record.id === id);
  const write = review && retryOf(review, context.environment.createId);
  if (!write) throw new Error('There is nothing to try again.');
  return { ...withWrite(context, write), reviews: withoutRecord(context.reviews, id) };
};

/** Nothing of a record stays, whatever became of it. */
export const withoutRecordOf = (context: OutboxContext, id: string): Change => ({
  queue: withoutRecord(context.queue, id),
  reviews: withoutRecord(context.reviews, id),
  unreadable: context.unreadable.filter((record) => record.id !== id),
  unstored: unstoredBut(context, id),
});

/** What the device has stored joins what this tab holds. */
export const withStored = (context: OutboxContext, { records, unreadable }: StoredRecords): Change => ({
  ...restored(context, records, context.settled),
  unreadable,
});

/** The disk has refused a record, which may have been on it and is lost there. */
export const withUnprotected = ({ queue, unstored }: OutboxContext, id: string): Change => ({
  isUnprotected: true,
  unstored: queue.some((record) => record.id === id) ? [...new Set([...unstored, id])] : unstored,
});

/** The server has taken what was in flight. */
export const completeInFlight = ({ context }: InContext): Change => {
  const { id, write } = inFlightOf(context);
  return {
    queue: withoutRecord(context.queue, id),
    setbacks: withoutSetback(context.setbacks, subjectOf(write)),
    attempts: 0,
    unstored: unstoredBut(context, id),
  };
};

/** One more try to send in vain. */
export const withAttempt = ({ attempts }: OutboxContext, { retryAfter, reason }: SendFailure): Change => ({
  attempts: attempts + 1,
  retryAfter,
  reason,
});

/** One more failure of what is in flight; while it `isHeld`, nothing about its subject is sent. */
export const setbacksAfter = (context: OutboxContext, reason: SendReason, isHeld: boolean): readonly Setback[] =>
  withSetback(context.setbacks, subjectInFlight(context), reason, isHeld);

/** Another write about the same subject is tried once, not as often again. */
export const withRefusal = (context: OutboxContext, { reason }: SendFailure): Change => ({
  setbacks: setbacksAfter(context, reason, false),
});

/** Setbacks that hold nothing back any more: all, or those of one subject. */
export const released = (setbacks: readonly Setback[], subject?: string): readonly Setback[] =>
  setbacks.map((setback) =>
    subject === undefined || setback.subject === subject ? { ...setback, isHeld: false } : setback,
  );
