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

/** A change of one line of a sheet. */
export type LineWrite =
  | ({ readonly kind: 'entry.create'; readonly entry: Entry } & InCollection)
  | ({
      readonly kind: 'entry.update';
      readonly id: string;
      readonly changes: EntryChanges;
      /** What the person saw in the changed fields. */
      readonly before?: EntryChanges;
      /** The whole line after the change, for when it is found to be gone. */
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

/** One change of the user's data, as the outbox keeps it until the server has answered for it. */
export type Write =
  | LineWrite
  /** Changes of lines, of one sheet or two, that happen as one: all of them or none. */
  | { readonly kind: 'lines.together'; readonly writes: readonly LineWrite[] }
  /** A whole sheet, every id drawn: it appears with all its lines or not at all. */
  | { readonly kind: 'sheet.create'; readonly sheet: Sheet; readonly content: SheetContent }
  /** A sheet with all its lines. */
  | { readonly kind: 'sheet.remove'; readonly sheetId: string }
  | {
      readonly kind: 'sheet.update';
      readonly sheetId: string;
      readonly changes: SheetChanges;
      readonly before?: SheetChanges;
    }
  | { readonly kind: 'parameters.update'; readonly changes: Choices }
  /** Merged into the lists that the server holds when it arrives. */
  | { readonly kind: 'parameters.edit'; readonly edits: readonly ParametersEdit[] }
  /** An import, or what takes one back. */
  | { readonly kind: 'account.patch'; readonly id: string; readonly patch: AccountPatch };

/**
 * What became of a write that the server answered:
 * `accepted` also covers "it was already there" and "it was already gone"; `replaced` took the place of what another device
 * had entered meanwhile; `deleted` came too late for what it changes; `dateTaken` makes a sheet of a day that has one;
 * `conflict` was refused again and again as made on an older version; `quota` is more than the account may hold;
 * `refused` will never succeed as it stands.
 */
export type WriteOutcome = 'accepted' | 'replaced' | 'deleted' | 'refused' | 'dateTaken' | 'conflict' | 'quota';

/** Why a write waits for the person's decision. */
export type Refusal = Exclude<WriteOutcome, 'accepted' | 'replaced'>;

/** The shapes of queued writes that this version of the app knows. */
export const recordVersions = [1, 2, 3] as const;

/**
 * A queued write. `v` is the record's shape: a version of the app that does not know it leaves the record to one that does.
 * `seq` is its place in the device's own order, `at` milliseconds since the epoch.
 */
export type OutboxRecord = {
  readonly v: (typeof recordVersions)[number];
  readonly id: string;
  readonly uid: string;
  readonly seq: number;
  readonly at: number;
  readonly write: Write;
  /** The server's last word on it: it waits for the person's, and is not sent. */
  readonly refusal?: Refusal;
};

/** A stored write that this version cannot read. `raw` is its JSON, for the person to keep. */
export type UnreadableRecord = { readonly id: string; readonly uid: string; readonly raw: string };

/** What a device has stored of one person: the records in the order in which they were made, and what cannot be read. */
export type StoredRecords = {
  readonly records: readonly OutboxRecord[];
  readonly unreadable: readonly UnreadableRecord[];
};
