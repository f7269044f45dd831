import { includes } from '../../../domain/lib/pick.ts';
import { remedyOf } from '../../../domain/sync/send-failure.ts';
import type { WireDocument } from '../../../../contract/values.ts';
import type { Documents, FieldChanges } from '../../documents/documents.ts';
import { DocumentsError, isStatus } from '../../documents/documents-error.ts';

/** The number of attempts on newer versions before other devices go first. */
export const maxTries = 5;

/** Whether a stored document still has the values before the edit. Writes of earlier versions have no such values: true. */
export const matchesBefore =
  <T extends object>(read: (document: WireDocument) => T | undefined, before: Partial<T> = {}) =>
  (stored: WireDocument): boolean => {
    const whole = read(stored);
    return whole !== undefined && includes(whole, before);
  };

/** A change of some fields of a document. */
export type Patch = {
  readonly path: string;
  readonly fields: FieldChanges;
  /** Whether a stored document still has the values before the edit. */
  readonly isUnchanged: (stored: WireDocument) => boolean;
};

/** Whether a document already has all these values. */
export const hasFields = (stored: WireDocument, fields: FieldChanges): boolean =>
  Object.entries(fields).every(([field, value]) => JSON.stringify(stored.fields[field]) === JSON.stringify(value));

/** The known version of a document, read from the server if necessary; undefined if the server gives none. */
export const versionOf = async (documents: Documents, path: string, signal: AbortSignal) =>
  documents.versionOf(path) ?? (await documents.get(path, signal)).updateTime;

/** Reads the conflicting document of a refused patch; throws `error` when there is no conflict. */
const storedInstead = async (documents: Documents, path: string, error: unknown, signal: AbortSignal) => {
  const isDenied = isStatus(error, 'PERMISSION_DENIED');
  if (!isDenied && remedyOf(error) !== 'merge') throw error;
  const stored = await documents.get(path, signal);
  // Firestore checks its rules first: for a missing document, it denies the changed fields, and the read above throws.
  if (isDenied) throw error;
  return stored;
};

/**
 * Patches the known version of a document, so that a late copy of an older request never undoes a newer one. On a newer version the
 * patch is repeated: the last device wins, and the result is `replaced` if that overwrote an edit of another device.
 * @throws {DocumentsError} `NOT_FOUND` when the document is gone, `ABORTED` when other devices keep changing it, and the refusal
 * when the server refused its own version: another attempt would fail as well
 */
export async function patchLine(
  documents: Documents,
  patch: Patch,
  signal: AbortSignal,
  tries = maxTries,
): Promise<'accepted' | 'replaced'> {
  if (tries === 0) throw new DocumentsError('The document is being changed elsewhere.', 'ABORTED', 409);
  const { path, fields, isUnchanged } = patch;
  const updateTime = await versionOf(documents, path, signal);
  try {
    await documents.patch(path, fields, updateTime === undefined ? { exists: true } : { updateTime }, signal);
    return 'accepted';
  } catch (error) {
    const stored = await storedInstead(documents, path, error, signal);
    // The patch was applied, and its answer was lost.
    if (hasFields(stored, fields)) return 'accepted';
    if (stored.updateTime === updateTime) throw error;
    const outcome = await patchLine(documents, patch, signal, tries - 1);
    return isUnchanged(stored) ? outcome : 'replaced';
  }
}
