import { expect, test } from 'vitest';
import { endDividerLabel, gapAbove, heightOf, type ListDivider } from './list-divider.ts';

const dividers: readonly (ListDivider | undefined)[] = [
  undefined,
  ...Array.from({ length: 11 }, (_, index) => ({ index, height: 28, label: 'Today' })),
];

/** The tops of the drawn rows of a list of ten, computed from their gaps. */
const tops = (drawn: readonly number[], divider: ListDivider | undefined): readonly number[] => {
  let bottom = 0;
  return drawn.map((index, position) => {
    const top = bottom + gapAbove(index, drawn[position - 1] ?? -1, 44, divider);
    bottom = top + 44;
    return top;
  });
};

test.each(dividers)('keeps a row at the same height whichever rows are drawn, with the divider %o', (divider) => {
  const all = tops([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], divider);
  const top = (index: number) => index * 44 + (divider && divider.index <= index ? 28 : 0);
  expect(all).toEqual(Array.from(all.keys(), top));
  for (const drawn of [[4, 5, 6], [0, 3, 4, 9], [9], [0]]) expect(tops(drawn, divider)).toEqual(drawn.map(top));
  const end = (all.at(-1) ?? 0) + 44 + (endDividerLabel(10, divider) === undefined ? 0 : 28);
  expect(heightOf(10, 44, divider)).toBe(end);
});
