import { expect, test } from 'vitest';
import { rangeWith } from './kept-range.ts';

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 };

test('a kept row outside the window is rendered in its order', () => {
  expect(rangeWith(range, 2)).toEqual([2, 9, 10, 11, 12, 13]);
  expect(rangeWith(range, 50)).toEqual([9, 10, 11, 12, 13, 50]);
});

test('several rows are kept', () => {
  expect(rangeWith(range, 50, 2)).toEqual([2, 9, 10, 11, 12, 13, 50]);
});

test('a kept row inside the window is rendered once', () => {
  expect(rangeWith(range, 11)).toEqual([9, 10, 11, 12, 13]);
});

test('no row is kept for a line that is gone', () => {
  expect(rangeWith(range, -1)).toEqual([9, 10, 11, 12, 13]);
  expect(rangeWith(range, 100)).toEqual([9, 10, 11, 12, 13]);
});
