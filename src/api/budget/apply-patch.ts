import * as v from 'valibot';
import type { AccountPatch } from '../../domain/account-patch.ts';
import { wireFields } from '../contract/values.ts';
import type { Documents } from '../documents/documents.ts';
import { inChunks, inOrder } from './in-chunks.ts';
import { mergeParameters } from './merge-parameters.ts';
import { removeWholeSheet } from './whole-sheet.ts';

/**
 * Makes the account hold what the patch says. Every step may be taken again, so that a try that was cut off is completed by
 * the next; nothing is removed before everything new is stored.
 * @throws {DocumentsError} when the database refuses a step
 */
export async function applyPatch(
  documents: Documents,
  uid: string,
  { puts, removedLines, removedSheets, edits }: AccountPatch,
  signal: AbortSignal,
): Promise<void> {
  const commit = (chunk: Parameters<Documents['commit']>[0]) => documents.commit(chunk, signal);
  await inChunks(
    puts.map(({ path, fields }) => ({ kind: 'put', path: `${uid}/${path}`, fields: v.parse(wireFields, fields) })),
    commit,
  );
  await inChunks(
    removedLines.map((path) => ({ kind: 'delete', path: `${uid}/${path}` })),
    commit,
  );
  await inOrder(removedSheets, (id) => removeWholeSheet(documents, uid, id, signal));
  if (edits.length > 0) await mergeParameters(documents, uid, edits, signal);
}
