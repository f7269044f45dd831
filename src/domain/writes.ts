import type { ParametersChanges } from './parameters.ts';
import type {
  Entry,
  EntryChanges,
  EntryCollection,
  Provision,
  ProvisionChanges,
  Sheet,
  SheetChanges,
} from './sheet.ts';

/** One change of the user's data, as the outbox keeps it until the server has answered for it. */
export type Write =
  | {
      readonly kind: 'entry.create';
      readonly sheetId: string;
      readonly collection: EntryCollection;
      readonly entry: Entry;
    }
  | {
      readonly kind: 'entry.update';
      readonly sheetId: string;
      readonly collection: EntryCollection;
      readonly id: string;
      readonly changes: EntryChanges;
    }
  | {
      readonly kind: 'entry.delete';
      readonly sheetId: string;
      readonly collection: EntryCollection;
      readonly id: string;
    }
  | { readonly kind: 'provision.create'; readonly sheetId: string; readonly provision: Provision }
  | {
      readonly kind: 'provision.update';
      readonly sheetId: string;
      readonly id: string;
      readonly changes: ProvisionChanges;
    }
  | { readonly kind: 'provision.delete'; readonly sheetId: string; readonly id: string }
  | { readonly kind: 'sheet.create'; readonly sheet: Sheet }
  | { readonly kind: 'sheet.update'; readonly sheetId: string; readonly changes: SheetChanges }
  | { readonly kind: 'parameters.update'; readonly changes: ParametersChanges };

/**
 * What became of a write that the server answered:
 * `accepted` also covers "it was already there" and "it was already gone"; `refused` will never succeed as it stands.
 */
export type WriteOutcome = 'accepted' | 'refused';

/** A queued write. `v` is the record's shape, `seq` its place in the device's own order, `at` milliseconds since the epoch. */
export type OutboxRecord = {
  readonly v: 1;
  readonly id: string;
  readonly uid: string;
  readonly seq: number;
  readonly at: number;
  readonly write: Write;
};
