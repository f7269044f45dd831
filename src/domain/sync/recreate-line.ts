import type { LineWrite } from './writes.ts';

/**
 * The write that stores a line again after it was removed; undefined when the line is not known as a whole. It is a line of
 * its own: the old id is spent, and a late copy of the removal would take it away again.
 */
export function recreateLine(write: LineWrite, createId: () => string): LineWrite | undefined {
  const { sheetId } = write;
  if ('collection' in write) {
    const { collection } = write;
    const line = write.kind === 'entry.create' ? write.entry : write.line;
    return line && { kind: 'entry.create', sheetId, collection, entry: { ...line, id: createId() } };
  }
  const line = write.kind === 'provision.create' ? write.provision : write.line;
  return line && { kind: 'provision.create', sheetId, provision: { ...line, id: createId() } };
}
