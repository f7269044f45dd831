import { includes } from '../../../domain/lib/pick.ts';
import { remedyOf } from '../../../domain/sync/send-failure.ts';
import type { WireDocument } from '../../../../contract/values.ts';
import type { Documents, FieldChanges } from '../../documents/documents.ts';
import { DocumentsError, isStatus } from '../../documents/documents-error.ts';

/** How often a patch is made anew on a newer version before the others are left to finish first. */
export const maxTries = 5;

/** Whether a stored document still holds what the person saw; a write that was stored before its shape held that cannot tell. */
export const asSeen =
  <T extends object>(read: (document: WireDocument) => T | undefined, before: Partial<T> = {}) =>
  (stored: WireDocument): boolean => {
    const whole = read(stored);
    return whole !== undefined && includes(whole, before);
  };

/** A change of some fields of one document. */
export type Patch = {
  readonly path: string;
  readonly fields: FieldChanges;
  /** Whether a stored document still holds what the person saw before they changed it. */
  readonly isAsSeen: (stored: WireDocument) => boolean;
};

/** Whether a document has all of these values already. */
export const holds = (stored: WireDocument, fields: FieldChanges): boolean =>
  Object.entries(fields).every(([field, value]) => JSON.stringify(stored.fields[field]) === JSON.stringify(value));

/** The known version of a document, read where none is; undefined when the service tells none. */
export const versionOf = async (documents: Documents, path: string, signal: AbortSignal) =>
  documents.versionOf(path) ?? (await documents.get(path, signal)).updateTime;

/** The document that stands in the way of a patch; throws why it was refused where none does. */
const storedInstead = async (documents: Documents, path: string, error: unknown, signal: AbortSignal) => {
  const isDenied = isStatus(error, 'PERMISSION_DENIED');
  if (!isDenied && remedyOf(error) !== 'merge') throw error;
  const stored = await documents.get(path, signal);
  // Firestore asks its rules first, about the changed fields alone when the document is gone: it denied for that.
  if (isDenied) throw error;
  return stored;
};

/**
 * Patches the version of the document that is known, so that a late copy of an older request can never undo a newer one. On
 * another version the patch is made anew: the last one to reach the server wins, and `replaced` says that it has
 * overwritten what another device had entered.
 * @throws {DocumentsError} `NOT_FOUND` when the document is gone, `ABORTED` when others keep changing it, and the refusal when
 * the version that was refused is the one that the server holds: another try at once would end the same
 */
export async function patchLine(
  documents: Documents,
  patch: Patch,
  signal: AbortSignal,
  tries = maxTries,
): Promise<'accepted' | 'replaced'> {
  if (tries === 0) throw new DocumentsError('The document is being changed elsewhere.', 'ABORTED', 409);
  const { path, fields, isAsSeen } = patch;
  const updateTime = await versionOf(documents, path, signal);
  try {
    await documents.patch(path, fields, updateTime === undefined ? { exists: true } : { updateTime }, signal);
    return 'accepted';
  } catch (error) {
    const stored = await storedInstead(documents, path, error, signal);
    // The patch was applied, and its response was lost.
    if (holds(stored, fields)) return 'accepted';
    if (stored.updateTime === updateTime) throw error;
    const outcome = await patchLine(documents, patch, signal, tries - 1);
    return isAsSeen(stored) ? outcome : 'replaced';
  }
}
