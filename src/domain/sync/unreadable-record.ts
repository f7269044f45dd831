import type { OutboxRecord } from './writes.ts';

/** A stored write that this version cannot read. `raw` is its JSON, for the person to keep. */
export type UnreadableRecord = { readonly id: string; readonly uid: string; readonly raw: string };

/** What a device has stored of one person: the records in the order in which they were made, and what cannot be read. */
export type StoredRecords = {
  readonly records: readonly OutboxRecord[];
  readonly unreadable: readonly UnreadableRecord[];
};
