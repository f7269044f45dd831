import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest, withOperation, withOperations } from './suggestions.ts';

const operations = ['Boulangerie', 'Cinéma', 'Courses', 'École'];

describe('suggest', () => {
  // Source: docs/specification.md#suggestions.
  it('finds the names that start with the typed text in any case', () => {
    expect(suggest(operations, 'c')).toEqual(['Cinéma', 'Courses']);
    expect(suggest(operations, ' éC')).toEqual(['École']);
    expect(suggest(operations, 'ourses')).toEqual([]);
  });

  // Source: docs/specification.md#suggestions.
  it('suggests nothing before anything is typed', () => {
    expect(suggest(operations, ' ')).toEqual([]);
  });

  // Source: docs/specification.md#suggestions.
  it('suggests at most ten names', () => {
    const many = Array.from({ length: 30 }, (_, place) => `Name ${place}`);
    expect(suggest(many, 'name')).toEqual(many.slice(0, 10));
    expect(suggest(many, 'name', 2)).toEqual(many.slice(0, 2));
  });
});

describe('withOperation', () => {
  // Source: docs/specification.md#suggestion-learned, docs/specification.md#operation-name.
  it('adds a trimmed, capitalised name in its place', () => {
    expect(withOperation(operations, ' dentiste ')).toEqual(['Boulangerie', 'Cinéma', 'Courses', 'Dentiste', 'École']);
  });

  it('orders by the given comparison', () => {
    expect(withOperation(['B', 'A'], 'c', (a, b) => b.localeCompare(a))).toEqual(['C', 'B', 'A']);
  });

  // Source: docs/specification.md#operation-name.
  it('keeps the list when the name is blank or there in another case', () => {
    for (const name of ['', '  ', 'cinéma', ' COURSES ']) expect(withOperation(operations, name)).toBe(operations);
  });
});

describe('withOperations', () => {
  it('adds each name that is not there yet, once', () => {
    expect(withOperations(['B'], ['c', ' a ', 'C', 'b', ''])).toEqual(['A', 'B', 'C']);
  });

  it('makes the list that adding one name after the other makes', () => {
    const names = fc.array(fc.constantFrom('a', 'A', ' b', 'École', 'ecole', 'école', 'Z', '', ' '), { maxLength: 8 });
    fc.assert(
      fc.property(names, names, (known, added) => {
        const oneByOne = added.reduce<readonly string[]>((all, name) => withOperation(all, name), known);
        expect(withOperations(known, added)).toEqual(oneByOne);
      }),
    );
  });
});
