import * as v from 'valibot';
import { type AccountPatch, sheetOf } from '../../../domain/archive/account-patch.ts';
import { wireFields } from '../../../../contract/values.ts';
import { type CommitWrite, type Documents, idOf } from '../../documents/documents.ts';
import { isDateTaken, isStatus } from '../../documents/documents-error.ts';
import { inChunks, inSequence } from './in-chunks.ts';
import { mergeParameters } from './merge-parameters.ts';
import { removeWholeSheet } from './whole-sheet.ts';

type StoredWrite = Extract<CommitWrite, { readonly kind: 'create' | 'put' }>;
type Chunk = readonly StoredWrite[];

/** Stores documents of an account, except those of a new sheet that exists already. */
const storing = (documents: Documents, uid: string, signal: AbortSignal) => async (chunk: Chunk) => {
  try {
    await documents.commit(chunk, signal);
  } catch (error) {
    if (!isStatus(error, 'ALREADY_EXISTS') || isDateTaken(error)) throw error;
    // An earlier attempt has stored it, or the id was deleted before (tombstone). The document of a sheet comes last: if it exists,
    // so do its lines, which may have been edited since.
    const sheets = new Set((await documents.list(uid, '', signal)).map(idOf));
    const isMissing = ({ kind, path }: StoredWrite) =>
      kind === 'put' || !sheets.has(sheetOf(path.slice(uid.length + 1)));
    const missing = chunk.filter(isMissing).map((write) => ({ ...write, kind: 'put' as const }));
    if (missing.length > 0) await documents.commit(missing, signal);
  }
};

/**
 * Applies a patch to the account. Every step can be repeated, so that the next attempt completes an interrupted one. Nothing is
 * removed before everything new is stored. A late copy of a step does not overwrite later edits of an imported sheet.
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
  await inSequence(removedSheets, (id) => removeWholeSheet(documents, uid, id, signal));
  if (edits.length > 0) await mergeParameters(documents, uid, edits, signal);
}
