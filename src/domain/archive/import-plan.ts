import { additionOf, differenceOf, removalOfAddition } from './account-difference.ts';
import { type AccountPatch, type AccountSheet, sheetOf, type StoredAccount } from './account-patch.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';

/** How an import treats what the account holds: it adds what is missing, or takes the place of everything. */
export const importModes = ['add', 'replace'] as const;
export type ImportMode = (typeof importModes)[number];

/** What an import will do, for the person to see before it is done. */
export type ImportSummary = {
  /** Days of the sheets that it brings or changes, newest first. */
  readonly stored: readonly SheetDate[];
  /** Days of the file's sheets that are left out, since the account has one for that day. */
  readonly skipped: readonly SheetDate[];
  /** Days of the account's sheets that go. */
  readonly removed: readonly SheetDate[];
  /** Lines that it stores. */
  readonly lines: number;
  readonly operations: number;
  readonly categories: number;
};

export type ImportPlan = {
  readonly patch: AccountPatch;
  /** Takes the import back; what was entered since into sheets that stay is kept. */
  readonly revert: AccountPatch;
  readonly summary: ImportSummary;
};

/** The latest import, as long as it can be taken back; `at` is in milliseconds since the epoch. */
export type LastImport = {
  readonly at: number;
  readonly mode: ImportMode;
  readonly summary: ImportSummary;
  readonly revert: AccountPatch;
};

export type ImportPlans = {
  readonly plans: { readonly [M in ImportMode]: ImportPlan };
  /** The mode to offer first: an account in which nothing was entered has nothing to keep. */
  readonly mode: ImportMode;
};

const isLine = (path: string) => path.includes('/');

const days = (sheets: readonly AccountSheet[], isWanted: (sheet: AccountSheet) => boolean): readonly SheetDate[] =>
  sheets.filter(isWanted).map(({ date }) => date);

function summaryOf(patch: AccountPatch, account: StoredAccount, added: StoredAccount): ImportSummary {
  const touched = new Set([...patch.puts.map(({ path }) => path), ...patch.removedLines].map(sheetOf));
  const removed = new Set(patch.removedSheets);
  const isSame = new Set(account.sheets.map(({ id }) => id));
  return {
    stored: days(added.sheets, ({ id }) => touched.has(id)),
    skipped: days(added.sheets, ({ id }) => !touched.has(id) && !isSame.has(id)),
    removed: days(account.sheets, ({ id }) => removed.has(id)),
    lines: patch.puts.filter(({ path }) => isLine(path)).length,
    operations: patch.edits.filter(({ kind }) => kind === 'operation.add').length,
    categories: patch.edits.filter(({ kind }) => kind === 'category.add').length,
  };
}

const isUntouched = ({ sheets, parameters }: StoredAccount): boolean =>
  sheets.every(({ isBlank }) => isBlank) && parameters.operations.length === 0 && parameters.categories.length === 0;

/** What importing `added` into the account would do, in each mode. */
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
