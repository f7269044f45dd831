import type { Choices } from '../../../domain/parameters/parameters.ts';
import { linePath, placeOf } from '../../../domain/sync/line-writes.ts';
import { remedyOf } from '../../../domain/sync/send-failure.ts';
import type { Write, WriteOutcome } from '../../../domain/sync/writes.ts';
import type { Documents } from '../../documents/documents.ts';
import { isAccountFull, isDateTaken, isDeleted, isStatus } from '../../documents/documents-error.ts';
import { applyPatch } from './apply-patch.ts';
import { commitBatch, find } from './commit-batch.ts';
import { ignoreExisting, createWholeSheet, removeWholeSheet } from './whole-sheet.ts';
import { fieldsOf, patchOf } from './line-writes.ts';
import { mergeParameters } from './merge-parameters.ts';
import { matchesBefore, patchLine } from './patch-line.ts';
import { parametersFields } from '../mapping/parameters-document.ts';
import { readSheet, sheetChangeFields } from '../mapping/sheet-documents.ts';

type Outcome = 'accepted' | 'replaced';
type Send = (documents: Documents, uid: string, write: Write, signal: AbortSignal) => Promise<Outcome>;

const stored = async (storing: Promise<void>): Promise<Outcome> => {
  await storing;
  return 'accepted';
};

/** Stores the user's choices; creates the parameters document if it does not exist. */
async function choose(documents: Documents, uid: string, choices: Choices, signal: AbortSignal): Promise<Outcome> {
  const path = `${uid}/parameters`;
  const fields = parametersFields(choices);
  try {
    return await patchLine(documents, { path, fields, isUnchanged: () => true }, signal);
  } catch (error) {
    if (!isStatus(error, 'NOT_FOUND')) throw error;
    return stored(documents.patch(path, fields, { exists: false }, signal));
  }
}

async function makeSheet(
  documents: Documents,
  uid: string,
  { sheet, content }: Extract<Write, { kind: 'sheet.create' }>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await createWholeSheet(documents, uid, sheet, content, signal);
  } catch (error) {
    // An earlier attempt has created it, and one of its lines was deleted since.
    if (isDeleted(error) && (await find(documents, `${uid}/${sheet.id}`, signal))) return;
    throw error;
  }
}

const send: Send = (documents, uid, write, signal) => {
  switch (write.kind) {
    case 'entry.create':
    case 'provision.create': {
      const { sheetId, collection, id } = placeOf(write);
      return stored(ignoreExisting(documents.create(`${uid}/${sheetId}/${collection}`, id, fieldsOf(write), signal)));
    }
    case 'entry.update':
    case 'provision.update':
      return patchLine(documents, patchOf(uid, write), signal);
    case 'entry.delete':
    case 'provision.delete':
      return stored(documents.remove(`${uid}/${linePath(write)}`, signal));
    case 'lines.together':
      return commitBatch(documents, uid, write.writes, signal);
    case 'sheet.create':
      return stored(makeSheet(documents, uid, write, signal));
    case 'sheet.remove':
      return stored(removeWholeSheet(documents, uid, write.sheetId, signal));
    case 'sheet.update': {
      const path = `${uid}/${write.sheetId}`;
      const isUnchanged = matchesBefore(readSheet, write.before);
      return patchLine(documents, { path, fields: sheetChangeFields(write.changes), isUnchanged }, signal);
    }
    case 'parameters.edit':
      return stored(mergeParameters(documents, uid, write.edits, signal));
    case 'account.patch':
      return stored(applyPatch(documents, uid, write.patch, signal));
    case 'parameters.update':
      return choose(documents, uid, write.changes, signal);
  }
};

/**
 * Sends one write. After `refused`, `deleted`, `dateTaken` and `quota`, the user has to decide. Errors that may pass are thrown.
 * @throws the transport's error when the server is unreachable, fails, is overloaded, reports a version conflict or requires a new
 * sign-in
 */
export async function sendWrite(
  documents: Documents,
  uid: string,
  write: Write,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  try {
    return await send(documents, uid, write, signal);
  } catch (error) {
    if (isDateTaken(error)) return 'dateTaken';
    if (isDeleted(error)) return 'deleted';
    if (isAccountFull(error)) return 'quota';
    const remedy = remedyOf(error);
    if (remedy === 'refused' || remedy === 'deleted') return remedy;
    throw error;
  }
}
