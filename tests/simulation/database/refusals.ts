import { DocumentFailure } from '../../../server/documents/failure.ts';
import type { DocumentPath } from '../../../server/documents/path.ts';
import type { PlannedWrite } from '../../../server/documents/plan.ts';
import type { StoredDocument } from '../../../server/documents/stored-document.ts';
import { documentDeleted, type WireWrite } from '../../../contract/writes.ts';
import { uid } from './names.ts';

const keyOf = (path: DocumentPath) => path.join('/');
const sheetOf = (path: DocumentPath) => path.slice(0, 2).join('/');

const asksForNew = ({ currentDocument }: WireWrite) =>
  currentDocument !== undefined && 'exists' in currentDocument && !currentDocument.exists;

/** What was deleted, and whether a commit makes some of it again as if it had never been there. */
export function createGraves() {
  const gone = new Set<string>();
  return {
    bury: (path: DocumentPath) => gone.add(keyOf(path)),
    lift: (path: DocumentPath) => gone.delete(keyOf(path)),
    refusal: (writes: readonly WireWrite[], planned: readonly PlannedWrite[]): DocumentFailure | undefined =>
      planned.some(
        ({ path }, index) =>
          writes.slice(index, index + 1).some(asksForNew) && (gone.has(keyOf(path)) || gone.has(sheetOf(path))),
      )
        ? new DocumentFailure('ALREADY_EXISTS', documentDeleted)
        : undefined,
  };
}

const dateOf = (document: StoredDocument | undefined): string | undefined => {
  const date = document?.fields['date'];
  return date && 'stringValue' in date ? date.stringValue : undefined;
};

/** Why a commit is refused that would give the person two sheets of one date. */
export function twinRefusal(
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
  const isTwin = changed.some((document) => dates.filter((date) => date === dateOf(document)).length > 1);
  return isTwin ? new DocumentFailure('ALREADY_EXISTS', 'A sheet of this date exists.') : undefined;
}
