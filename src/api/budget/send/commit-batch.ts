import { isLineCreation, linePath } from '../../../domain/sync/line-writes.ts';
import { remedyOf } from '../../../domain/sync/send-failure.ts';
import type { LineWrite } from '../../../domain/sync/writes.ts';
import type { WireDocument } from '../../../../contract/values.ts';
import type { CommitWrite, Documents } from '../../documents/documents.ts';
import { DocumentsError, isDateTaken, isDeleted, isStatus } from '../../documents/documents-error.ts';
import { fieldsOf, patchOf, type Update } from './line-writes.ts';
import { holds, maxTries, type Patch, versionOf } from './patch-line.ts';

/** What a change of lines needs, with the paths of its documents. */
type Commit = {
  readonly documents: Documents;
  readonly uid: string;
  readonly writes: readonly LineWrite[];
  readonly patches: readonly Patch[];
  /** What is removed has been made elsewhere: it must still be there. */
  readonly isMove: boolean;
  readonly signal: AbortSignal;
};
type Found = Patch & { readonly document: WireDocument };
type Versions = ReadonlyMap<string, string | undefined>;

const existing = { exists: true } as const;

const isUpdate = (write: LineWrite): write is Update => write.kind.endsWith('.update');

function commitWriteOf({ uid, isMove }: Commit, write: LineWrite, versions: Versions): CommitWrite {
  const path = `${uid}/${linePath(write)}`;
  switch (write.kind) {
    case 'entry.create':
    case 'provision.create':
      return { kind: 'create', path, fields: fieldsOf(write) };
    // Two devices that have moved a line would make two of it.
    case 'entry.delete':
    case 'provision.delete':
      return { kind: 'delete', path, ...(isMove && { condition: existing }) };
    case 'entry.update':
    case 'provision.update': {
      const updateTime = versions.get(path);
      const condition = updateTime === undefined ? existing : { updateTime };
      return { kind: 'patch', path, fields: patchOf(uid, write).fields, condition };
    }
  }
}

// In sequence: `Promise.all` rejects with the first failure alone, and another one may hold a `retryAfter`.
async function mapInOrder<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await map(item));
  return results;
}

/** A document; undefined where there is none. */
export async function find(documents: Documents, path: string, signal: AbortSignal): Promise<WireDocument | undefined> {
  try {
    return await documents.get(path, signal);
  } catch (error) {
    if (isStatus(error, 'NOT_FOUND')) return undefined;
    throw error;
  }
}

/** Whether a refused commit was stored by an earlier try, whose answer was lost: all of it, as every commit. */
async function wasStored(
  { documents, uid, writes, patches, signal }: Commit,
  stored: readonly (WireDocument | undefined)[],
  error: unknown,
): Promise<boolean> {
  const creations = writes.filter(isLineCreation);
  if (isDeleted(error)) {
    // A line that is new here was deleted since, or the sheet that was to have it.
    const sheetIds = [...new Set(creations.map(({ sheetId }) => sheetId))];
    const sheets = await mapInOrder(sheetIds, (id) => find(documents, `${uid}/${id}`, signal));
    return sheets.every((sheet) => sheet !== undefined);
  }
  // Ids are drawn once: nobody else can have stored these.
  if (isStatus(error, 'ALREADY_EXISTS')) return !isDateTaken(error);
  const [creation] = creations;
  if (creation) return (await find(documents, `${uid}/${linePath(creation)}`, signal)) !== undefined;
  const there = patches.flatMap(({ fields }, index) => {
    const document = stored[index];
    return document ? [{ document, fields }] : [];
  });
  return there.length > 0 && there.every(({ document, fields }) => holds(document, fields));
}

/** What the service holds of the lines that are changed; throws why the commit was refused where that cannot tell. */
async function storedInstead({ documents, patches, signal }: Commit, error: unknown) {
  const remedy = remedyOf(error);
  const isAboutDocuments = remedy === 'merge' || remedy === 'deleted' || isStatus(error, 'ALREADY_EXISTS');
  // Firestore asks its rules first, about the changed fields alone when a document is gone: it denied for that.
  if (!isAboutDocuments && !isStatus(error, 'PERMISSION_DENIED')) throw error;
  return isStatus(error, 'ALREADY_EXISTS') ? [] : mapInOrder(patches, ({ path }) => find(documents, path, signal));
}

/** The patches with their documents, none of which is gone; throws why the commit would be refused again. */
async function readAgain(commit: Commit, versions: Versions, error: unknown): Promise<readonly Found[] | 'stored'> {
  const stored = await storedInstead(commit, error);
  if (await wasStored(commit, stored, error)) return 'stored';
  const found = commit.patches.flatMap((patch, index) => {
    const document = stored[index];
    return document ? [{ ...patch, document }] : [];
  });
  if (found.length < stored.length) throw new DocumentsError('A line is gone.', 'NOT_FOUND', 404);
  const isOther = found.some(({ path, document }) => document.updateTime !== versions.get(path));
  if (!isOther || isStatus(error, 'PERMISSION_DENIED')) throw error;
  return found;
}

async function tryBatch(commit: Commit, tries: number): Promise<'accepted' | 'replaced'> {
  if (tries === 0) throw new DocumentsError('The documents are being changed elsewhere.', 'ABORTED', 409);
  const { documents, writes, patches, signal } = commit;
  const versions = new Map<string, string | undefined>();
  try {
    for (const { path } of patches) versions.set(path, await versionOf(documents, path, signal));
    await documents.commit(
      writes.map((write) => commitWriteOf(commit, write, versions)),
      signal,
    );
    return 'accepted';
  } catch (error) {
    const found = await readAgain(commit, versions, error);
    if (found === 'stored') return 'accepted';
    const outcome = await tryBatch(commit, tries - 1);
    return found.every(({ document, isAsSeen }) => isAsSeen(document)) ? outcome : 'replaced';
  }
}

/**
 * Sends changes of lines as one commit: all are stored or none. Each patch asks for the version that is known, as `patchLine`
 * does; trying again ends with what one try would have done.
 * @throws {DocumentsError} `NOT_FOUND` when a line to be changed or moved is gone, `ABORTED` when others keep changing them, and the
 * refusal when another try at once would end the same
 */
export const commitBatch = (
  documents: Documents,
  uid: string,
  writes: readonly LineWrite[],
  signal: AbortSignal,
): Promise<'accepted' | 'replaced'> => {
  const patches = writes.filter(isUpdate).map((write) => patchOf(uid, write));
  return tryBatch({ documents, uid, writes, patches, isMove: writes.some(isLineCreation), signal }, maxTries);
};
