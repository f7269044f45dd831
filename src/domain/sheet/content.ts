import { reuseEqualLines, withChanges, withLine, withoutLine } from './lines.ts';
import { entryCollections } from './sheet.ts';
import type { Entry, EntryChanges, EntryCollection, Provision, ProvisionChanges, SheetContent } from './sheet.ts';

// Every function gives back the same content when nothing changes, and keeps the reference of each collection and of each
// line it does not touch: totals and rows are memoised by these references.

const withEntries = (content: SheetContent, collection: EntryCollection, entries: readonly Entry[]): SheetContent =>
  entries === content[collection] ? content : { ...content, [collection]: entries };

const withProvisions = (content: SheetContent, provisions: readonly Provision[]): SheetContent =>
  provisions === content.provisions ? content : { ...content, provisions };

/** Adds an entry at the end of its collection; one with the same id is replaced where it stands. */
export const addEntry = (content: SheetContent, collection: EntryCollection, entry: Entry): SheetContent =>
  withEntries(content, collection, withLine(content[collection], entry));

/** Changes fields of an entry; an unknown id changes nothing. */
export const updateEntry = (
  content: SheetContent,
  collection: EntryCollection,
  id: string,
  changes: EntryChanges,
): SheetContent => withEntries(content, collection, withChanges(content[collection], id, changes));

/** Removes an entry; an unknown id changes nothing. */
export const removeEntry = (content: SheetContent, collection: EntryCollection, id: string): SheetContent =>
  withEntries(content, collection, withoutLine(content[collection], id));

/** Adds a provision at the end; one with the same id is replaced where it stands. */
export const addProvision = (content: SheetContent, provision: Provision): SheetContent =>
  withProvisions(content, withLine(content.provisions, provision));

/** Changes fields of a provision; an unknown id changes nothing. */
export const updateProvision = (content: SheetContent, id: string, changes: ProvisionChanges): SheetContent =>
  withProvisions(content, withChanges(content.provisions, id, changes));

/** Removes a provision; an unknown id changes nothing. */
export const removeProvision = (content: SheetContent, id: string): SheetContent =>
  withProvisions(content, withoutLine(content.provisions, id));

/** `next` with the reference of `content` for whatever is equal in both (structural sharing), so that it is not rendered again. */
export function reuseEqualContent(content: SheetContent, next: SheetContent): SheetContent {
  const provisions = withProvisions(content, reuseEqualLines(content.provisions, next.provisions));
  return entryCollections.reduce(
    (after, collection) => withEntries(after, collection, reuseEqualLines(content[collection], next[collection])),
    provisions,
  );
}
