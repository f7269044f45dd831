import type { Collection } from '../sheet/sheet.ts';
import type { LineWrite, Write } from './writes.ts';

/** The line that a write is about, and where it is. */
export type LinePlace = { readonly sheetId: string; readonly collection: Collection; readonly id: string };

/** Whether a write is about one line of a sheet. */
export const isLineWrite = (write: Write): write is LineWrite =>
  write.kind.startsWith('entry.') || write.kind.startsWith('provision.');

/** The changes of lines that a write is made of, in its order; none where it is about something else. */
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

/** The path of the line that a write is about, below the account's own. */
export function linePath(write: LineWrite): string {
  const { sheetId, collection, id } = placeOf(write);
  return `${sheetId}/${collection}/${id}`;
}

export const isLineCreation = (write: LineWrite): boolean => write.kind.endsWith('.create');
export const isLineRemoval = (write: LineWrite): boolean => write.kind.endsWith('.delete');

/** The most changes that fit in one write: the server accepts no larger commit. */
export const maxBatch = 500;

/** One write for several changes of lines, stored and undone all or none; a single change stays as it is. Undefined for none. */
export const toBatch = (writes: readonly LineWrite[]): Write | undefined =>
  writes.length > 1 ? { kind: 'lines.together', writes } : writes[0];
