import type { AccountPatch } from '../archive/account-patch.ts';
import type { Choices } from '../parameters/parameters.ts';
import type { ParametersEdit } from '../parameters/parameters-edits.ts';
import type {
  Entry,
  EntryChanges,
  EntryCollection,
  Provision,
  ProvisionChanges,
  Sheet,
  SheetChanges,
  SheetContent,
} from '../sheet/sheet.ts';

type InCollection = { readonly sheetId: string; readonly collection: EntryCollection };

/** The change of one line. */
export type LineWrite =
  | ({ readonly kind: 'entry.create'; readonly entry: Entry } & InCollection)
  | ({
      readonly kind: 'entry.update';
      readonly id: string;
      readonly changes: EntryChanges;
      /** The old values of the changed fields, as shown to the user. */
      readonly before?: EntryChanges;
      /** The whole line after the change, to recreate a line that another device removed. */
      readonly line?: Entry;
    } & InCollection)
  | ({ readonly kind: 'entry.delete'; readonly id: string; readonly line?: Entry } & InCollection)
  | { readonly kind: 'provision.create'; readonly sheetId: string; readonly provision: Provision }
  | {
      readonly kind: 'provision.update';
      readonly sheetId: string;
      readonly id: string;
      readonly changes: ProvisionChanges;
      readonly before?: ProvisionChanges;
      readonly line?: Provision;
    }
  | { readonly kind: 'provision.delete'; readonly sheetId: string; readonly id: string; readonly line?: Provision };

/** One change of the user's data. The outbox stores it until it is settled. */
export type Write =
  | LineWrite
  /** Changes of lines of one or two sheets, committed atomically. */
  | { readonly kind: 'lines.together'; readonly writes: readonly LineWrite[] }
  /** A new sheet with its lines, committed atomically. */
  | { readonly kind: 'sheet.create'; readonly sheet: Sheet; readonly content: SheetContent }
  /** Removes a sheet with all its lines. */
  | { readonly kind: 'sheet.remove'; readonly sheetId: string }
  | {
      readonly kind: 'sheet.update';
      readonly sheetId: string;
      readonly changes: SheetChanges;
      readonly before?: SheetChanges;
    }
  | { readonly kind: 'parameters.update'; readonly changes: Choices }
  /** Merged into the server's current lists. */
  | { readonly kind: 'parameters.edit'; readonly edits: readonly ParametersEdit[] }
  /** An import, or the undo of an import. */
  | { readonly kind: 'account.patch'; readonly id: string; readonly patch: AccountPatch };

/**
 * The outcome of a write:
 * - `accepted`: stored, or the document was already created or removed
 * - `replaced`: stored over a concurrent change of another device
 * - `deleted`: the changed document was removed
 * - `dateTaken`: the date of a new sheet already has a sheet
 * - `conflict`: repeatedly refused because of concurrent changes
 * - `quota`: exceeds the limits of the account
 * - `refused`: can never succeed
 */
export type WriteOutcome = 'accepted' | 'replaced' | 'deleted' | 'refused' | 'dateTaken' | 'conflict' | 'quota';

/** Why a write waits for the user's decision. */
export type Refusal = Exclude<WriteOutcome, 'accepted' | 'replaced'>;

/** The record versions that this release can read. */
export const recordVersions = [1, 2, 3] as const;

/**
 * A queued write. `v` is the version of its shape. A release skips records of an unknown version.
 * `seq` is the sequence number on this device. `at` is in milliseconds since the epoch.
 */
export type OutboxRecord = {
  readonly v: (typeof recordVersions)[number];
  readonly id: string;
  readonly uid: string;
  readonly seq: number;
  readonly at: number;
  readonly write: Write;
  /** Set when the server has refused the write. A refused write is not sent until the user decides. */
  readonly refusal?: Refusal;
};

/** A stored write that this release cannot read. `raw` is its JSON, for the user to save. */
export type UnreadableRecord = { readonly id: string; readonly uid: string; readonly raw: string };

/** The stored records of one user: readable records in order, and unreadable records. */
export type StoredRecords = {
  readonly records: readonly OutboxRecord[];
  readonly unreadable: readonly UnreadableRecord[];
};
