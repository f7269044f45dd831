import { expect, test } from 'vitest';
import { endMarkOf, gapAbove, heightOf, type Mark } from './mark.ts';

const marks: readonly (Mark | undefined)[] = [
  undefined,
  ...Array.from({ length: 11 }, (_, index) => ({ index, height: 28, label: 'Today' })),
];

/** Where the rows at these indexes of a list of ten stand, by their gaps. */
const tops = (drawn: readonly number[], mark: Mark | undefined): readonly number[] => {
  let bottom = 0;
  return drawn.map((index, place) => {
    const top = bottom + gapAbove(index, drawn[place - 1] ?? -1, 44, mark);
    bottom = top + 44;
    return top;
  });
};

test.each(marks)('a row stands at the same height whichever others are drawn, with %o', (mark) => {
  const all = tops([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], mark);
  const top = (index: number) => index * 44 + (mark && mark.index <= index ? 28 : 0);
  expect(all).toEqual(Array.from(all.keys(), top));
  for (const drawn of [[4, 5, 6], [0, 3, 4, 9], [9], [0]]) expect(tops(drawn, mark)).toEqual(drawn.map(top));
  const end = (all.at(-1) ?? 0) + 44 + (endMarkOf(10, mark) === undefined ? 0 : 28);
  expect(heightOf(10, 44, mark)).toBe(end);
});
