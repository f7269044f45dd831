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

/** The path, below the account, of the document that a write changes if it is of the version that it names. */
function versionedPath(write: WireWrite): string | undefined {
  if (!('update' in write) || write.currentDocument === undefined || 'exists' in write.currentDocument)
    return undefined;
  const { name } = write.update;
  return name.slice(name.indexOf(root) + root.length);
}

/** A document whose version precondition always fails. */
export type Stubborn = {
  readonly answer: Database['answer'];
  /** Times of refusals, in milliseconds since the epoch. */
  readonly refusedAt: readonly number[];
  /** Whether a change of a person is about it. */
  readonly isAbout: (write: Write) => boolean;
};

// In some seeds, with both variants of the database.
const every = 7;
const mostBefore = 3;

const isOwnDocument = (path: string) => path !== 'parameters' && !path.includes('/');

/**
 * Refuses every change of a version of one document, in some worlds, and answers everything else. It is one of the first
 * that anybody changes.
 */
export function createStubborn(world: World, seed: number, answer: Database['answer']): Stubborn {
  const refusedAt: number[] = [];
  const isHere = seed % every === every - 1;
  const before = Math.floor(seed / every) % mostBefore;
  const changed = new Set<string>();
  const stubbornPath = () => [...changed][before];
  const isRefused = async (request: Request): Promise<boolean> => {
    if (!isHere || !request.url.endsWith(':commit')) return false;
    const { writes } = v.parse(readCommit, await request.clone().text());
    const paths = writes.flatMap((write) => versionedPath(write) ?? []);
    for (const path of paths) changed.add(path);
    return paths.some((path) => path === stubbornPath());
  };
  // The parameters are merged with at the end of an import.
  const isAbout = (write: Write) => {
    const path = stubbornPath();
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
