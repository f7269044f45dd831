import * as v from 'valibot';
import { commitRequest, type WireWrite } from '../../../contract/writes.ts';
import { linePath } from '../../../src/domain/sync/line-writes.ts';
import type { Write } from '../../../src/domain/sync/writes.ts';
import { subjectOf } from '../../../src/domain/sync/write-order.ts';
import type { World } from '../world.ts';
import type { Database } from './database.ts';
import { uid } from './names.ts';

const readCommit = v.pipe(v.string(), v.parseJson(), commitRequest);

const refusal = () =>
  Response.json({ error: { code: 400, message: 'Another version.', status: 'FAILED_PRECONDITION' } }, { status: 400 });

const root = `/documents/${uid}/`;

/** The path of a write with a version precondition, below the user's documents; undefined for other writes. */
function versionedPath(write: WireWrite): string | undefined {
  if (!('update' in write) || write.currentDocument === undefined || 'exists' in write.currentDocument)
    return undefined;
  const { name } = write.update;
  return name.slice(name.indexOf(root) + root.length);
}

/** A document whose version precondition always fails. */
export type ConflictingDocument = {
  readonly answer: Database['answer'];
  /** The times of the refusals, in milliseconds since the epoch. */
  readonly refusedAt: readonly number[];
  /** Whether one of the user's writes changes the document. */
  readonly isAbout: (write: Write) => boolean;
};

// Every seventh seed has such a document, in both variants of the database.
const every = 7;
const maxIndex = 3;

const isOwnDocument = (path: string) => path !== 'parameters' && !path.includes('/');

/**
 * In some seeds, refuses every change of one document that has a version precondition. The document is one of the first that the
 * user changes. All other calls succeed as usual.
 */
export function createConflictingDocument(world: World, seed: number, answer: Database['answer']): ConflictingDocument {
  const refusedAt: number[] = [];
  const isActive = seed % every === every - 1;
  const before = Math.floor(seed / every) % maxIndex;
  const changed = new Set<string>();
  const conflictingPath = () => [...changed][before];
  const isRefused = async (request: Request): Promise<boolean> => {
    if (!isActive || !request.url.endsWith(':commit')) return false;
    const { writes } = v.parse(readCommit, await request.clone().text());
    const paths = writes.flatMap((write) => versionedPath(write) ?? []);
    for (const path of paths) changed.add(path);
    return paths.some((path) => path === conflictingPath());
  };
  // An import ends with a write that merges the parameters.
  const isAbout = (write: Write) => {
    const path = conflictingPath();
    if (path === undefined) return false;
    if (write.kind === 'account.patch') return path === 'parameters';
    if (write.kind === 'lines.together') return write.writes.some((line) => linePath(line) === path);
    return subjectOf(write) === (isOwnDocument(path) ? `${path}/` : path);
  };
  return {
    refusedAt,
    isAbout,
    answer: async (request) => {
      if (!(await isRefused(request))) return answer(request);
      refusedAt.push(world.now());
      return refusal();
    },
  };
}
