import * as v from 'valibot';
import type { WireFields } from '../../contract/values.ts';
import { commitRequest, documentRequest, type WirePrecondition, type WireWrite } from '../../contract/writes.ts';
import { alreadyExists, type Answer, failedPrecondition, notFound, type Seen } from './fake-database.ts';

const prefix = 'projects/p/databases/(default)/documents/';
const done: Answer = { body: {} };

const nameOf = (write: WireWrite) => ('delete' in write ? write.delete : write.update.name).slice(prefix.length);

const pathOf = ({ pathname }: URL) => decodeURIComponent(pathname).slice(1);
// Documents and collections take turns in a path.
const isDocument = (path: string) => path.split('/').length % 2 === 0;

/** Tells when fields were stored, which is another moment for each that the map has held. */
function updateTimes() {
  const times = new Map<WireFields, string>();
  return (fields: WireFields): string => {
    const known = times.get(fields) ?? new Date(times.size).toISOString();
    times.set(fields, known);
    return known;
  };
}

/** Documents in memory behind the calls of the budget: pages, single documents, and commits that are all or none. */
export function storedDocuments(paths: readonly string[] = []) {
  const documents = new Map<string, WireFields>(paths.map((path) => [path, {}]));
  const timeOf = updateTimes();

  function refusalOf(condition: WirePrecondition | undefined, fields: WireFields | undefined): Answer | undefined {
    if (condition === undefined) return undefined;
    if ('exists' in condition) {
      if (condition.exists === (fields !== undefined)) return undefined;
      return condition.exists ? notFound : alreadyExists;
    }
    if (!fields) return notFound;
    return condition.updateTime === timeOf(fields) ? undefined : failedPrecondition;
  }

  function store(path: string, fields: WireFields): { readonly updateTime: string } {
    documents.set(path, fields);
    return { updateTime: timeOf(fields) };
  }

  function apply(write: WireWrite): object {
    const path = nameOf(write);
    if (!('delete' in write))
      return store(path, { ...(write.updateMask && documents.get(path)), ...write.update.fields });
    documents.delete(path);
    return {};
  }

  function commit(body: unknown): Answer {
    const { writes } = v.parse(commitRequest, body);
    const refusals = writes.map((write) => refusalOf(write.currentDocument, documents.get(nameOf(write))));
    return refusals.find((refusal) => refusal !== undefined) ?? { body: { writeResults: writes.map(apply) } };
  }

  function list(url: URL): Answer {
    const collection = `${pathOf(url)}/`;
    const found = [...documents.keys()]
      .filter((path) => path.startsWith(collection) && !path.slice(collection.length).includes('/'))
      .toSorted();
    const after = found.filter((path) => path > (url.searchParams.get('pageToken') ?? ''));
    const size = Number(url.searchParams.get('pageSize'));
    const page = after.slice(0, size).map((path) => ({ name: `${prefix}${path}`, fields: documents.get(path) ?? {} }));
    return { body: { documents: page, ...(after.length > size ? { nextPageToken: after[size - 1] } : {}) } };
  }

  function get(url: URL): Answer {
    const fields = documents.get(pathOf(url));
    return fields ? { body: { name: `${prefix}${pathOf(url)}`, fields, updateTime: timeOf(fields) } } : notFound;
  }

  function patch(url: URL, body: unknown): Answer {
    const stored = documents.get(pathOf(url));
    const exists = url.searchParams.get('currentDocument.exists');
    // Firestore's emulator reads a version in an address as another.
    if (url.searchParams.has('currentDocument.updateTime')) return failedPrecondition;
    const refusal = refusalOf(exists === null ? undefined : { exists: exists === 'true' }, stored);
    if (refusal) return refusal;
    documents.set(pathOf(url), { ...stored, ...v.parse(documentRequest, body).fields });
    return done;
  }

  function answer({ method, path, body }: Seen): Answer {
    if (method === 'POST') return commit(body);
    const url = new URL(path, 'http://database.test');
    if (method === 'PATCH') return patch(url, body);
    return isDocument(pathOf(url)) ? get(url) : list(url);
  }

  return { answer, documents };
}

const kindOf = (write: WireWrite) => {
  if ('delete' in write) return 'delete';
  return write.updateMask ? 'patch' : 'create';
};

/** The writes of every commit among the calls, in order; each as `create path`, `patch path` or `delete path`. */
export const commitsOf = (seen: readonly Seen[]): readonly (readonly string[])[] =>
  seen
    .filter(({ path }) => path === ':commit')
    .map(({ body }) => v.parse(commitRequest, body).writes.map((write) => `${kindOf(write)} ${nameOf(write)}`));
