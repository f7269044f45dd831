import * as v from 'valibot';
import { type AccountPatch, sheetOf } from '../../../domain/archive/account-patch.ts';
import { wireFields } from '../../../../contract/values.ts';
import { type CommitWrite, type Documents, idOf } from '../../documents/documents.ts';
import { isDateTaken, isStatus } from '../../documents/documents-error.ts';
import { inChunks, inOrder } from './in-chunks.ts';
import { mergeParameters } from './merge-parameters.ts';
import { removeWholeSheet } from './whole-sheet.ts';

type StoredWrite = Extract<CommitWrite, { readonly kind: 'create' | 'put' }>;
type Chunk = readonly StoredWrite[];

/** Stores documents of one account; those of a sheet that is there by now are left as they are. */
const storing = (documents: Documents, uid: string, signal: AbortSignal) => async (chunk: Chunk) => {
  try {
    await documents.commit(chunk, signal);
  } catch (error) {
    if (!isStatus(error, 'ALREADY_EXISTS') || isDateTaken(error)) throw error;
    // An earlier try has stored it, or the id was deleted before (tombstone). A sheet's own document comes last: where that
    // exists, so does the rest, and may have been edited since.
    const sheets = new Set((await documents.list(uid, '', signal)).map(idOf));
    const isMissing = ({ kind, path }: StoredWrite) =>
      kind === 'put' || !sheets.has(sheetOf(path.slice(uid.length + 1)));
    const missing = chunk.filter(isMissing).map((write) => ({ ...write, kind: 'put' as const }));
    if (missing.length > 0) await documents.commit(missing, signal);
  }
};

/**
 * Makes the account hold what the patch says. Every step may be taken again, so that a try that was cut off is completed by
 * the next; nothing is removed before everything new is stored, and no late copy of a step writes over what was entered
 * since into a sheet that it has brought.
 * @throws {DocumentsError} when the database refuses a step
 */
export async function applyPatch(
  documents: Documents,
  uid: string,
  { puts, newSheets = [], removedLines, removedSheets, edits }: AccountPatch,
  signal: AbortSignal,
): Promise<void> {
  const isNew = new Set(newSheets);
  const writes = puts.map(({ path, fields }) => ({
    kind: isNew.has(sheetOf(path)) ? ('create' as const) : ('put' as const),
    path: `${uid}/${path}`,
    fields: v.parse(wireFields, fields),
  }));
  await inChunks(writes, storing(documents, uid, signal));
  await inChunks(
    removedLines.map((path) => ({ kind: 'delete' as const, path: `${uid}/${path}` })),
    (chunk) => documents.commit(chunk, signal),
  );
  await inOrder(removedSheets, (id) => removeWholeSheet(documents, uid, id, signal));
  if (edits.length > 0) await mergeParameters(documents, uid, edits, signal);
}
