import type { Collection } from '../sheet/sheet.ts';
import type { LineWrite, Write } from './writes.ts';

/** The location of a line. */
export type LinePlace = { readonly sheetId: string; readonly collection: Collection; readonly id: string };

/** Whether a write changes a single line. */
export const isLineWrite = (write: Write): write is LineWrite =>
  write.kind.startsWith('entry.') || write.kind.startsWith('provision.');

/** The line writes of a write, in order; empty if it changes no line. */
export function lineWritesOf(write: Write): readonly LineWrite[] {
  if (write.kind === 'lines.together') return write.writes;
  return isLineWrite(write) ? [write] : [];
}

export function placeOf(write: LineWrite): LinePlace {
  const { sheetId } = write;
  switch (write.kind) {
    case 'entry.create':
      return { sheetId, collection: write.collection, id: write.entry.id };
    case 'entry.update':
    case 'entry.delete':
      return { sheetId, collection: write.collection, id: write.id };
    case 'provision.create':
      return { sheetId, collection: 'provisions', id: write.provision.id };
    case 'provision.update':
    case 'provision.delete':
      return { sheetId, collection: 'provisions', id: write.id };
  }
}

/** The path of a write's line, relative to the account. */
export function linePath(write: LineWrite): string {
  const { sheetId, collection, id } = placeOf(write);
  return `${sheetId}/${collection}/${id}`;
}

export const isLineCreation = (write: LineWrite): boolean => write.kind.endsWith('.create');
export const isLineRemoval = (write: LineWrite): boolean => write.kind.endsWith('.delete');

/** The maximum number of line writes in one write: Firestore's limit of a commit. */
export const maxBatch = 500;

/** Joins line writes into a batch that is stored, refused and undone as a whole; undefined without a write. */
export const toBatch = (writes: readonly LineWrite[]): Write | undefined =>
  writes.length > 1 ? { kind: 'lines.together', writes } : writes[0];
