import type { Entry } from '../sheet/sheet.ts';
import { lineWritesOf } from './line-writes.ts';
import type { LineWrite, OutboxRecord, Write } from './writes.ts';

const hasDueDay = ({ dueDay = 0 }: Entry): boolean => dueDay > 0;

const setsDueDay = (write: LineWrite): boolean => {
  if (write.kind === 'entry.create') return hasDueDay(write.entry);
  return write.kind === 'entry.update' && write.changes.dueDay !== undefined;
};

const holdsDueDay = (write: Write): boolean =>
  write.kind === 'sheet.create'
    ? [...write.content.in, ...write.content.outMonth].some(hasDueDay)
    : lineWritesOf(write).some(setsDueDay);

/** The shape of a write's record: an older version of the app leaves a newer one alone, and would store these without a part. */
export const recordVersion = (write: Write): OutboxRecord['v'] => {
  if (holdsDueDay(write)) return 3;
  return write.kind === 'lines.together' ? 2 : 1;
};

/** The place of the next record in the device's own order, counted from 1. */
export const nextSequence = (queue: readonly OutboxRecord[]): number =>
  queue.reduce((last, { seq }) => Math.max(last, seq), 0) + 1;

/** The queue with `record` in its place by `seq`; the same reference when a record with its id waits already. */
export const insertBySequence = (queue: readonly OutboxRecord[], record: OutboxRecord): readonly OutboxRecord[] => {
  if (queue.some(({ id }) => id === record.id)) return queue;
  const place = queue.findIndex(({ seq }) => seq > record.seq);
  return place < 0 ? [...queue, record] : queue.toSpliced(place, 0, record);
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
export const enqueueRecord = ({ queue, reviews }: Pending, record: OutboxRecord): Pending =>
  record.refusal === undefined
    ? { queue: insertBySequence(queue, record), reviews: withoutRecord(reviews, record.id) }
    : { queue: withoutRecord(queue, record.id), reviews: insertBySequence(reviews, record) };

/** Joins what a tab holds with what the device has stored, without what was settled while it was read. */
export const restored = (pending: Pending, stored: readonly OutboxRecord[], settled: readonly string[]): Pending => {
  const known = new Set([...pending.queue, ...pending.reviews].map(({ id }) => id).concat(settled));
  return stored.filter(({ id }) => !known.has(id)).reduce(enqueueRecord, pending);
};
