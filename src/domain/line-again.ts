import type { LineWrite, Write } from './writes.ts';

/** A write that may know the line it is about as a whole. */
type OfKnownLine = Exclude<LineWrite, { readonly kind: 'entry.create' | 'provision.create' }>;

/**
 * The write that stores a line again after it was removed; undefined when the line is not known as a whole. It is a line of
 * its own: the old id is spent, and a late copy of the removal would take it away again.
 */
export function lineAgain(write: OfKnownLine, createId: () => string): Write | undefined {
  const { sheetId } = write;
  if ('collection' in write) {
    const { collection, line } = write;
    return line && { kind: 'entry.create', sheetId, collection, entry: { ...line, id: createId() } };
  }
  return write.line && { kind: 'provision.create', sheetId, provision: { ...write.line, id: createId() } };
}
