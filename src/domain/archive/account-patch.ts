import type { Parameters } from '../parameters/parameters.ts';
import type { ParametersEdit } from '../parameters/parameters-edits.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';

/** A document as stored in the database. `path` is relative to the account, such as `sheetId/outDay/entryId`. */
export type StoredDocument = { readonly path: string; readonly fields: { readonly [field: string]: unknown } };

/** A sheet with its lines, as stored. */
export type AccountSheet = {
  readonly id: string;
  readonly date: SheetDate;
  readonly document: StoredDocument;
  readonly lines: readonly StoredDocument[];
  /** Whether the sheet has no line and no balance. */
  readonly isBlank: boolean;
};

/** All documents of an account. */
export type StoredAccount = {
  /** Newest first. */
  readonly sheets: readonly AccountSheet[];
  /** Undefined for an account without a parameters document. */
  readonly parametersDocument: StoredDocument | undefined;
  readonly parameters: Parameters;
};

/** The changes that turn one account into another. Applying a patch twice equals applying it once. */
export type AccountPatch = {
  /** Documents to replace as a whole. The lines of a sheet precede the sheet; the parameters are last. */
  readonly puts: readonly StoredDocument[];
  /** Ids of sheets to create on dates without a sheet. Absent in patches stored by earlier releases. */
  readonly newSheets?: readonly string[];
  /** Paths of lines to remove from kept sheets. */
  readonly removedLines: readonly string[];
  /** Ids of sheets to remove with all their lines, even lines added later. */
  readonly removedSheets: readonly string[];
  readonly edits: readonly ParametersEdit[];
};

/** The id of the sheet in a document's path. */
export const sheetOf = (path: string): string => path.split('/')[0] ?? path;
