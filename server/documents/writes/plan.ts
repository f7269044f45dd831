import type { WirePrecondition, WireWrite } from '../../../contract/writes.ts';
import { applyUpdate } from './apply-write.ts';
import { DocumentFailure, invalidArgument } from '../failure.ts';
import { fieldsToText } from '../size-limits.ts';
import { type DocumentPath, nameToPath, pathToKey } from '../path.ts';
import type { StoredDocument } from '../stored-document.ts';
import { microsToTimestamp, timestampToMicros } from '../../lib/timestamp.ts';

const checkExists = (name: string, exists: boolean, wanted: boolean): DocumentFailure | undefined => {
  if (wanted === exists) return undefined;
  return wanted
    ? new DocumentFailure('NOT_FOUND', `No document to update: ${name}`)
    : new DocumentFailure('ALREADY_EXISTS', `Document already exists: ${name}`);
};

const checkTime = (name: string, current: StoredDocument | undefined, wanted: string): DocumentFailure | undefined => {
  const base = timestampToMicros(wanted);
  if (Number.isNaN(base)) throw invalidArgument(`Invalid time "${wanted}".`);
  if (current === undefined) return checkExists(name, false, true);
  if (current.updateTime === base) return undefined;
  const stored = microsToTimestamp(current.updateTime);
  return new DocumentFailure(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${wanted})`,
  );
};

/** Why the precondition of a write fails on the current document; undefined when it holds. */
const checkPrecondition = (
  name: string,
  current: StoredDocument | undefined,
  precondition: WirePrecondition | undefined,
): DocumentFailure | undefined => {
  if (precondition === undefined) return undefined;
  return 'exists' in precondition
    ? checkExists(name, current !== undefined, precondition.exists)
    : checkTime(name, current, precondition.updateTime);
};

/** `create`: must not exist yet; `replace`: overwrites the whole document, if any; `change`: everything else. */
type Intent = 'create' | 'replace' | 'change';

/** The effect of one write of a commit, before anything is stored. */
export type PlannedWrite = {
  readonly path: DocumentPath;
  readonly kind: 'put' | 'remove';
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** The stored JSON of the fields of `after`. */
  readonly text: string | undefined;
  readonly failure: DocumentFailure | undefined;
  readonly intent: Intent;
  /** Characters that were read and are to be written. */
  readonly size: number;
};

export type Plan = {
  /** Adds a write, on top of the writes before it. Throws `INVALID_ARGUMENT`. */
  readonly add: (write: WireWrite) => PlannedWrite;
  readonly writes: readonly PlannedWrite[];
  /** The document at a path once the whole commit is done. */
  readonly readAfter: (path: DocumentPath) => StoredDocument | undefined;
};

type Read = (path: DocumentPath) => StoredDocument | undefined;

/** Characters that a commit may read and write, to bound the memory of its plan; as Firestore's 10 MiB. */
const maxSize = 10 * 1024 * 1024;
/** Characters that an array element counts for in a transform, which bounds its time. */
const elementSize = 100;

const intentOf = (write: WireWrite): Intent => {
  const { currentDocument } = write;
  if (currentDocument !== undefined)
    return 'exists' in currentDocument && !currentDocument.exists ? 'create' : 'change';
  return 'delete' in write || write.updateMask !== undefined ? 'change' : 'replace';
};

const lengthOf = (document: StoredDocument | undefined): number =>
  document === undefined ? 0 : JSON.stringify(document.fields).length;

const nameOf = (write: WireWrite): string => ('delete' in write ? write.delete : write.update.name);

/** The path that a write changes. Throws `INVALID_ARGUMENT`. */
export const pathOfWrite = (project: string, write: WireWrite): DocumentPath => nameToPath(project, nameOf(write));

/** Plans a commit write by write, without storing anything. `now` is its time in microseconds. */
export const createPlan = (project: string, read: Read, now: number): Plan => {
  const changed = new Map<string, StoredDocument | undefined>();
  const writes: PlannedWrite[] = [];
  let total = 0;

  const spend = (size: number): number => {
    total += size;
    if (total > maxSize) throw invalidArgument('Transaction too big. Decrease transaction size.');
    return size;
  };

  const readAfter: Read = (path) => {
    const key = path.join('/');
    return changed.has(key) ? changed.get(key) : read(path);
  };

  const nextDocument = (
    write: WireWrite,
    path: DocumentPath,
    current: StoredDocument | undefined,
  ): StoredDocument | undefined => {
    if ('delete' in write) return undefined;
    return {
      ...pathToKey(path),
      fields: applyUpdate(current?.fields ?? {}, write, now, (elements) => spend(elements * elementSize)),
      createTime: current?.createTime ?? now,
      updateTime: now,
    };
  };

  const add = (write: WireWrite): PlannedWrite => {
    const path = pathOfWrite(project, write);
    const before = read(path);
    const key = path.join('/');
    const current = changed.has(key) ? changed.get(key) : before;
    const sizeBefore = spend(lengthOf(current));
    const failure = checkPrecondition(nameOf(write), current, write.currentDocument);
    const after = failure === undefined ? nextDocument(write, path, current) : current;
    const text = after && fieldsToText(after.fields);
    changed.set(key, after);
    const planned: PlannedWrite = {
      path,
      kind: 'delete' in write ? 'remove' : 'put',
      before,
      after,
      text,
      failure,
      intent: intentOf(write),
      size: sizeBefore + spend(text?.length ?? 0),
    };
    writes.push(planned);
    return planned;
  };

  return { add, writes, readAfter };
};
