import * as fc from 'fast-check';
import type {
  AccountPatch,
  StoredAccount,
  StoredDocument,
  AccountSheet,
} from '../../src/domain/archive/account-patch.ts';
import { documentsOf } from '../../src/domain/archive/account-difference.ts';
import { defaultParameters, type Parameters } from '../../src/domain/parameters/parameters.ts';
import { editParameters } from '../../src/domain/parameters/parameters-edits.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import { anyParameters } from './parameters.ts';

const documentAt = (path: string, value: number): StoredDocument => ({
  path,
  fields: { value: { integerValue: String(value) } },
});

/** A sheet of the first day of a month in 2026. Keys of `lines` are paths below the sheet, such as `outDay/bread`. */
export const storedSheet = (id: string, month: number, lines: Readonly<Record<string, number>> = {}): AccountSheet => ({
  id,
  date: toSheetDate(2026, month, 1),
  document: documentAt(id, month),
  lines: Object.entries(lines).map(([place, value]) => documentAt(`${id}/${place}`, value)),
  isBlank: Object.keys(lines).length === 0,
});

export const storedAccount = (
  sheets: readonly AccountSheet[],
  parameters: Parameters = defaultParameters,
): StoredAccount => ({
  sheets,
  parametersDocument: { path: 'parameters', fields: { operations: parameters.operations } },
  parameters,
});

const anyLines = fc.dictionary(fc.constantFrom('in/a', 'outDay/b', 'outDay/c', 'provisions/d'), fc.nat({ max: 3 }));
const anySheet = fc
  .record({ id: fc.constantFrom('s1', 's2', 's3', 's4'), month: fc.integer({ min: 1, max: 4 }), lines: anyLines })
  .map(({ id, month, lines }) => storedSheet(id, month, lines));

/** Accounts with at most one sheet per date. Few ids and dates are possible, so that two accounts often share them. */
export const anyAccount: fc.Arbitrary<StoredAccount> = fc
  .record({
    sheets: fc
      .uniqueArray(anySheet, { selector: ({ id }) => id, maxLength: 4 })
      .map((sheets) => sheets.filter(({ date }, place) => sheets.findIndex((other) => other.date === date) === place)),
    parameters: anyParameters,
  })
  .map(({ sheets, parameters }) => storedAccount(sheets, parameters));

/** The content of a database. `documents` are by path. */
export type DatabaseContent = {
  readonly documents: Readonly<Record<string, unknown>>;
  readonly parameters: Parameters;
};

const byPath = (documents: readonly StoredDocument[]) =>
  Object.fromEntries(documents.map(({ path, fields }) => [path, fields]));

export const databaseContentOf = (account: StoredAccount): DatabaseContent => ({
  documents: byPath(documentsOf(account)),
  parameters: account.parameters,
});

/** Applies a patch to the content of a database. */
export function patched({ documents, parameters }: DatabaseContent, patch: AccountPatch): DatabaseContent {
  const isGone = (path: string) =>
    patch.removedLines.includes(path) || patch.removedSheets.includes(path.split('/')[0] ?? path);
  const stored = { ...documents, ...byPath(patch.puts) };
  return {
    documents: Object.fromEntries(Object.entries(stored).filter(([path]) => !isGone(path))),
    parameters: patch.edits.reduce(editParameters, parameters),
  };
}
