import { createDocumentRoutes } from '../../../server/documents/document-routes.ts';
import type { DocumentService } from '../../../server/documents/document-service.ts';
import { type DocumentFailure, unauthenticated } from '../../../server/documents/failure.ts';
import { listDocuments } from '../../../server/documents/list-documents.ts';
import { createPlan, type PlannedWrite } from '../../../server/documents/writes/plan.ts';
import type { WireWrite } from '../../../contract/writes.ts';
import type { World } from '../world.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { project, uid } from './names.ts';
import { createTombstones, duplicateSheetRefusal } from './refusals.ts';

/** A `local` database has tombstones and refuses a second sheet with the same date. A `hosted` database does neither. */
export type Variant = 'local' | 'hosted';

export type Database = {
  readonly store: MemoryStore;
  /** The paths of each stored commit, oldest first. */
  readonly commits: () => readonly (readonly string[])[];
  readonly answer: (request: Request) => Promise<Response>;
  /** Issues a token that expires after `duration` milliseconds. */
  readonly issueToken: (duration: number) => string;
  readonly revoke: (token: string) => void;
};

/** The document calls of the embedded server for one signed-in user, with documents in memory. */
export function createDatabase(world: World, variant: Variant): Database {
  const store = createMemoryStore();
  const tombstones = createTombstones();
  const tokens = new Map<string, number>();
  const commits: (readonly string[])[] = [];
  let issued = 0;

  const refusalOf = (writes: readonly WireWrite[], planned: readonly PlannedWrite[]): DocumentFailure | undefined => {
    const recreated = variant === 'local' ? tombstones.refusal(writes, planned) : undefined;
    const failed = recreated ?? planned.find(({ failure }) => failure !== undefined)?.failure;
    return failed ?? (variant === 'local' ? duplicateSheetRefusal(store.all(), planned) : undefined);
  };

  const commit: DocumentService['commit'] = async (_, readWrites) => {
    const writes = readWrites();
    const commitTime = store.nextCommitTime(world.now());
    store.setCommitTime(commitTime);
    const plan = createPlan(project, store.get, commitTime);
    for (const write of writes) plan.add(write);
    const refusal = refusalOf(writes, plan.writes);
    if (refusal) throw refusal;
    commits.push(plan.writes.map(({ path }) => path.join('/')));
    for (const { path, after } of plan.writes) {
      if (after) {
        store.put(after);
        tombstones.remove(path);
      } else {
        store.remove(path);
        tombstones.add(path);
      }
    }
    return { commitTime, documents: plan.writes.map(({ after }) => after) };
  };

  const service: DocumentService = {
    commit,
    checkGet: () => {},
    find: store.get,
    list: (_, path, request) => listDocuments(store.list, path.join('/'), request),
  };

  const routes = createDocumentRoutes({
    service,
    project,
    authenticate: async (authorization) => {
      const end = tokens.get(authorization?.slice('Bearer '.length) ?? '') ?? 0;
      if (end <= world.now()) throw unauthenticated();
      return { uid, email: 'ada@example.org', emailVerified: true, sessionId: 'session' };
    },
  });

  return {
    store,
    commits: () => commits,
    answer: async (request) => routes.fetch(request, {}),
    issueToken: (duration) => {
      issued += 1;
      const token = `token-${issued}`;
      tokens.set(token, world.now() + duration);
      return token;
    },
    revoke: (token) => {
      tokens.delete(token);
    },
  };
}
