import type { WirePrecondition, WireWrite } from '../../../contract/writes.ts';
import { applyUpdate } from './apply-write.ts';
import { DocumentFailure, invalidArgument } from '../failure.ts';
import { fieldsToText } from '../size-limits.ts';
import { type DocumentPath, nameToPath, pathToKey } from '../path.ts';
import type { StoredDocument } from '../stored-document.ts';
import { microsToTimestamp, timestampToMicros } from '../../lib/timestamp.ts';

const checkExists = (name: string, exists: boolean, expected: boolean): DocumentFailure | undefined => {
  if (expected === exists) return undefined;
  return expected
    ? new DocumentFailure('NOT_FOUND', `No document to update: ${name}`)
    : new DocumentFailure('ALREADY_EXISTS', `Document already exists: ${name}`);
};

const checkTime = (
  name: string,
  current: StoredDocument | undefined,
  expected: string,
): DocumentFailure | undefined => {
  const expectedMicros = timestampToMicros(expected);
  if (Number.isNaN(expectedMicros)) throw invalidArgument(`Invalid time "${expected}".`);
  if (current === undefined) return checkExists(name, false, true);
  if (current.updateTime === expectedMicros) return undefined;
  const stored = microsToTimestamp(current.updateTime);
  return new DocumentFailure(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${expected})`,
  );
};

/** Checks a write's precondition on the current document; undefined if the precondition is true. */
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

/** `create` requires that the document does not exist; `replace` overwrites any document; `change` is any other write. */
type Intent = 'create' | 'replace' | 'change';

export type PlannedWrite = {
  readonly path: DocumentPath;
  readonly kind: 'put' | 'remove';
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** The fields of `after` as stored JSON. */
  readonly text: string | undefined;
  readonly failure: DocumentFailure | undefined;
  readonly intent: Intent;
  /** Number of characters that the write reads and writes. */
  readonly size: number;
};

export type Plan = {
  /** Plans a write, given the result of the earlier writes in the commit. Throws `INVALID_ARGUMENT`. */
  readonly add: (write: WireWrite) => PlannedWrite;
  readonly writes: readonly PlannedWrite[];
  /** Returns the document at a path after the whole commit. */
  readonly readAfter: (path: DocumentPath) => StoredDocument | undefined;
};

type Read = (path: DocumentPath) => StoredDocument | undefined;

/** Maximum number of characters that a commit may read and write. It limits the memory of a plan; Firestore also allows 10 MiB. */
const maxSize = 10 * 1024 * 1024;
/** The number of characters that one array element of a transform counts as. It limits the time of the transform. */
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

export const pathOfWrite = (project: string, write: WireWrite): DocumentPath => nameToPath(project, nameOf(write));

/** Plans all writes of a commit without storing anything. `now` is the time of the commit in microseconds. */
export const createPlan = (project: string, read: Read, now: number): Plan => {
  const changed = new Map<string, StoredDocument | undefined>();
  const writes: PlannedWrite[] = [];
  let total = 0;

  const countSize = (size: number): number => {
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
      fields: applyUpdate(current?.fields ?? {}, write, now, (elements) => countSize(elements * elementSize)),
      createTime: current?.createTime ?? now,
      updateTime: now,
    };
  };

  const add = (write: WireWrite): PlannedWrite => {
    const path = pathOfWrite(project, write);
    const before = read(path);
    const key = path.join('/');
    const current = changed.has(key) ? changed.get(key) : before;
    const sizeBefore = countSize(lengthOf(current));
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
      size: sizeBefore + countSize(text?.length ?? 0),
    };
    writes.push(planned);
    return planned;
  };

  return { add, writes, readAfter };
};
