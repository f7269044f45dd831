import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planImport } from './import-plan.ts';
import { defaultParameters } from '../parameters/parameters.ts';
import {
  anyAccount,
  databaseContentOf,
  patched,
  storedAccount,
  storedSheet,
} from '../../../testing/domain/stored-accounts.ts';

const march = storedSheet('march', 3, { 'outDay/bread': 1, 'in/salary': 2 });
const own = storedAccount([storedSheet('april', 4), march], { ...defaultParameters, operations: ['Bread'] });
const file = storedAccount(
  [storedSheet('may', 5, { 'outDay/taxi': 4 }), storedSheet('other', 4), storedSheet('march', 3, { 'in/salary': 2 })],
  { ...defaultParameters, operations: ['Bread', 'Taxi'], categories: [{ name: 'Food', operations: ['Bread'] }] },
);

describe('planImport', () => {
  // Source: docs/specification.md#import-add.
  test('summarises the stored and skipped dates and the counts of an addition', () => {
    expect(planImport(own, file).plans.add.summary).toEqual({
      stored: ['2026-5-1'],
      skipped: ['2026-4-1'],
      removed: [],
      lines: 1,
      operations: 1,
      categories: 1,
    });
  });

  // Source: docs/specification.md#import-replace.
  test('summarises the stored and removed dates and the counts of a replacement', () => {
    expect(planImport(own, file).plans.replace.summary).toEqual({
      stored: ['2026-5-1', '2026-4-1', '2026-3-1'],
      skipped: [],
      removed: ['2026-4-1'],
      lines: 1,
      operations: 2,
      categories: 1,
    });
  });

  test('counts a sheet that only loses lines as stored, but not an equal sheet', () => {
    const fewer = storedAccount([storedSheet('april', 4), storedSheet('march', 3, { 'in/salary': 2 })]);
    expect(planImport(own, fewer).plans.replace.summary).toMatchObject({ stored: ['2026-3-1'], removed: [], lines: 0 });
  });

  test('plans no change when the account imports its own export', () => {
    const { add } = planImport(own, own).plans;
    expect(add.summary).toEqual({ stored: [], skipped: [], removed: [], lines: 0, operations: 0, categories: 0 });
    expect(add.patch).toEqual({ puts: [], newSheets: [], removedLines: [], removedSheets: [], edits: [] });
  });
});

describe('an import plan', () => {
  test.each(['add', 'replace'] as const)('is undone exactly by the revert in mode %s', (mode) => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (account, added) => {
        const { patch, revert } = planImport(account, added).plans[mode];
        const before = databaseContentOf(account);
        expect(patched(patched(before, patch), revert)).toEqual(before);
      }),
    );
  });

  // Source: docs/specification.md#import-replace.
  test('leaves exactly the content of the file in mode replace', () => {
    fc.assert(
      fc.property(anyAccount, anyAccount, (account, added) => {
        const { patch } = planImport(account, added).plans.replace;
        expect(patched(databaseContentOf(account), patch).documents).toEqual(databaseContentOf(added).documents);
      }),
    );
  });
});

// Source: docs/specification.md#import-preview.
describe('the default mode of an import', () => {
  test('is `replace` for an account without data', () => {
    expect(planImport(storedAccount([storedSheet('march', 3)]), file).mode).toBe('replace');
    expect(planImport(storedAccount([]), file).mode).toBe('replace');
  });

  test.each([
    ['a line', storedAccount([storedSheet('april', 4), march])],
    ['a balance', storedAccount([{ ...storedSheet('april', 4), isBlank: false }])],
    ['a name', storedAccount([], { ...defaultParameters, operations: ['Bread'] })],
    ['a category', storedAccount([], { ...defaultParameters, categories: [{ name: 'Food', operations: [] }] })],
  ])('is add for an account with %s', (_, account) => expect(planImport(account, file).mode).toBe('add'));
});
