import { describe, expect, test } from 'vitest';
import { isCovered, rowsToDraw, visibleRangeOf } from './visible-range.ts';

const from = (first: number, end: number) => Array.from({ length: end - first }, (_, place) => first + place);

describe('the visible range', () => {
  test('contains every row that may be visible, even partly', () => {
    expect(visibleRangeOf(0, 240, 24)).toEqual({ first: 0, size: 10 });
    expect(visibleRangeOf(1, 240, 24)).toEqual({ first: 0, size: 11 });
    expect(visibleRangeOf(23, 240, 24)).toEqual({ first: 0, size: 11 });
    expect(visibleRangeOf(24, 250, 24)).toEqual({ first: 1, size: 11 });
  });

  test('starts at the first row of a list that begins further down, and is empty for a list below the screen', () => {
    expect(visibleRangeOf(-400, 780, 56)).toEqual({ first: 0, size: 7 });
    expect(visibleRangeOf(-3000, 780, 56)).toEqual({ first: 0, size: 0 });
  });

  test('is covered by a range that starts at the same row and has at least as many rows', () => {
    expect(isCovered({ first: 3, size: 10 }, { first: 3, size: 9 })).toBe(true);
    expect(isCovered({ first: 3, size: 10 }, { first: 3, size: 11 })).toBe(false);
    expect(isCovered({ first: 3, size: 10 }, { first: 4, size: 9 })).toBe(false);
  });
});

describe('the rows to draw', () => {
  test('are the visible ones and the overscan on each side', () => {
    expect(rowsToDraw({ first: 100, size: 10 }, 1000, 5, [])).toEqual(from(95, 115));
  });

  test('do not exceed the end of the list', () => {
    expect(rowsToDraw({ first: 0, size: 10 }, 1000, 5, [])).toEqual(from(0, 15));
    expect(rowsToDraw({ first: 990, size: 10 }, 1000, 5, [])).toEqual(from(985, 1000));
    expect(rowsToDraw({ first: 0, size: 40 }, 12, 5, [])).toEqual(from(0, 12));
  });

  test('are the last ones of a list that has become shorter', () => {
    expect(rowsToDraw({ first: 900, size: 10 }, 70, 5, [])).toEqual(from(55, 70));
  });

  test('include each pinned row exactly once, in order', () => {
    expect(rowsToDraw({ first: 10, size: 3 }, 100, 1, [50, 2])).toEqual([2, 9, 10, 11, 12, 13, 50]);
    expect(rowsToDraw({ first: 10, size: 3 }, 100, 1, [11, 14])).toEqual([9, 10, 11, 12, 13, 14]);
    expect(rowsToDraw({ first: 10, size: 3 }, 100, 1, [40, 40])).toEqual([9, 10, 11, 12, 13, 40]);
  });

  test('exclude an index outside the list', () => {
    expect(rowsToDraw({ first: 0, size: 2 }, 10, 0, [-1, 10])).toEqual([0, 1]);
  });
});
