import * as v from 'valibot';
import type { WireFields } from '../contract/values.ts';
import { commitRequest, type WireWrite } from '../contract/writes.ts';
import { alreadyExists, type Answer, type Seen } from './fake-database.ts';

const prefix = 'projects/p/databases/(default)/documents/';
const done: Answer = { body: {} };

const nameOf = (write: WireWrite) => ('delete' in write ? write.delete : write.update.name).slice(prefix.length);

/** Documents in memory behind the calls that whole sheets use: pages of a collection, and commits that are all or none. */
export function storedDocuments(paths: readonly string[] = []) {
  const documents = new Map<string, WireFields>(paths.map((path) => [path, {}]));

  const isRefused = (write: WireWrite) =>
    write.currentDocument !== undefined &&
    'exists' in write.currentDocument &&
    write.currentDocument.exists !== documents.has(nameOf(write));

  function apply(write: WireWrite): void {
    if ('delete' in write) documents.delete(nameOf(write));
    else documents.set(nameOf(write), write.update.fields);
  }

  function commit(body: unknown): Answer {
    const { writes } = v.parse(commitRequest, body);
    if (writes.some(isRefused)) return alreadyExists;
    for (const write of writes) apply(write);
    return done;
  }

  function list(url: URL): Answer {
    const collection = `${decodeURIComponent(url.pathname).slice(1)}/`;
    const found = [...documents.keys()]
      .filter((path) => path.startsWith(collection) && !path.slice(collection.length).includes('/'))
      .toSorted();
    const after = found.filter((path) => path > (url.searchParams.get('pageToken') ?? ''));
    const size = Number(url.searchParams.get('pageSize'));
    const page = after.slice(0, size).map((path) => ({ name: `${prefix}${path}`, fields: documents.get(path) ?? {} }));
    return { body: { documents: page, ...(after.length > size ? { nextPageToken: after[size - 1] } : {}) } };
  }

  return {
    answer: ({ method, path, body }: Seen): Answer =>
      method === 'POST' ? commit(body) : list(new URL(path, 'http://database.test')),
    documents,
  };
}

/** The writes of every commit among the calls, in order; each as `create path` or `delete path`. */
export const commitsOf = (seen: readonly Seen[]): readonly (readonly string[])[] =>
  seen
    .filter(({ path }) => path === ':commit')
    .map(({ body }) =>
      v.parse(commitRequest, body).writes.map((write) => `${'delete' in write ? 'delete' : 'create'} ${nameOf(write)}`),
    );
