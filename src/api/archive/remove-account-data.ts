import { idOf, type Documents } from '../documents/documents.ts';
import { inSequence } from '../budget/send/in-chunks.ts';
import { removeWholeSheet } from '../budget/send/whole-sheet.ts';

/**
 * Removes every sheet of the account with its lines, and empties the parameters, which cannot be removed. Can be repeated after an
 * interruption.
 * @throws {DocumentsError} when the database refuses a call
 */
export async function removeAccountData(documents: Documents, uid: string, signal: AbortSignal): Promise<void> {
  const ids = (await documents.list(uid, '', signal)).map(idOf);
  await inSequence(
    ids.filter((id) => id !== 'parameters'),
    (id) => removeWholeSheet(documents, uid, id, signal),
  );
  if (ids.includes('parameters')) {
    await documents.commit([{ kind: 'put', path: `${uid}/parameters`, fields: {} }], signal);
  }
}
