import { createDocumentRoutes } from '../../../server/documents/document-routes.ts';
import type { DocumentService } from '../../../server/documents/document-service.ts';
import { DocumentFailure, unauthenticated } from '../../../server/documents/failure.ts';
import { listDocuments } from '../../../server/documents/list-documents.ts';
import { type DocumentPath, pathToName } from '../../../server/documents/path.ts';
import { planWrites, type PlannedWrite } from '../../../server/documents/plan.ts';
import type { World } from '../world/world.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';

/** `local` remembers what was deleted and refuses to make it again; `hosted` does not. */
export type Variant = 'local' | 'hosted';

export type Database = {
  readonly store: MemoryStore;
  readonly answer: (request: Request) => Promise<Response>;
  /** A token that is good for `duration` milliseconds. */
  readonly issueToken: (duration: number) => string;
};

const project = 'simulated';
/** The owner of all data. */
export const uid = 'ada';
export const root = `https://database.example/v1/projects/${project}/databases/(default)/documents`;

const sheetOf = (path: DocumentPath) => path.slice(0, 2).join('/');

/** The document calls of the embedded server over documents in memory, for one signed-in person. */
export function createDatabase(world: World, variant: Variant): Database {
  const store = createMemoryStore();
  const gone = new Set<string>();
  const tokens = new Map<string, number>();

  const isGone = ({ path, after, before }: PlannedWrite) =>
    after !== undefined && before === undefined && (gone.has(path.join('/')) || gone.has(sheetOf(path)));

  const commit: DocumentService['commit'] = (_, writes) => {
    const commitTime = store.nextCommitTime(world.now());
    const plan = planWrites(project, writes, store.get, commitTime);
    const refused = variant === 'local' && plan.writes.some(isGone);
    if (refused) throw new DocumentFailure('ALREADY_EXISTS', 'This document was deleted.');
    const failed = plan.writes.find(({ failure }) => failure !== undefined);
    if (failed?.failure) throw failed.failure;
    for (const { path, after } of plan.writes) {
      if (after) store.put(after);
      else {
        store.remove(path);
        gone.add(path.join('/'));
      }
    }
    return { commitTime, documents: plan.writes.map(({ after }) => after) };
  };

  const service: DocumentService = {
    commit,
    find: (_, path) => store.get(path),
    get: (_, path) => {
      const document = store.get(path);
      if (!document) throw new DocumentFailure('NOT_FOUND', `Document "${pathToName(project, path)}" not found.`);
      return document;
    },
    list: (_, path, request) => listDocuments(store, path.join('/'), request),
  };

  const routes = createDocumentRoutes({
    service,
    project,
    authenticate: async (authorization) => {
      const end = tokens.get(authorization?.slice('Bearer '.length) ?? '') ?? 0;
      if (end <= world.now()) throw unauthenticated();
      return { uid, email: 'ada@example.org', emailVerified: true };
    },
  });

  return {
    store,
    answer: async (request) => routes.fetch(request),
    issueToken: (duration) => {
      const token = `token-${tokens.size + 1}`;
      tokens.set(token, world.now() + duration);
      return token;
    },
  };
}
