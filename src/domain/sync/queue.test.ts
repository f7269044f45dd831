import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  insertBySequence,
  merge,
  nextSequence,
  type Pending,
  recordVersion,
  enqueueRecord,
  restored,
  withoutRecord,
} from './queue.ts';
import { entryWith, sheetWith } from '../../../testing/domain/lines.ts';
import { emptyContent, type Entry, type EntryChanges } from '../sheet/sheet.ts';
import { toSheetDate } from '../sheet/sheet-date.ts';
import type { OutboxRecord, Write } from './writes.ts';

const record = (id: string, seq: number, uid = 'me'): OutboxRecord => ({
  v: 1,
  id,
  uid,
  seq,
  at: 0,
  write: { kind: 'entry.delete', sheetId: 'sheet', collection: 'in', id },
});

const queue = [record('a', 4), record('b', 7, 'other')];

test('gives a record the lowest version that can store its write', () => {
  const write = { kind: 'entry.delete', sheetId: 'sheet', collection: 'in', id: 'a' } as const;
  expect(recordVersion(write)).toBe(1);
  expect(recordVersion({ kind: 'lines.together', writes: [write, write] })).toBe(2);
});

const sheetOf = (entry: Entry): Write => ({
  kind: 'sheet.create',
  sheet: sheetWith(toSheetDate(2026, 12, 1), {}),
  content: { ...emptyContent, outMonth: [entry] },
});

// Source: docs/specification.md#due-day.
describe('a record with a due day', () => {
  const place = { sheetId: 'sheet', collection: 'outMonth' } as const;
  const rent = entryWith({ id: 'rent', dueDay: 1 });
  const plain = entryWith({ id: 'plain', dueDay: 0 });
  const creation = (entry: Entry): Write => ({ kind: 'entry.create', ...place, entry });
  const change = (changes: EntryChanges) => ({ kind: 'entry.update', ...place, id: 'rent', changes }) as const;
  const batch: Write = { kind: 'lines.together', writes: [change({ paid: true }), change({ dueDay: 5 })] };

  test.each([creation(rent), change({ dueDay: 5 }), change({ dueDay: 0, day: 1 }), batch, sheetOf(rent)])(
    'has a version that older releases skip: %j',
    (write) => {
      expect(recordVersion(write)).toBe(3);
    },
  );

  test.each([creation(plain), change({ paid: true }), sheetOf(plain)])(
    'has a version that every release sends if the due day is 0: %j',
    (write) => {
      expect(recordVersion(write)).toBe(1);
    },
  );
});

describe('the queue', () => {
  it('is sorted by sequence number', () => {
    expect(insertBySequence(queue, record('c', 8)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(insertBySequence(queue, record('c', 5)).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(nextSequence(queue)).toBe(8);
    expect(nextSequence([])).toBe(1);
  });

  it('contains a record once', () => {
    expect(insertBySequence(queue, record('b', 9))).toBe(queue);
  });

  it('merges the records of other tabs in order, without duplicates', () => {
    const merged = merge(queue, [record('d', 9), record('a', 4), record('c', 5)]);
    expect(merged.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
    expect(merge(queue, [record('b', 7, 'other')])).toBe(queue);
    expect(merge([], queue)).toEqual(queue);
  });

  it('removes a record by id', () => {
    expect(withoutRecord(queue, 'a')).toEqual([queue[1]]);
    expect(withoutRecord(queue, 'unknown')).toBe(queue);
  });
});

const pending: Pending = { queue, reviews: [] };
const refused = (id: string, seq: number): OutboxRecord => ({ ...record(id, seq), refusal: 'refused' });

describe('an enqueued record', () => {
  it('stays in the queue until the server refuses it', () => {
    expect(enqueueRecord(pending, record('c', 5))).toEqual({
      queue: [queue[0], record('c', 5), queue[1]],
      reviews: [],
    });
  });

  it('moves to the reviews when the server refuses it', () => {
    expect(enqueueRecord(pending, refused('a', 4))).toEqual({ queue: [queue[1]], reviews: [refused('a', 4)] });
  });

  it('is sorted among the reviews', () => {
    const reviews = [refused('x', 9), refused('y', 2)].reduce(enqueueRecord, pending).reviews;
    expect(reviews.map(({ id }) => id)).toEqual(['y', 'x']);
  });

  it('leaves the reviews when queued', () => {
    expect(enqueueRecord({ queue: [], reviews: [refused('a', 4)] }, record('a', 4))).toEqual({
      queue: [record('a', 4)],
      reviews: [],
    });
  });

  it('is in one list once, for any order and number of announcements', () => {
    const anyRecord = fc
      .record({ id: fc.constantFrom('a', 'b', 'c'), isRefused: fc.boolean() })
      .map(({ id, isRefused }) => (isRefused ? refused(id, id.charCodeAt(0)) : record(id, id.charCodeAt(0))));
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const result = records.reduce(enqueueRecord, { queue: [], reviews: [] });
        const ids = [...result.queue, ...result.reviews].map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...new Set(records.map(({ id }) => id))].toSorted());
        expect(result.queue.some(({ refusal }) => refusal)).toBe(false);
        expect(result.reviews.every(({ refusal }) => refusal)).toBe(true);
        for (const list of [result.queue, result.reviews])
          expect(list).toEqual(list.toSorted((one, other) => one.seq - other.seq));
      }),
    );
  });
});

describe('restoring stored records', () => {
  it("joins stored records with the tab's records in order, without duplicates", () => {
    const joined = restored(pending, [record('c', 5), record('a', 4), refused('d', 6)], []);
    expect(joined.queue.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(joined.reviews).toEqual([refused('d', 6)]);
  });

  it('drops stored records that were settled during the read', () => {
    const stored = [record('a', 4), record('c', 5), refused('d', 6)];
    expect(restored({ queue: [], reviews: [] }, stored, ['a', 'd'])).toEqual({ queue: [record('c', 5)], reviews: [] });
  });

  it('keeps records that only the tab has', () => {
    expect(restored(pending, [], [])).toBe(pending);
    expect(restored(pending, [record('c', 5)], ['c'])).toBe(pending);
  });

  it('keeps a refusal that is not stored yet', () => {
    const known: Pending = { queue: [], reviews: [refused('a', 4)] };
    expect(restored(known, [record('a', 4)], [])).toBe(known);
  });
});
