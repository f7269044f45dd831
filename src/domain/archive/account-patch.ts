import type { Parameters } from '../parameters/parameters.ts';
import type { ParametersEdit } from '../parameters/parameters-edits.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';

/** A document as the database holds it. `path` is below the account's own, such as `sheetId/outDay/entryId`. */
export type StoredDocument = { readonly path: string; readonly fields: { readonly [field: string]: unknown } };

/** A sheet with its lines, as stored. */
export type AccountSheet = {
  readonly id: string;
  readonly date: SheetDate;
  readonly document: StoredDocument;
  readonly lines: readonly StoredDocument[];
  /** Whether nothing was entered in it: no line, no balance. */
  readonly isBlank: boolean;
};

/** All that an account holds. */
export type StoredAccount = {
  /** Newest first. */
  readonly sheets: readonly AccountSheet[];
  /** Undefined for an account without a parameters document. */
  readonly parametersDocument: StoredDocument | undefined;
  readonly parameters: Parameters;
};

/** What turns one account's documents into another's; idempotent: every part may be applied again. */
export type AccountPatch = {
  /** Documents to store whole: the lines of a sheet before the sheet's own, the parameters last. */
  readonly puts: readonly StoredDocument[];
  /** Ids of sheets that the account did not have, nor another of their day; absent from patches that an earlier release has stored. */
  readonly newSheets?: readonly string[];
  /** Paths of lines to remove from sheets that stay. */
  readonly removedLines: readonly string[];
  /** Ids of sheets to remove with all the lines that they hold by then. */
  readonly removedSheets: readonly string[];
  readonly edits: readonly ParametersEdit[];
};

/** The id of the sheet that a document is, or is in. */
export const sheetOf = (path: string): string => path.split('/')[0] ?? path;
