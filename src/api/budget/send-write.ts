import type { Write, WriteOutcome } from '../../domain/writes.ts';
import type { Documents } from '../documents/documents.ts';
import { isPassing } from '../documents/documents-error.ts';
import { applyPatch } from './apply-patch.ts';
import { ifNew } from './budget.ts';
import { entryFields, provisionFields } from './line-documents.ts';
import { mergeParameters } from './merge-parameters.ts';
import { parametersFields, sheetChangeFields } from './sheet-documents.ts';
import { createWholeSheet, removeWholeSheet } from './whole-sheet.ts';

// A patch of a line that another device has deleted must not bring a part of it back.
const onlyExisting = { exists: true };

type Send = (documents: Documents, uid: string, write: Write, signal: AbortSignal) => Promise<void>;

const send: Send = (documents, uid, write, signal) => {
  switch (write.kind) {
    case 'entry.create': {
      const collection = `${uid}/${write.sheetId}/${write.collection}`;
      return ifNew(documents.create(collection, write.entry.id, entryFields(write.entry), signal));
    }
    case 'entry.update': {
      const path = `${uid}/${write.sheetId}/${write.collection}/${write.id}`;
      return documents.patch(path, entryFields(write.changes), onlyExisting, signal);
    }
    case 'entry.delete':
      return documents.remove(`${uid}/${write.sheetId}/${write.collection}/${write.id}`, signal);
    case 'provision.create': {
      const fields = provisionFields(write.provision);
      return ifNew(documents.create(`${uid}/${write.sheetId}/provisions`, write.provision.id, fields, signal));
    }
    case 'provision.update': {
      const path = `${uid}/${write.sheetId}/provisions/${write.id}`;
      return documents.patch(path, provisionFields(write.changes), onlyExisting, signal);
    }
    case 'provision.delete':
      return documents.remove(`${uid}/${write.sheetId}/provisions/${write.id}`, signal);
    case 'sheet.create':
      return createWholeSheet(documents, uid, write.sheet, write.content, signal);
    case 'sheet.remove':
      return removeWholeSheet(documents, uid, write.sheetId, signal);
    case 'sheet.update':
      return documents.patch(`${uid}/${write.sheetId}`, sheetChangeFields(write.changes), onlyExisting, signal);
    case 'parameters.edit':
      return mergeParameters(documents, uid, write.edits, signal);
    case 'account.patch':
      return applyPatch(documents, uid, write.patch, signal);
    case 'parameters.update':
      return documents.patch(`${uid}/parameters`, parametersFields(write.changes), {}, signal);
  }
};

/**
 * Sends one write. `refused` says that it will never succeed as it stands; what may succeed later is thrown.
 * @throws the transport's error when the server was not reached, is overloaded, or asks to sign in again
 */
export async function sendWrite(
  documents: Documents,
  uid: string,
  write: Write,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  try {
    await send(documents, uid, write, signal);
    return 'accepted';
  } catch (error) {
    if (isPassing(error)) throw error;
    return 'refused';
  }
}
