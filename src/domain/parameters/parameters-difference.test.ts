import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultParameters, type Parameters } from './parameters.ts';
import { inverseOf, parametersDifference } from './parameters-difference.ts';
import { editParameters } from './parameters-edits.ts';
import { anyParameters } from '../../../testing/domain/parameters.ts';
import { includesName, sameName } from '../lib/text.ts';

const known: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent'],
  categories: [{ name: 'Food', operations: ['Bread'] }],
};

describe('parametersDifference', () => {
  test('lists names that only the second parameters have, ignoring spelling', () => {
    const added: Parameters = {
      ...defaultParameters,
      operations: ['bread', 'Taxi'],
      categories: [
        { name: 'FOOD', operations: ['BREAD', 'Cheese'] },
        { name: 'Travel', operations: ['Taxi'] },
        { name: 'Empty', operations: [] },
      ],
      blockClosed: ['in'],
      darkTheme: true,
    };
    expect(parametersDifference(known, added)).toEqual([
      { kind: 'operation.add', name: 'Taxi' },
      { kind: 'category.choose', name: 'FOOD', added: ['Cheese'], removed: [] },
      { kind: 'category.add', name: 'Travel' },
      { kind: 'category.choose', name: 'Travel', added: ['Taxi'], removed: [] },
      { kind: 'category.add', name: 'Empty' },
    ]);
  });

  test('returns edits that merge the second parameters into the first', () => {
    fc.assert(
      fc.property(anyParameters, anyParameters, (parameters, added) => {
        const after = parametersDifference(parameters, added).reduce(editParameters, parameters);
        for (const from of [parameters, added]) {
          expect(from.operations.every((name) => includesName(after.operations, name))).toBe(true);
          for (const { name, operations } of from.categories) {
            const category = after.categories.find((other) => sameName(other.name, name));
            expect(operations.every((operation) => includesName(category?.operations ?? [], operation))).toBe(true);
          }
        }
        expect(parametersDifference(after, added)).toEqual([]);
      }),
    );
  });

  test('keeps earlier names when the edits are undone', () => {
    const before: Parameters = { ...known, categories: [{ name: 'Food', operations: ['Bread', 'Cheese'] }] };
    const added: Parameters = { ...known, categories: [{ name: 'Food', operations: ['Bread', 'Milk'] }] };
    const edits = parametersDifference(before, added);
    expect(edits.map(inverseOf)).toEqual([{ kind: 'category.choose', name: 'Food', added: [], removed: ['Milk'] }]);
  });

  test('returns edits that inverseOf undoes', () => {
    fc.assert(
      fc.property(anyParameters, anyParameters, (parameters, added) => {
        const edits = parametersDifference(parameters, added);
        const after = edits.reduce(editParameters, parameters);
        expect(edits.map(inverseOf).reduce(editParameters, after)).toEqual(parameters);
      }),
    );
  });
});
