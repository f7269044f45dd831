import { reuseEqualLines, withChanges, withLine, withoutLine } from './lines.ts';
import { entryCollections } from './sheet.ts';
import type { Entry, EntryChanges, EntryCollection, Provision, ProvisionChanges, SheetContent } from './sheet.ts';

// Totals and rows are memoised by reference: every function keeps the references of unchanged content, collections and lines.

const withEntries = (content: SheetContent, collection: EntryCollection, entries: readonly Entry[]): SheetContent =>
  entries === content[collection] ? content : { ...content, [collection]: entries };

const withProvisions = (content: SheetContent, provisions: readonly Provision[]): SheetContent =>
  provisions === content.provisions ? content : { ...content, provisions };

/** Appends an entry to its collection, or replaces the entry with the same id. */
export const addEntry = (content: SheetContent, collection: EntryCollection, entry: Entry): SheetContent =>
  withEntries(content, collection, withLine(content[collection], entry));

/** Changes fields of an entry; ignores an unknown id. */
export const updateEntry = (
  content: SheetContent,
  collection: EntryCollection,
  id: string,
  changes: EntryChanges,
): SheetContent => withEntries(content, collection, withChanges(content[collection], id, changes));

/** Removes an entry; ignores an unknown id. */
export const removeEntry = (content: SheetContent, collection: EntryCollection, id: string): SheetContent =>
  withEntries(content, collection, withoutLine(content[collection], id));

/** Appends a provision, or replaces the provision with the same id. */
export const addProvision = (content: SheetContent, provision: Provision): SheetContent =>
  withProvisions(content, withLine(content.provisions, provision));

/** Changes fields of a provision; ignores an unknown id. */
export const updateProvision = (content: SheetContent, id: string, changes: ProvisionChanges): SheetContent =>
  withProvisions(content, withChanges(content.provisions, id, changes));

/** Removes a provision; ignores an unknown id. */
export const removeProvision = (content: SheetContent, id: string): SheetContent =>
  withProvisions(content, withoutLine(content.provisions, id));

/** `next` with the references of equal parts of `content` (structural sharing), so that equal parts do not render again. */
export function reuseEqualContent(content: SheetContent, next: SheetContent): SheetContent {
  const provisions = withProvisions(content, reuseEqualLines(content.provisions, next.provisions));
  return entryCollections.reduce(
    (after, collection) => withEntries(after, collection, reuseEqualLines(content[collection], next[collection])),
    provisions,
  );
}
