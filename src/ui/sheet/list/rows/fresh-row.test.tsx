import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFreshId } from './fresh-row.ts';

afterEach(cleanup);

const lines = (ids: string) => Array.from(ids, (id) => ({ id }));

/** Renders the lists in order and returns the fresh line of the last one. All lines are visible unless `shown` is given. */
const freshAfter = (...lists: readonly (readonly [ids: string, shown?: string])[]) => {
  const props = lists.map(([ids, shown = ids]) => ({ all: lines(ids), shown: lines(shown) }));
  const { result, rerender } = renderHook(({ all, shown }) => useFreshId(all, shown), { initialProps: props[0] });
  for (const next of props.slice(1)) rerender(next);
  return result.current;
};

// Source: docs/specification.md#add-row.
test('scrolls to the added line, or to the first visible line if several were added', () => {
  expect(freshAfter(['abc'])).toBeUndefined();
  expect(freshAfter(['abc'], ['abxc'])).toBe('x');
  expect(freshAfter(['abc'], ['abcxyz', 'zayxcb'])).toBe('z');
  expect(freshAfter(['abc'], ['abcxyz', 'bca'])).toBeUndefined();
  expect(freshAfter([''], ['x'])).toBe('x');
});

test('returns the added line until another line is added', () => {
  expect(freshAfter(['abc'], ['abcx'], ['abx'])).toBe('x');
  expect(freshAfter(['abc'], ['abcx'], ['abcxyz'])).toBe('y');
});

test('does not scroll to lines of another sheet or lines that a filter had hidden', () => {
  expect(freshAfter(['abc'], ['uvwxyz'])).toBeUndefined();
  expect(freshAfter([''], ['xyz'])).toBeUndefined();
  expect(freshAfter(['abc', 'a'], ['abc', 'abc'])).toBeUndefined();
});
