import { DocumentFailure } from '../../../server/documents/failure.ts';
import type { DocumentPath } from '../../../server/documents/path.ts';
import type { PlannedWrite } from '../../../server/documents/writes/plan.ts';
import type { StoredDocument } from '../../../server/documents/stored-document.ts';
import { documentDeleted, type WireWrite } from '../../../contract/writes.ts';
import { uid } from './names.ts';

const keyOf = (path: DocumentPath) => path.join('/');
const sheetOf = (path: DocumentPath) => path.slice(0, 2).join('/');

const isCreate = ({ currentDocument }: WireWrite) =>
  currentDocument !== undefined && 'exists' in currentDocument && !currentDocument.exists;

/** Records deleted documents, and refuses a commit that creates one of them again. */
export function createTombstones() {
  const deleted = new Set<string>();
  return {
    add: (path: DocumentPath) => deleted.add(keyOf(path)),
    remove: (path: DocumentPath) => deleted.delete(keyOf(path)),
    refusal: (writes: readonly WireWrite[], planned: readonly PlannedWrite[]): DocumentFailure | undefined =>
      planned.some(
        ({ path }, index) =>
          writes.slice(index, index + 1).some(isCreate) && (deleted.has(keyOf(path)) || deleted.has(sheetOf(path))),
      )
        ? new DocumentFailure('ALREADY_EXISTS', documentDeleted)
        : undefined,
  };
}

const dateOf = (document: StoredDocument | undefined): string | undefined => {
  const date = document?.fields['date'];
  return date && 'stringValue' in date ? date.stringValue : undefined;
};

/** Refuses a commit that creates a second sheet with the same date; undefined for any other commit. */
export function duplicateSheetRefusal(
  stored: readonly StoredDocument[],
  planned: readonly PlannedWrite[],
): DocumentFailure | undefined {
  const owned = new Map(stored.filter(({ parent }) => parent === uid).map((document) => [document.id, document]));
  const before = new Map(owned);
  for (const { path, after } of planned.filter(({ path: { length } }) => length === 2)) {
    const [, id = ''] = path;
    if (after) owned.set(id, after);
    else owned.delete(id);
  }
  const dates = [...owned.values()].flatMap((document) => dateOf(document) ?? []);
  const changed = [...owned.values()].filter((document) => dateOf(before.get(document.id)) !== dateOf(document));
  const isDuplicate = changed.some((document) => dates.filter((date) => date === dateOf(document)).length > 1);
  return isDuplicate ? new DocumentFailure('ALREADY_EXISTS', 'A sheet of this date exists.') : undefined;
}
