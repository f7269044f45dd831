import { additionOf, differenceOf, removalOfAddition } from './account-difference.ts';
import { type AccountPatch, type AccountSheet, sheetOf, type StoredAccount } from './account-patch.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';

/** `add` adds what the account lacks, `replace` replaces everything. */
export const importModes = ['add', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

/** A preview of an import. */
export type ImportSummary = {
  /** Dates of added and changed sheets, newest first. */
  readonly stored: readonly SheetDate[];
  /** Dates of sheets in the file that are not imported, because the account has a sheet of that date. */
  readonly skipped: readonly SheetDate[];
  /** Dates of removed sheets. */
  readonly removed: readonly SheetDate[];
  /** The number of stored lines. */
  readonly lines: number;
  readonly operations: number;
  readonly categories: number;
};

export type ImportPlan = {
  readonly patch: AccountPatch;
  /** Undoes the import. Keeps lines added later to sheets that the import did not add. */
  readonly revert: AccountPatch;
  readonly summary: ImportSummary;
};

/** The latest import if it can be undone. `at` is in milliseconds since the epoch. */
export type LastImport = {
  readonly at: number;
  readonly mode: ImportMode;
  readonly summary: ImportSummary;
  readonly revert: AccountPatch;
};

export type ImportPlans = {
  readonly plans: { readonly [M in ImportMode]: ImportPlan };
  /** The default mode: `replace` for an account without data. */
  readonly mode: ImportMode;
};

const isLine = (path: string) => path.includes('/');

const datesOf = (sheets: readonly AccountSheet[], isWanted: (sheet: AccountSheet) => boolean): readonly SheetDate[] =>
  sheets.filter(isWanted).map(({ date }) => date);

function summaryOf(patch: AccountPatch, account: StoredAccount, added: StoredAccount): ImportSummary {
  const touched = new Set([...patch.puts.map(({ path }) => path), ...patch.removedLines].map(sheetOf));
  const removed = new Set(patch.removedSheets);
  const isSame = new Set(account.sheets.map(({ id }) => id));
  return {
    stored: datesOf(added.sheets, ({ id }) => touched.has(id)),
    skipped: datesOf(added.sheets, ({ id }) => !touched.has(id) && !isSame.has(id)),
    removed: datesOf(account.sheets, ({ id }) => removed.has(id)),
    lines: patch.puts.filter(({ path }) => isLine(path)).length,
    operations: patch.edits.filter(({ kind }) => kind === 'operation.add').length,
    categories: patch.edits.filter(({ kind }) => kind === 'category.add').length,
  };
}

const isUntouched = ({ sheets, parameters }: StoredAccount): boolean =>
  sheets.every(({ isBlank }) => isBlank) && parameters.operations.length === 0 && parameters.categories.length === 0;

/** The plan of an import of `added` in each mode. */
export function planImport(account: StoredAccount, added: StoredAccount): ImportPlans {
  const addition = additionOf(account, added);
  const replacement = differenceOf(account, added);
  return {
    plans: {
      add: {
        patch: addition,
        revert: removalOfAddition(account, added),
        summary: summaryOf(addition, account, added),
      },
      replace: {
        patch: replacement,
        revert: differenceOf(added, account),
        summary: {
          ...summaryOf(replacement, account, added),
          operations: added.parameters.operations.length,
          categories: added.parameters.categories.length,
        },
      },
    },
    mode: isUntouched(account) ? 'replace' : 'add',
  };
}
