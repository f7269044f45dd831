import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CategorySelection,
  isChosen,
  selectable,
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

describe('the selection of a category', () => {
  test('starts with what the category holds', () => {
    expect(food).toEqual({ name: 'Food', before: ['Bread', 'Cheese'], operations: ['Bread', 'Cheese'] });
    expect(selectionOf(known, 'Gone')).toEqual({ name: 'Gone', before: [], operations: [] });
  });

  // Source: docs/specification.md#category-selection.
  test('offers the suggested names, and those it holds although they are suggested no more', () => {
    expect(selectable(known, food)).toEqual(['Bread', 'Cheese', 'Rent']);
  });

  test('keeps on offer what was taken out, so that it can be taken in again', () => {
    expect(selectable(known, toggleChosen(food, 'Cheese'))).toEqual(['Bread', 'Cheese', 'Rent']);
  });

  test('takes an operation in and out, in any spelling', () => {
    const without = toggleChosen(food, ' bread ');
    expect([isChosen(food, 'BREAD'), isChosen(without, 'Bread')]).toEqual([true, false]);
    expect(toggleChosen(without, 'Bread').operations).toEqual(['Cheese', 'Bread']);
  });
});

describe('saving a selection', () => {
  // Source: docs/specification.md#category-selection.
  test('is an edit of what has changed only', () => {
    const selection = toggleChosen(toggleChosen(food, 'Rent'), 'Cheese');
    expect(selectionEdit(selection)).toEqual({
      kind: 'category.choose',
      name: 'Food',
      added: ['Rent'],
      removed: ['Cheese'],
    });
  });

  test('is no edit when everything is as before', () => {
    expect(selectionEdit(toggleChosen(toggleChosen(food, 'Bread'), 'Bread'))).toBeUndefined();
  });

  test('leaves exactly what was chosen in the category', () => {
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

  test('keeps what another device has chosen meanwhile', () => {
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
