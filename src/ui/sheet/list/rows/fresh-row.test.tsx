import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFreshId } from './fresh-row.ts';

afterEach(cleanup);

const lines = (ids: string) => Array.from(ids, (id) => ({ id }));

/** The fresh line after each of these lists, of which all lines are on show unless it is said. */
const freshAfter = (...lists: readonly (readonly [ids: string, shown?: string])[]) => {
  const props = lists.map(([ids, shown = ids]) => ({ all: lines(ids), shown: lines(shown) }));
  const { result, rerender } = renderHook(({ all, shown }) => useFreshId(all, shown), { initialProps: props[0] });
  for (const next of props.slice(1)) rerender(next);
  return result.current;
};

// Source: docs/specification.md#add-row.
test('scrolls to an added line, to the first visible one of several', () => {
  expect(freshAfter(['abc'])).toBeUndefined();
  expect(freshAfter(['abc'], ['abxc'])).toBe('x');
  expect(freshAfter(['abc'], ['abcxyz', 'zayxcb'])).toBe('z');
  expect(freshAfter(['abc'], ['abcxyz', 'bca'])).toBeUndefined();
  expect(freshAfter([''], ['x'])).toBe('x');
});

test('keeps the added line until another is added', () => {
  expect(freshAfter(['abc'], ['abcx'], ['abx'])).toBe('x');
  expect(freshAfter(['abc'], ['abcx'], ['abcxyz'])).toBe('y');
});

test('does not scroll to lines of another sheet or lines that a filter had hidden', () => {
  expect(freshAfter(['abc'], ['uvwxyz'])).toBeUndefined();
  expect(freshAfter([''], ['xyz'])).toBeUndefined();
  expect(freshAfter(['abc', 'a'], ['abc', 'abc'])).toBeUndefined();
});
