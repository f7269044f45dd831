import type { WireWrite } from '../../src/api/contract/writes.ts';
import { applyUpdate } from './apply-write.ts';
import type { DocumentFailure } from './failure.ts';
import type { DocumentPath } from './path.ts';
import { nameToPath, pathToKey } from './path.ts';
import { checkPrecondition } from './preconditions.ts';
import type { StoredDocument } from './stored-document.ts';

/** A `create` asks for a document that was not there, a `replace` puts one on purpose, whatever was there before. */
type Intent = 'create' | 'replace' | 'change';

/** What one write of a commit would do, before anything is stored. */
export type PlannedWrite = {
  readonly path: DocumentPath;
  readonly kind: 'put' | 'remove';
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly failure: DocumentFailure | undefined;
  readonly intent: Intent;
};

export type Plan = {
  readonly writes: readonly PlannedWrite[];
  /** The document at a path once the whole commit is done. */
  readonly readAfter: (path: DocumentPath) => StoredDocument | undefined;
};

type Read = (path: DocumentPath) => StoredDocument | undefined;

const nextDocument = (
  write: WireWrite,
  path: DocumentPath,
  current: StoredDocument | undefined,
  now: number,
): StoredDocument | undefined => {
  if ('delete' in write) return undefined;
  return {
    ...pathToKey(path),
    fields: applyUpdate(current?.fields ?? {}, write, now),
    createTime: current?.createTime ?? now,
    updateTime: now,
  };
};

const intentOf = (write: WireWrite): Intent => {
  const { currentDocument } = write;
  if (currentDocument !== undefined)
    return 'exists' in currentDocument && !currentDocument.exists ? 'create' : 'change';
  return 'delete' in write || write.updateMask !== undefined ? 'change' : 'replace';
};

/** Works out the effects of writes in their order, each on what those before it leave. `now` is in microseconds. */
export const planWrites = (project: string, writes: readonly WireWrite[], read: Read, now: number): Plan => {
  const changed = new Map<string, StoredDocument | undefined>();
  const readAfter: Read = (path) => {
    const key = path.join('/');
    return changed.has(key) ? changed.get(key) : read(path);
  };
  const planned = writes.map((write): PlannedWrite => {
    const name = 'delete' in write ? write.delete : write.update.name;
    const path = nameToPath(project, name);
    const current = readAfter(path);
    const failure = checkPrecondition(name, current, write.currentDocument);
    const after = failure === undefined ? nextDocument(write, path, current, now) : current;
    changed.set(path.join('/'), after);
    return {
      path,
      kind: 'delete' in write ? 'remove' : 'put',
      before: read(path),
      after,
      failure,
      intent: intentOf(write),
    };
  });
  return { writes: planned, readAfter };
};
