import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryOf, categorySums } from './categories.ts';
import { anyAmount, exactText, totalOf } from '../../../../testing/domain/exact-oracle.ts';
import { anyEntriesOf, entryWith } from '../../../../testing/domain/lines.ts';

// Source: docs/specification.md#categories-sum.
it('sums the debits of each category, ignoring case', () => {
  const outDay = [
    entryWith({ name: 'Bread', value: 0.1 }),
    entryWith({ name: ' bread', value: 0.2 }),
    entryWith({ name: 'Bread', value: 5, debit: false }),
    entryWith({ name: 'Cinema', value: 9 }),
  ];
  const categories = [
    { name: 'Leisure', operations: ['Cinema', 'Bread'] },
    { name: 'Food', operations: ['Bread', 'bread'] },
    { name: 'None', operations: [] },
  ];
  expect(categorySums(categories, outDay)).toEqual([
    { name: 'Leisure', sum: '9.3' },
    { name: 'Food', sum: '0.3' },
    { name: 'None', sum: '0' },
  ]);
});

it('agrees with integer arithmetic on any entries', () => {
  const anyOperations = fc.subarray(['bread', 'rent', 'éclair', 'cinema']);
  fc.assert(
    fc.property(anyOperations, anyEntriesOf(anyAmount), (operations, outDay) => {
      const counted = outDay.filter(({ name, debit }) => debit && operations.includes(name.trim().toLowerCase()));
      const expected = exactText(totalOf(counted.map(({ value }) => value)));
      expect(categorySums([{ name: 'Any', operations }], outDay)).toEqual([{ name: 'Any', sum: expected }]);
    }),
  );
});

describe('categoryOf', () => {
  const categories = [
    { name: 'Santé', operations: ['Dentiste'] },
    { name: 'Divers', operations: ['dentiste', 'Cadeau'] },
  ];

  // Source: docs/specification.md#entry-category.
  it('finds the first category with the name, ignoring case', () => {
    expect(categoryOf(categories, ' DENTISTE ')).toBe('Santé');
    expect(categoryOf(categories, 'Cadeau')).toBe('Divers');
    expect(categoryOf(categories, 'Loyer')).toBeUndefined();
  });
});
