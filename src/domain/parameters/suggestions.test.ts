import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest, withOperation, withOperations } from './suggestions.ts';

const operations = ['Boulangerie', 'Cinéma', 'Courses', 'École'];

describe('suggest', () => {
  // Source: docs/specification.md#suggestions.
  it('finds names that start with the typed text, ignoring case', () => {
    expect(suggest(operations, 'c')).toEqual(['Cinéma', 'Courses']);
    expect(suggest(operations, ' éC')).toEqual(['École']);
    expect(suggest(operations, 'ourses')).toEqual([]);
  });

  // Source: docs/specification.md#suggestions.
  it('suggests nothing for an empty text', () => {
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
  it('adds a trimmed, capitalised name in order', () => {
    expect(withOperation(operations, ' dentiste ')).toEqual(['Boulangerie', 'Cinéma', 'Courses', 'Dentiste', 'École']);
  });

  it('sorts with the given comparator', () => {
    expect(withOperation(['B', 'A'], 'c', (a, b) => b.localeCompare(a))).toEqual(['C', 'B', 'A']);
  });

  // Source: docs/specification.md#operation-name.
  it('keeps the list when the name is blank or already present in any case', () => {
    for (const name of ['', '  ', 'cinéma', ' COURSES ']) expect(withOperation(operations, name)).toBe(operations);
  });
});

describe('withOperations', () => {
  it('adds each unknown name once', () => {
    expect(withOperations(['B'], ['c', ' a ', 'C', 'b', ''])).toEqual(['A', 'B', 'C']);
  });

  it('equals adding the names one by one', () => {
    const names = fc.array(fc.constantFrom('a', 'A', ' b', 'École', 'ecole', 'école', 'Z', '', ' '), { maxLength: 8 });
    fc.assert(
      fc.property(names, names, (known, added) => {
        const oneByOne = added.reduce<readonly string[]>((all, name) => withOperation(all, name), known);
        expect(withOperations(known, added)).toEqual(oneByOne);
      }),
    );
  });
});
