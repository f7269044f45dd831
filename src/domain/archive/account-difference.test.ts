import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additionOf, differenceOf, documentsOf, removalOfAddition } from './account-difference.ts';
import { defaultParameters } from '../parameters/parameters.ts';
import { anyAccount, heldBy, patched, storedAccount, storedSheet } from '../../../testing/domain/stored-accounts.ts';

const nothing = { puts: [], newSheets: [], removedLines: [], removedSheets: [], edits: [] };
const [march, april] = [storedSheet('march', 3, { 'outDay/bread': 1, 'in/salary': 2 }), storedSheet('april', 4)];
const own = storedAccount([april, march]);
const listed = (values: readonly string[]) => ({ ...march, document: { path: 'march', fields: { values } } });
const pathsOf = (documents: readonly { readonly path: string }[]) => documents.map(({ path }) => path);

describe('the documents of an account', () => {
  test('are the lines of a sheet before the sheet itself, and the parameters last', () => {
    expect(pathsOf(documentsOf(own))).toEqual([
      'april',
      'march/outDay/bread',
      'march/in/salary',
      'march',
      'parameters',
    ]);
  });

  test('lack the parameters when there are none', () => {
    expect(pathsOf(documentsOf({ ...own, parametersDocument: undefined }))).not.toContain('parameters');
  });
});

describe('the difference of two accounts', () => {
  test('made on the one gives the other, document by document', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (from, to) => {
        const after = patched(heldBy(from), differenceOf(from, to));
        expect(after.documents).toEqual(heldBy(to).documents);
      }),
    );
  });

  test('made twice is the same as made once', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (from, to) => {
        const patch = differenceOf(from, to);
        const once = patched(heldBy(from), patch);
        expect(patched(once, patch)).toEqual(once);
      }),
    );
  });

  test('is nothing for an account and itself, whatever the order of its fields', () => {
    const turned = {
      ...march,
      document: { path: 'march', fields: { b: { x: 1, y: 2 }, a: 1 } },
    };
    const same = { ...march, document: { path: 'march', fields: { a: 1, b: { y: 2, x: 1 } } } };
    expect(differenceOf(storedAccount([turned]), storedAccount([same]))).toEqual(nothing);
  });

  test('tells apart what differs in one value or in the order of a list', () => {
    const patch = differenceOf(storedAccount([listed(['a', 'b'])]), storedAccount([listed(['b', 'a'])]));
    expect(pathsOf(patch.puts)).toEqual(['march']);
  });

  test('says which sheets are new, and need not be written over', () => {
    const to = storedAccount([storedSheet('may', 5), storedSheet('march', 3)]);
    expect(differenceOf(own, to).newSheets).toEqual(['may']);
  });

  test('removes lines one by one from sheets that stay, and other sheets as a whole', () => {
    const to = storedAccount([storedSheet('march', 3, { 'in/salary': 2 })]);
    expect(differenceOf(own, to)).toEqual({
      ...nothing,
      removedLines: ['march/outDay/bread'],
      removedSheets: ['april'],
    });
  });
});

describe('the addition of an account', () => {
  // Source: docs/specification.md#import-add.
  test('brings the sheets of free days with their lines first, and no other', () => {
    const added = storedAccount([
      storedSheet('may', 5, { 'outDay/taxi': 4 }),
      storedSheet('another', 4, { 'outDay/x': 1 }),
      storedSheet('march', 6),
    ]);
    const patch = additionOf(own, added);
    expect(pathsOf(patch.puts)).toEqual(['may/outDay/taxi', 'may']);
    expect(patch).toMatchObject({ newSheets: ['may'], removedLines: [], removedSheets: [], edits: [] });
  });

  // Source: docs/specification.md#import-add.
  test('adds the names and categories that are missing', () => {
    const added = storedAccount([], {
      ...defaultParameters,
      operations: ['Taxi'],
      categories: [{ name: 'Food', operations: ['Bread'] }],
    });
    expect(additionOf(own, added).edits).toEqual([
      { kind: 'operation.add', name: 'Taxi' },
      { kind: 'category.add', name: 'Food' },
      { kind: 'category.choose', name: 'Food', added: ['Bread'], removed: [] },
    ]);
  });

  // Source: docs/specification.md#import-add.
  test('changes and removes nothing that was there', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (account, added) => {
        const after = patched(heldBy(account), additionOf(account, added));
        expect(after.documents).toMatchObject(heldBy(account).documents);
        expect(after.parameters.operations).toEqual(expect.arrayContaining([...account.parameters.operations]));
      }),
    );
  });

  test('and its removal together leave the account as it was', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (account, added) => {
        const before = heldBy(account);
        const after = patched(before, additionOf(account, added));
        expect(patched(after, removalOfAddition(account, added))).toEqual(before);
      }),
    );
  });

  test('is taken back with what was entered since into its sheets, and without what was entered elsewhere', () => {
    const added = storedAccount([storedSheet('may', 5)]);
    const { documents, parameters } = patched(heldBy(own), additionOf(own, added));
    const entered = { ...documents, 'may/outDay/new': {}, 'march/outDay/new': {} };
    const after = patched({ documents: entered, parameters }, removalOfAddition(own, added));
    expect(after.documents).toEqual({ ...heldBy(own).documents, 'march/outDay/new': {} });
  });
});
