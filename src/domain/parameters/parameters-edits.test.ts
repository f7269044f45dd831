import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultParameters, type Parameters } from './parameters.ts';
import { editParameters, savedName, type ParametersEdit, toggleBlock } from './parameters-edits.ts';
import { anyEdit, anyEdits, anyParameters } from '../../../testing/domain/parameters.ts';
import { compareNames, nameKey } from '../lib/text.ts';

const known: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent', 'Taxi'],
  categories: [
    { name: 'Food', operations: ['Bread'] },
    { name: 'House', operations: ['Rent', 'Taxi'] },
  ],
  blockClosed: ['outMonth'],
  darkTheme: true,
};

describe('an edit', () => {
  test.each<readonly [ParametersEdit, Partial<Parameters>]>([
    [{ kind: 'operation.add', name: ' cinema ' }, { operations: ['Bread', 'Cinema', 'Rent', 'Taxi'] }],
    [{ kind: 'operation.add', name: 'BREAD' }, {}],
    [
      { kind: 'operation.rename', name: 'rent', to: 'loan' },
      {
        operations: ['Bread', 'Loan', 'Taxi'],
        categories: [
          { name: 'Food', operations: ['Bread'] },
          { name: 'House', operations: ['Loan', 'Taxi'] },
        ],
      },
    ],
    [
      { kind: 'operation.rename', name: 'Rent', to: 'rENT' },
      {
        operations: ['Bread', 'RENT', 'Taxi'],
        categories: [
          { name: 'Food', operations: ['Bread'] },
          { name: 'House', operations: ['RENT', 'Taxi'] },
        ],
      },
    ],
    [{ kind: 'operation.rename', name: 'Gone', to: 'Loan' }, {}],
    [{ kind: 'operation.remove', name: 'rent' }, { operations: ['Bread', 'Taxi'] }],
    [{ kind: 'operation.remove', name: 'Gone' }, {}],
    [
      { kind: 'category.add', name: ' garden ' },
      {
        categories: [
          { name: 'Food', operations: ['Bread'] },
          { name: 'garden', operations: [] },
          { name: 'House', operations: ['Rent', 'Taxi'] },
        ],
      },
    ],
    [{ kind: 'category.add', name: 'FOOD' }, {}],
    [
      { kind: 'category.rename', name: 'food', to: ' Shopping ' },
      {
        categories: [
          { name: 'House', operations: ['Rent', 'Taxi'] },
          { name: 'Shopping', operations: ['Bread'] },
        ],
      },
    ],
    [{ kind: 'category.rename', name: 'Food', to: 'house' }, {}],
    [{ kind: 'category.rename', name: 'Gone', to: 'Shopping' }, {}],
    [{ kind: 'category.remove', name: 'FOOD' }, { categories: [{ name: 'House', operations: ['Rent', 'Taxi'] }] }],
    [
      { kind: 'category.choose', name: 'house', added: ['bread', 'Rent'], removed: ['taxi', 'Gone'] },
      {
        categories: [
          { name: 'Food', operations: ['Bread'] },
          { name: 'House', operations: ['Bread', 'Rent'] },
        ],
      },
    ],
    [{ kind: 'category.choose', name: 'Gone', added: ['Bread'], removed: [] }, {}],
    [{ kind: 'block.close', block: 'in' }, { blockClosed: ['outMonth', 'in'] }],
    [{ kind: 'block.close', block: 'outMonth' }, {}],
    [{ kind: 'block.open', block: 'outMonth' }, { blockClosed: [] }],
    [{ kind: 'block.open', block: 'in' }, {}],
  ])('%o changes nothing else', (edit, changes) => {
    const before = structuredClone(known);
    expect(editParameters(known, edit)).toEqual({ ...known, ...changes });
    expect(known).toEqual(before);
  });

  test('keeps one operation when a rename makes two operations of a category equal', () => {
    const both: Parameters = { ...known, categories: [{ name: 'All', operations: ['Loan', 'Rent'] }] };
    const { categories, operations } = editParameters(both, { kind: 'operation.rename', name: 'Rent', to: 'Loan' });
    expect(categories).toEqual([{ name: 'All', operations: ['Loan'] }]);
    expect(operations).toEqual(['Bread', 'Loan', 'Taxi']);
  });

  // Source: docs/specification.md#operation-delete.
  test('keeps a removed operation in its categories', () => {
    const { categories } = editParameters(known, { kind: 'operation.remove', name: 'Rent' });
    expect(categories).toEqual(known.categories);
  });
});

