import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortLines } from './sorting.ts';
import { entryWith, provisionWith } from '../../../testing/domain/lines.ts';
import { compareNames } from '../lib/text.ts';

const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id).join('');

describe('sortLines', () => {
  // Source: docs/specification.md#row-order.
  it('sorts daily expenses by day, then name, then id', () => {
    const lines = [
      entryWith({ id: 'd', day: 10, name: 'Bread' }),
      entryWith({ id: 'c', day: 2, name: 'Bread' }),
      entryWith({ id: 'b', day: 2, name: 'Éclair' }),
      entryWith({ id: 'a', day: 2, name: 'Bread' }),
    ];
    expect(idsOf(sortLines('outDay', lines, compareNames))).toBe('acbd');
  });

  // Source: docs/specification.md#row-order.
  it('sorts other collections by name only', () => {
    const lines = [
      entryWith({ id: 'b', name: 'Zoo', day: 1 }),
      entryWith({ id: 'c', name: 'École', day: 3 }),
      entryWith({ id: 'a', name: 'École', day: 9 }),
    ];
    expect(idsOf(sortLines('outMonth', lines, compareNames))).toBe('acb');
    const provisions = [provisionWith({ id: 'b', name: 'Roof' }), provisionWith({ id: 'a', name: 'Car' })];
    expect(idsOf(sortLines('provisions', provisions, compareNames))).toBe('ab');
  });

  it('returns the same array if it is sorted', () => {
    const lines = [entryWith({ id: 'a', name: 'A' }), entryWith({ id: 'b', name: 'A' }), entryWith({ name: 'B' })];
    expect(sortLines('in', lines, compareNames)).toBe(lines);
    expect(sortLines('in', [], compareNames)).toEqual([]);
  });

  it('does not depend on the input order, and does not mutate the argument', () => {
    const anyEntry = fc
      .record({ id: fc.uuid(), day: fc.integer({ min: 1, max: 3 }), name: fc.constantFrom('a', 'B', 'é') })
      .map(entryWith);
    const lines = fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.constantFrom('outDay', 'in'), (entries, collection) => {
        const before = [...entries];
        const sorted = sortLines(collection, entries, compareNames);
        expect(entries).toEqual(before);
        expect(sorted).toHaveLength(entries.length);
        expect(sortLines(collection, entries.toReversed(), compareNames)).toEqual(sorted);
      }),
    );
  });

  it('needs few comparisons for an almost sorted list', () => {
    const lines = Array.from({ length: 1_000 }, (_, place) => entryWith({ id: `${place}`, name: `${1_000 + place}` }));
    let compared = 0;
    const counting = (a: string, b: string) => {
      compared += 1;
      return compareNames(a, b);
    };
    sortLines('in', [...lines, entryWith({ name: '1500' })], counting);
    expect(compared).toBeLessThan(3_000);
  });
});
