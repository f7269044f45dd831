import type { SendReason } from './send-failure.ts';
import type { OutboxRecord } from './writes.ts';

const firstDelay = 1_000;
const growth = 1.5;
const longestDelay = 60_000;
const spread = 0.2;

/** The place of the next record in the device's own order, counted from 1. */
export const nextSequence = (queue: readonly OutboxRecord[]): number =>
  queue.reduce((last, { seq }) => Math.max(last, seq), 0) + 1;

/** The queue with `record` in its place by `seq`; the same reference when a record with its id waits already. */
export const enqueue = (queue: readonly OutboxRecord[], record: OutboxRecord): readonly OutboxRecord[] => {
  if (queue.some(({ id }) => id === record.id)) return queue;
  const place = queue.findIndex(({ seq }) => seq > record.seq);
  return place < 0 ? [...queue, record] : queue.toSpliced(place, 0, record);
};

/**
 * How long to wait before sending again, in milliseconds: 1 s × 1.5ⁿ ± 20 %, never above a minute.
 * `attempts` is n; `randomFraction` is from 0 to 1.
 */
export const backoff = (attempts: number, randomFraction: number): number => {
  const delay = Math.min(firstDelay * growth ** attempts, longestDelay);
  return Math.min(Math.round(delay * (1 - spread + 2 * spread * randomFraction)), longestDelay);
};

/** The records of both queues in their order by `seq`, each once. */
export const merge = (queue: readonly OutboxRecord[], others: readonly OutboxRecord[]): readonly OutboxRecord[] => {
  const known = new Set(queue.map(({ id }) => id));
  const missing = others.filter(({ id }) => !known.has(id));
  return missing.length === 0 ? queue : [...queue, ...missing].toSorted((a, b) => a.seq - b.seq);
};

/** The queue without one of its records; the same reference when it is not there. */
export const withoutRecord = (queue: readonly OutboxRecord[], id: string): readonly OutboxRecord[] =>
  queue.some((record) => record.id === id) ? queue.filter((record) => record.id !== id) : queue;

/** What a device holds for the server: what is to be sent, and what was refused and waits for the person's decision. */
export type Pending = { readonly queue: readonly OutboxRecord[]; readonly reviews: readonly OutboxRecord[] };

/** Both lists with `record` in the one it belongs to, and in no other. */
export const placed = ({ queue, reviews }: Pending, record: OutboxRecord): Pending =>
  record.refusal === undefined
    ? { queue: enqueue(queue, record), reviews: withoutRecord(reviews, record.id) }
    : { queue: withoutRecord(queue, record.id), reviews: enqueue(reviews, record) };

/** Joins what a tab holds with what the device has stored, without what was settled while it was read. */
export const restored = (pending: Pending, stored: readonly OutboxRecord[], settled: readonly string[]): Pending => {
  const known = new Set([...pending.queue, ...pending.reviews].map(({ id }) => id).concat(settled));
  return stored.filter(({ id }) => !known.has(id)).reduce(placed, pending);
};

/** How often in a row the writes about one subject failed for the same reason, and whether they wait for it now. */
export type Setback = {
  readonly subject: string;
  readonly reason: SendReason;
  readonly times: number;
  readonly isHeld: boolean;
};

/** How often in a row the writes about a subject have failed for this reason. */
export const setbackOf = (setbacks: readonly Setback[], subject: string, reason: SendReason): number =>
  setbacks.find((setback) => setback.subject === subject && setback.reason === reason)?.times ?? 0;

export const withoutSetback = (setbacks: readonly Setback[], subject: string): readonly Setback[] =>
  setbacks.filter((setback) => setback.subject !== subject);

/** With one more failure of a subject; what it has failed for before, for another reason, does not count any more. */
export const withSetback = (
  setbacks: readonly Setback[],
  subject: string,
  reason: SendReason,
  isHeld: boolean,
): readonly Setback[] => [
  ...withoutSetback(setbacks, subject),
  { subject, reason, times: setbackOf(setbacks, subject, reason) + 1, isHeld },
];

/** How often what is about a subject is refused before the person is asked: for half a minute, with growing pauses. */
export const mostRefusals = 8;