const keysOf = ({ operations, categories, blockClosed }: Parameters) => [
  operations.map(nameKey).toSorted(),
  categories.map(({ name }) => nameKey(name)).toSorted(),
  blockClosed.toSorted(),
];

describe('any edit', () => {
  test.each(Object.entries(anyEdits))('%s is idempotent', (_, edits) => {
    fc.assert(
      fc.property(anyParameters, edits, (parameters, edit) => {
        const once = editParameters(parameters, edit);
        expect(editParameters(once, edit)).toEqual(once);
      }),
    );
  });

  // Source: docs/specification.md#operation-name, docs/specification.md#category-add.
  test('keeps names sorted, trimmed and unique', () => {
    fc.assert(
      fc.property(anyParameters, anyEdit, (parameters, edit) => {
        const { operations, categories } = editParameters(parameters, edit);
        for (const list of [
          operations,
          categories.map(({ name }) => name),
          ...categories.map((category) => category.operations),
        ]) {
          expect(list).toEqual([...list].toSorted(compareNames));
          expect(list).toEqual(list.map((name) => name.trim()));
          expect(new Set(list.map(nameKey)).size).toBe(list.length);
        }
        expect(operations.every((name) => name === savedName(name))).toBe(true);
      }),
    );
  });

  const additions = fc.oneof(anyEdits['operation.add'], anyEdits['category.add'], anyEdits['block.close']);
  test('commutes with the edit of another device when it adds names', () => {
    fc.assert(
      fc.property(anyParameters, fc.array(additions), fc.array(additions), (parameters, ours, theirs) => {
        const oursFirst = [...ours, ...theirs].reduce(editParameters, parameters);
        const theirsFirst = [...theirs, ...ours].reduce(editParameters, parameters);
        expect(keysOf(oursFirst)).toEqual(keysOf(theirsFirst));
      }),
    );
  });

  test('commutes with the removal of another name when it selects operations for a category', () => {
    const ours: ParametersEdit = { kind: 'category.choose', name: 'Food', added: ['Taxi'], removed: [] };
    const theirs: ParametersEdit = { kind: 'operation.rename', name: 'Rent', to: 'Loan' };
    const [oursFirst, theirsFirst] = [
      [ours, theirs],
      [theirs, ours],
    ].map((edits) => edits.reduce(editParameters, known));
    expect(oursFirst).toEqual(theirsFirst);
  });
});

describe('toggleBlock', () => {
  test('collapses an open block and expands a collapsed block', () => {
    fc.assert(
      fc.property(anyParameters, fc.constantFrom('in', 'outDay'), (parameters, block) => {
        const wasClosed = parameters.blockClosed.includes(block);
        const after = editParameters(parameters, toggleBlock(parameters, block));
        expect(after.blockClosed.includes(block)).toBe(!wasClosed);
        const again = editParameters(after, toggleBlock(after, block));
        expect(again.blockClosed.toSorted()).toEqual(parameters.blockClosed.toSorted());
      }),
    );
  });
});

// Source: docs/specification.md#operation-name.
test.each([
  [' rent ', 'Rent'],
  ['éclair', 'Éclair'],
  ['TAXI', 'TAXI'],
  ['2 tickets', '2 tickets'],
  [' ', ''],
])('saves the typed name %j as %j', (typed, saved) => expect(savedName(typed)).toBe(saved));
