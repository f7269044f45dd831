import { inverseOf, parametersDifference } from '../parameters/parameters-difference.ts';
import type { AccountPatch, AccountSheet, StoredAccount, StoredDocument } from './account-patch.ts';

// The order of stored fields carries no meaning.
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** All documents of an account. The lines of a sheet precede the sheet; the parameters are last. */
export const documentsOf = ({ sheets, parametersDocument }: StoredAccount): readonly StoredDocument[] => [
  ...sheets.flatMap(({ document, lines }) => [...lines, document]),
  ...(parametersDocument ? [parametersDocument] : []),
];

const pathsOf = (sheets: readonly AccountSheet[]) => sheets.flatMap(({ lines }) => lines.map(({ path }) => path));

// The rules forbid deleting the parameters; an empty document is equivalent.
const emptied: StoredDocument = { path: 'parameters', fields: {} };

/** The ids of sheets to create with `exists: false`. The database refuses this precondition for a date that has a sheet. */
const newSheetsOf = (from: StoredAccount, added: readonly AccountSheet[]): readonly string[] => {
  const own = new Set(from.sheets.map(({ id }) => id));
  const missing = added.filter(({ id }) => !own.has(id));
  const byDate = Map.groupBy([...from.sheets, ...missing], ({ date }) => date);
  return missing.filter(({ date }) => byDate.get(date)?.length === 1).map(({ id }) => id);
};

/** The patch that turns `from` into `to`. */
export function differenceOf(from: StoredAccount, to: StoredAccount): AccountPatch {
  const known = new Map(documentsOf(from).map(({ path, fields }) => [path, keyOf(fields)]));
  const kept = new Set(to.sheets.map(({ id }) => id));
  const keptLines = new Set(pathsOf(to.sheets));
  const staying = from.sheets.filter(({ id }) => kept.has(id));
  const wanted = [...documentsOf(to), ...(from.parametersDocument && !to.parametersDocument ? [emptied] : [])];
  return {
    puts: wanted.filter(({ path, fields }) => known.get(path) !== keyOf(fields)),
    newSheets: newSheetsOf(from, to.sheets),
    removedLines: pathsOf(staying).filter((path) => !keptLines.has(path)),
    removedSheets: from.sheets.map(({ id }) => id).filter((id) => !kept.has(id)),
    edits: [],
  };
}

/** The sheets of `added` on dates without a sheet in the account. */
const missingSheets = (account: StoredAccount, added: StoredAccount): readonly AccountSheet[] => {
  const dates = new Set(account.sheets.map(({ date }) => date));
  const ids = new Set(account.sheets.map(({ id }) => id));
  return added.sheets.filter(({ id, date }) => !dates.has(date) && !ids.has(id));
};

/** The patch that adds the sheets and names of `added` that the account lacks, and changes nothing else. */
export function additionOf(account: StoredAccount, added: StoredAccount): AccountPatch {
  const sheets = missingSheets(account, added);
  return {
    puts: sheets.flatMap(({ document, lines }) => [...lines, document]),
    newSheets: newSheetsOf(account, sheets),
    removedLines: [],
    removedSheets: [],
    edits: parametersDifference(account.parameters, added.parameters),
  };
}

/** The patch that undoes `additionOf`. It removes the added sheets and all their lines, even lines added later. */
export function removalOfAddition(account: StoredAccount, added: StoredAccount): AccountPatch {
  return {
    puts: [],
    newSheets: [],
    removedLines: [],
    removedSheets: missingSheets(account, added).map(({ id }) => id),
    edits: parametersDifference(account.parameters, added.parameters).map(inverseOf),
  };
}
