import { expect, it } from 'vitest';
import { createId } from './ids.ts';

/** A source that repeats the same bytes. */
const cycleOf = (bytes: readonly number[]) => {
  let place = 0;
  const next = () => {
    const byte = bytes[place % bytes.length] ?? 0;
    place += 1;
    return byte;
  };
  return (count: number) => Uint8Array.from({ length: count }, next);
};

const everyByte = Array.from({ length: 256 }, (_, byte) => byte);

// Source: docs/specification.md#ids.
it('creates an id of 20 alphanumeric characters', () => {
  const bytes = cycleOf(everyByte);
  for (let round = 0; round < 100; round += 1) expect(createId(bytes)).toMatch(/^[A-Za-z0-9]{20}$/);
});

it('uses every character equally often', () => {
  const counts = new Map<string, number>();
  const bytes = cycleOf(everyByte);
  // 62 ids have 1,240 characters: 248 unbiased bytes, each five times.
  for (const character of Array.from({ length: 62 }, () => createId(bytes)).join('')) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(counts.size).toBe(62);
  expect(new Set(counts.values())).toEqual(new Set([20]));
});

it('requests more bytes after rejecting biased bytes', () => {
  expect(createId(cycleOf([255, 0, 248, 61]))).toBe('A9'.repeat(10));
});

it('stops at 20 characters when the source returns more bytes', () => {
  expect(createId(() => new Uint8Array(64))).toBe('A'.repeat(20));
});
