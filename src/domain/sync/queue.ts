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

/** The lowest record version that stores the write completely: older releases skip records of a newer version. */
export const recordVersion = (write: Write): OutboxRecord['v'] => {
  if (holdsDueDay(write)) return 3;
  return write.kind === 'lines.together' ? 2 : 1;
};

/** The sequence number of the next record, from 1. */
export const nextSequence = (queue: readonly OutboxRecord[]): number =>
  queue.reduce((last, { seq }) => Math.max(last, seq), 0) + 1;

/** Inserts `record` by `seq`; the same reference when the queue contains its id. */
export const insertBySequence = (queue: readonly OutboxRecord[], record: OutboxRecord): readonly OutboxRecord[] => {
  if (queue.some(({ id }) => id === record.id)) return queue;
  const place = queue.findIndex(({ seq }) => seq > record.seq);
  return place < 0 ? [...queue, record] : queue.toSpliced(place, 0, record);
};

/** The records of both queues by `seq`, without duplicates. */
export const merge = (queue: readonly OutboxRecord[], others: readonly OutboxRecord[]): readonly OutboxRecord[] => {
  const known = new Set(queue.map(({ id }) => id));
  const missing = others.filter(({ id }) => !known.has(id));
  return missing.length === 0 ? queue : [...queue, ...missing].toSorted((a, b) => a.seq - b.seq);
};

/** Removes a record. Returns the same array if the record is absent. */
export const withoutRecord = (queue: readonly OutboxRecord[], id: string): readonly OutboxRecord[] =>
  queue.some((record) => record.id === id) ? queue.filter((record) => record.id !== id) : queue;

/** The pending writes of a device: `queue` to send, and `reviews`, which the server refused. */
export type Pending = { readonly queue: readonly OutboxRecord[]; readonly reviews: readonly OutboxRecord[] };

/** Puts `record` into the queue, or into the reviews if it is refused. */
export const enqueueRecord = ({ queue, reviews }: Pending, record: OutboxRecord): Pending =>
  record.refusal === undefined
    ? { queue: insertBySequence(queue, record), reviews: withoutRecord(reviews, record.id) }
    : { queue: withoutRecord(queue, record.id), reviews: insertBySequence(reviews, record) };

/** Adds the records stored on the device to the tab's records, except records settled during the read. */
export const restored = (pending: Pending, stored: readonly OutboxRecord[], settled: readonly string[]): Pending => {
  const known = new Set([...pending.queue, ...pending.reviews].map(({ id }) => id).concat(settled));
  return stored.filter(({ id }) => !known.has(id)).reduce(enqueueRecord, pending);
};
