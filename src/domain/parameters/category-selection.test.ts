import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CategorySelection,
  isChosen,
  selectableOperations,
  selectionEdit,
  selectionOf,
  toggleChosen,
} from './category-selection.ts';
import { defaultParameters, type Parameters } from './parameters.ts';
import { editParameters } from './parameters-edits.ts';
import { anyName, anyParameters } from '../../../testing/domain/parameters.ts';
import { nameKey } from '../lib/text.ts';

const known: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent'],
  categories: [{ name: 'Food', operations: ['Bread', 'Cheese'] }],
};
const food = selectionOf(known, 'Food');
const keysOf = ({ operations }: CategorySelection) => operations.map(nameKey).toSorted();

describe('a category selection', () => {
  test('starts with the operations of the category', () => {
    expect(food).toEqual({ name: 'Food', before: ['Bread', 'Cheese'], operations: ['Bread', 'Cheese'] });
    expect(selectionOf(known, 'Gone')).toEqual({ name: 'Gone', before: [], operations: [] });
  });

  // Source: docs/specification.md#category-selection.
  test('offers suggested operations, and operations of the category that are not suggested', () => {
    expect(selectableOperations(known, food)).toEqual(['Bread', 'Cheese', 'Rent']);
  });

  test('offers an operation of the category that was removed from the suggestions', () => {
    expect(selectableOperations(known, toggleChosen(food, 'Cheese'))).toEqual(['Bread', 'Cheese', 'Rent']);
  });

  test('adds and removes an operation in any spelling', () => {
    const without = toggleChosen(food, ' bread ');
    expect([isChosen(food, 'BREAD'), isChosen(without, 'Bread')]).toEqual([true, false]);
    expect(toggleChosen(without, 'Bread').operations).toEqual(['Cheese', 'Bread']);
  });
});

describe('the edit of a category selection', () => {
  // Source: docs/specification.md#category-selection.
  test('contains only the changed operations', () => {
    const selection = toggleChosen(toggleChosen(food, 'Rent'), 'Cheese');
    expect(selectionEdit(selection)).toEqual({
      kind: 'category.choose',
      name: 'Food',
      added: ['Rent'],
      removed: ['Cheese'],
    });
  });

  test('is undefined when the selection is unchanged', () => {
    expect(selectionEdit(toggleChosen(toggleChosen(food, 'Bread'), 'Bread'))).toBeUndefined();
  });

  test('leaves exactly the selected operations in the category', () => {
    fc.assert(
      fc.property(anyParameters, anyName, fc.array(anyName), (parameters, name, toggles) => {
        const withCategory = editParameters(parameters, { kind: 'category.add', name });
        const selection = toggles.reduce(toggleChosen, selectionOf(withCategory, name));
        const edit = selectionEdit(selection);
        const after = edit ? editParameters(withCategory, edit) : withCategory;
        expect(keysOf(selectionOf(after, name))).toEqual(keysOf(selection));
      }),
    );
  });

  test('keeps the concurrent changes of another device', () => {
    const edit = selectionEdit(toggleChosen(food, 'Rent'));
    const theirs = editParameters(known, {
      kind: 'category.choose',
      name: 'Food',
      added: ['Taxi'],
      removed: ['Bread'],
    });
    expect(edit && selectionOf(editParameters(theirs, edit), 'Food').operations).toEqual(['Cheese', 'Rent', 'Taxi']);
  });
});
