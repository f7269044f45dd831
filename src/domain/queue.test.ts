import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, dropHead, enqueue, merge, nextSequence, restored, withoutRecord } from './queue.ts';
import type { OutboxRecord } from './writes.ts';

const record = (id: string, seq: number, uid = 'me'): OutboxRecord => ({
  v: 1,
  id,
  uid,
  seq,
  at: 0,
  write: { kind: 'entry.delete', sheetId: 'sheet', collection: 'in', id },
});

const queue = [record('a', 4), record('b', 7, 'other')];

describe('the queue of writes', () => {
  it('keeps the order of the device', () => {
    expect(enqueue(queue, record('c', 8)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(enqueue(queue, record('c', 5)).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(nextSequence(queue)).toBe(8);
    expect(nextSequence([])).toBe(1);
  });

  it('holds a record once', () => {
    expect(enqueue(queue, record('b', 9))).toBe(queue);
  });

  it('loses its head only', () => {
    expect(dropHead(queue)).toEqual([queue[1]]);
    expect(dropHead([])).toEqual([]);
  });

  it('takes in what others have stored, by the order of the device and each once', () => {
    const merged = merge(queue, [record('d', 9), record('a', 4), record('c', 5)]);
    expect(merged.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
    expect(merge(queue, [record('b', 7, 'other')])).toBe(queue);
    expect(merge([], queue)).toEqual(queue);
  });

  it('loses one record by its id', () => {
    expect(withoutRecord(queue, 'a')).toEqual([queue[1]]);
    expect(withoutRecord(queue, 'unknown')).toBe(queue);
  });
});

describe('a queue that is read from the device', () => {
  it('joins what the tab holds, in the order of the device and each once', () => {
    const joined = restored(queue, [record('c', 5), record('a', 4)], []);
    expect(joined.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('is without what was settled while it was read', () => {
    expect(restored([], [record('a', 4), record('c', 5)], ['a'])).toEqual([record('c', 5)]);
  });

  it('keeps what waits in the tab only', () => {
    expect(restored(queue, [], [])).toBe(queue);
    expect(restored(queue, [record('c', 5)], ['c'])).toBe(queue);
  });
});

describe('backoff', () => {
  it('grows by half each time and stops at a minute', () => {
    expect([0, 1, 2, 10, 11, 5_000].map((attempts) => backoff(attempts, 0.5))).toEqual([
      1_000, 1_500, 2_250, 57_665, 60_000, 60_000,
    ]);
  });

  it('spreads by a fifth on both sides', () => {
    expect([backoff(0, 0), backoff(0, 1), backoff(20, 0), backoff(20, 1)]).toEqual([800, 1_200, 48_000, 60_000]);
  });

  it('is never too soon nor too late', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, fraction) => {
        expect(backoff(attempts, fraction)).toSatisfy((delay) => Number(delay) >= 800 && Number(delay) <= 60_000);
      }),
    );
  });
});
