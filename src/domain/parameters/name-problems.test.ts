import { describe, expect, test } from 'vitest';
import { categoryProblem, operationProblem, search } from './name-problems.ts';
import { defaultParameters, type Parameters } from './parameters.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, place) => `Name ${place}`);
const operationsOf = (names: readonly string[]): Parameters => ({ ...defaultParameters, operations: names });
const categoriesOf = (names: readonly string[]): Parameters => ({
  ...defaultParameters,
  categories: names.map((name) => ({ name, operations: [] })),
});
const withNames = (names: readonly string[]) =>
  [
    [operationProblem, operationsOf(names)],
    [categoryProblem, categoriesOf(names)],
  ] as const;

describe('the problem of a name', () => {
  // Source: docs/specification.md#operation-add, docs/specification.md#operation-duplicate,
  // docs/specification.md#category-add.
  test.each([
    ['', 'blank'],
    [' \t', 'blank'],
    ['Rent', 'taken'],
    [' rENT ', 'taken'],
    ['a'.repeat(201), 'tooLong'],
    ['a'.repeat(200), undefined],
    [` ${'a'.repeat(200)} `, undefined],
    ['Rents', undefined],
  ])('of %j is %s, for operations and categories', (typed, problem) => {
    for (const [problemOf, parameters] of withNames(['Bread', 'Rent']))
      expect(problemOf(parameters, typed)).toBe(problem);
  });

  test('ignores the name that the new name replaces', () => {
    for (const [problemOf, parameters] of withNames(['Bread', 'Rent'])) {
      expect(problemOf(parameters, 'RENT', 'Rent')).toBeUndefined();
      expect(problemOf(parameters, 'bread', 'Rent')).toBe('taken');
      expect(problemOf(parameters, ' ', 'Rent')).toBe('blank');
    }
  });

  // Source: docs/specification.md#name-limits.
  test.each([
    [2000, operationsOf, operationProblem],
    [500, categoriesOf, categoryProblem],
  ] as const)('appears from %i names on, except for a rename', (most, listOf, problemOf) => {
    expect(problemOf(listOf(numbered(most)), 'New')).toBe('full');
    expect(problemOf(listOf(numbered(most)), 'New', 'Name 3')).toBeUndefined();
    expect(problemOf(listOf(numbered(most - 1)), 'New')).toBeUndefined();
  });
});

describe('search', () => {
  const names = ['Bread', 'Cheese', 'Éclair', 'Rent'];

  // Source: docs/specification.md#operation-search.
  test.each([
    ['', names],
    ['  ', names],
    ['RE', ['Bread', 'Rent']],
    [' éc ', ['Éclair']],
    ['e\u0301c', ['Éclair']],
    ['x', []],
  ])('finds the names that contain %j', (typed, found) => expect(search(names, typed)).toEqual(found));
});
