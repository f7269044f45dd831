import { isLineCreation, linePath } from '../../../domain/sync/line-writes.ts';
import { remedyOf } from '../../../domain/sync/send-failure.ts';
import type { LineWrite } from '../../../domain/sync/writes.ts';
import type { WireDocument } from '../../../../contract/values.ts';
import type { CommitWrite, Documents } from '../../documents/documents.ts';
import { DocumentsError, isDateTaken, isDeleted, isStatus } from '../../documents/documents-error.ts';
import { mapInSequence } from './in-chunks.ts';
import { fieldsOf, patchOf, type Update } from './line-writes.ts';
import { hasFields, maxTries, type Patch, versionOf } from './patch-line.ts';

type Commit = {
  readonly documents: Documents;
  readonly uid: string;
  readonly writes: readonly LineWrite[];
  readonly patches: readonly Patch[];
  /** Moved lines must still exist when they are removed. */
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
    // If two devices move the same line, only one may succeed: otherwise there would be two copies.
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

/** Reads a document; undefined if it does not exist. */
export async function find(documents: Documents, path: string, signal: AbortSignal): Promise<WireDocument | undefined> {
  try {
    return await documents.get(path, signal);
  } catch (error) {
    if (isStatus(error, 'NOT_FOUND')) return undefined;
    throw error;
  }
}

/** Whether an earlier attempt stored the commit, and its answer was lost. A commit is stored as a whole. */
async function wasStored(
  { documents, uid, writes, patches, signal }: Commit,
  stored: readonly (WireDocument | undefined)[],
  error: unknown,
): Promise<boolean> {
  const creations = writes.filter(isLineCreation);
  if (isDeleted(error)) {
    // Either a new line was deleted since, or its sheet was.
    const sheetIds = [...new Set(creations.map(({ sheetId }) => sheetId))];
    const sheets = await mapInSequence(sheetIds, (id) => find(documents, `${uid}/${id}`, signal));
    return sheets.every((sheet) => sheet !== undefined);
  }
  // Ids are random: no other device can have stored these.
  if (isStatus(error, 'ALREADY_EXISTS')) return !isDateTaken(error);
  const [creation] = creations;
  if (creation) return (await find(documents, `${uid}/${linePath(creation)}`, signal)) !== undefined;
  const there = patches.flatMap(({ fields }, index) => {
    const document = stored[index];
    return document ? [{ document, fields }] : [];
  });
  return there.length > 0 && there.every(({ document, fields }) => hasFields(document, fields));
}

/** Reads the stored documents of the changed lines; throws `error` when they cannot explain it. */
async function storedInstead({ documents, patches, signal }: Commit, error: unknown) {
  const remedy = remedyOf(error);
  const isAboutDocuments = remedy === 'merge' || remedy === 'deleted' || isStatus(error, 'ALREADY_EXISTS');
  // Firestore checks its rules first: for a missing document, it denies the changed fields.
  if (!isAboutDocuments && !isStatus(error, 'PERMISSION_DENIED')) throw error;
  return isStatus(error, 'ALREADY_EXISTS') ? [] : mapInSequence(patches, ({ path }) => find(documents, path, signal));
}

/** The patches with their stored documents; throws when another attempt would fail as well. */
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
    return found.every(({ document, isUnchanged }) => isUnchanged(document)) ? outcome : 'replaced';
  }
}

/**
 * Sends changes of lines as one commit: all are stored or none. Each patch requires the known version, as in `patchLine`. A repeated
 * attempt has the same result as a single one.
 * @throws {DocumentsError} `NOT_FOUND` when a changed or moved line is gone, `ABORTED` when other devices keep changing the lines,
 * and the refusal when another attempt would fail as well
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
