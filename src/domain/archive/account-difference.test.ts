import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { additionOf, differenceOf, documentsOf, removalOfAddition } from './account-difference.ts';
import { defaultParameters } from '../parameters/parameters.ts';
import {
  anyAccount,
  databaseContentOf,
  patched,
  storedAccount,
  storedSheet,
} from '../../../testing/domain/stored-accounts.ts';

const nothing = { puts: [], newSheets: [], removedLines: [], removedSheets: [], edits: [] };
const [march, april] = [storedSheet('march', 3, { 'outDay/bread': 1, 'in/salary': 2 }), storedSheet('april', 4)];
const own = storedAccount([april, march]);
const listed = (values: readonly string[]) => ({ ...march, document: { path: 'march', fields: { values } } });
const pathsOf = (documents: readonly { readonly path: string }[]) => documents.map(({ path }) => path);

describe('documentsOf', () => {
  test('lists the lines of a sheet before the sheet, and the parameters last', () => {
    expect(pathsOf(documentsOf(own))).toEqual([
      'april',
      'march/outDay/bread',
      'march/in/salary',
      'march',
      'parameters',
    ]);
  });

  test('omits absent parameters', () => {
    expect(pathsOf(documentsOf({ ...own, parametersDocument: undefined }))).not.toContain('parameters');
  });
});

describe('differenceOf', () => {
  test('returns a patch that turns the first account into the second', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (from, to) => {
        const after = patched(databaseContentOf(from), differenceOf(from, to));
        expect(after.documents).toEqual(databaseContentOf(to).documents);
      }),
    );
  });

  test('returns an idempotent patch', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (from, to) => {
        const patch = differenceOf(from, to);
        const once = patched(databaseContentOf(from), patch);
        expect(patched(once, patch)).toEqual(once);
      }),
    );
  });

  test('returns an empty patch for equal accounts, ignoring the order of fields', () => {
    const turned = {
      ...march,
      document: { path: 'march', fields: { b: { x: 1, y: 2 }, a: 1 } },
    };
    const same = { ...march, document: { path: 'march', fields: { a: 1, b: { y: 2, x: 1 } } } };
    expect(differenceOf(storedAccount([turned]), storedAccount([same]))).toEqual(nothing);
  });

  test('detects a changed order in a list', () => {
    const patch = differenceOf(storedAccount([listed(['a', 'b'])]), storedAccount([listed(['b', 'a'])]));
    expect(pathsOf(patch.puts)).toEqual(['march']);
  });

  test('lists new sheets', () => {
    const to = storedAccount([storedSheet('may', 5), storedSheet('march', 3)]);
    expect(differenceOf(own, to).newSheets).toEqual(['may']);
  });

  test('removes single lines from kept sheets, and removed sheets as a whole', () => {
    const to = storedAccount([storedSheet('march', 3, { 'in/salary': 2 })]);
    expect(differenceOf(own, to)).toEqual({
      ...nothing,
      removedLines: ['march/outDay/bread'],
      removedSheets: ['april'],
    });
  });
});

describe('additionOf', () => {
  // Source: docs/specification.md#import-add.
  test('adds only sheets whose date is free, lines first', () => {
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
  test('adds missing operations and categories', () => {
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
  test('keeps every document of the account', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (account, added) => {
        const after = patched(databaseContentOf(account), additionOf(account, added));
        expect(after.documents).toMatchObject(databaseContentOf(account).documents);
        expect(after.parameters.operations).toEqual(expect.arrayContaining([...account.parameters.operations]));
      }),
    );
  });

  test('is undone by removalOfAddition', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (account, added) => {
        const before = databaseContentOf(account);
        const after = patched(before, additionOf(account, added));
        expect(patched(after, removalOfAddition(account, added))).toEqual(before);
      }),
    );
  });

  test('is undone with the lines added later to added sheets, but not to other sheets', () => {
    const added = storedAccount([storedSheet('may', 5)]);
    const { documents, parameters } = patched(databaseContentOf(own), additionOf(own, added));
    const entered = { ...documents, 'may/outDay/new': {}, 'march/outDay/new': {} };
    const after = patched({ documents: entered, parameters }, removalOfAddition(own, added));
    expect(after.documents).toEqual({ ...databaseContentOf(own).documents, 'march/outDay/new': {} });
  });
});
