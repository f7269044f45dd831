import * as v from 'valibot';
import type { WireFields } from '../../../contract/values.ts';
import { commitRequest, documentRequest, maxWrites, type WireWrite } from '../../../contract/writes.ts';
import { createDocuments, type Documents } from '../documents/documents.ts';
import { DocumentsError } from '../documents/documents-error.ts';
import { createTokenSource } from '../documents/token-source.ts';
import { listPage } from './list-page.ts';

/** The documents root of every database in memory; its host name never resolves. */
export const memoryRoot = 'http://memory.invalid/v1/projects/memory/databases/(default)/documents';
/** The start of a document's name, before its path. */
export const namePrefix = `${memoryRoot.slice(memoryRoot.indexOf('projects/'))}/`;

/** A call of the document database; `path` is below the documents root, with its query. */
type DatabaseRequest = { readonly method: string; readonly path: string; readonly body?: unknown };
type DatabaseResponse = { readonly status: number; readonly body: unknown };

const httpStatuses = { INVALID_ARGUMENT: 400, FAILED_PRECONDITION: 400, NOT_FOUND: 404, ALREADY_EXISTS: 409 };

const refusal = (status: keyof typeof httpStatuses, message: string): DocumentsError =>
  new DocumentsError(message, status, httpStatuses[status]);

type Update = Exclude<WireWrite, { readonly delete: string }>;

// Without a mask an update replaces all fields; a masked field that it lacks is deleted.
function applyUpdate(stored: WireFields, { update, updateMask, updateTransforms }: Update): WireFields {
  if (updateTransforms.length > 0) throw refusal('INVALID_ARGUMENT', 'Transforms are not supported.');
  if (!updateMask) return update.fields;
  const masked = new Set(updateMask.fieldPaths);
  const kept = Object.entries(stored).filter(([field]) => !masked.has(field));
  const changed = Object.entries(update.fields).filter(([field]) => masked.has(field));
  return Object.fromEntries([...kept, ...changed]);
}

// Document ids and collection ids alternate in a path.
const isDocumentPath = (path: string): boolean => path.split('/').length % 2 === 0;

const pathOf = (write: WireWrite): string =>
  ('delete' in write ? write.delete : write.update.name).slice(namePrefix.length);

function preconditionOf(query: URLSearchParams): WireWrite['currentDocument'] {
  const [exists, updateTime] = [query.get('currentDocument.exists'), query.get('currentDocument.updateTime')];
  if (updateTime !== null) return { updateTime };
  return exists === null ? undefined : { exists: exists === 'true' };
}

/** The write of a call that changes one document. */
function toWrite(method: string, path: string, query: URLSearchParams, body: unknown): WireWrite {
  const name = `${namePrefix}${path}`;
  if (method === 'DELETE') return { delete: name, currentDocument: preconditionOf(query) };
  const { fields } = v.parse(documentRequest, body);
  if (method === 'POST') {
    const update = { name: `${name}/${v.parse(v.string(), query.get('documentId'))}`, fields };
    return { update, updateTransforms: [], currentDocument: { exists: false } };
  }
  const fieldPaths = query.getAll('updateMask.fieldPaths');
  return {
    update: { name, fields },
    ...(fieldPaths.length > 0 && { updateMask: { fieldPaths } }),
    updateTransforms: [],
    currentDocument: preconditionOf(query),
  };
}

/**
 * Documents in memory behind the calls of the REST protocol that the app makes: listings in pages, single documents, and atomic
 * commits with preconditions. They answer as the server does, but know no users, rules, quotas or tombstones. Field paths are
 * names of whole fields, and only a number or a time orders a listing.
 */
export function createMemoryDatabase(initial: Iterable<readonly [path: string, fields: WireFields]> = []) {
  const documents = new Map(initial);
  // Every fields object is a version; each has another time.
  const updateTimes = new WeakMap<WireFields, string>();
  let versions = 0;

  function updateTimeOf(fields: WireFields): string {
    const updateTime = updateTimes.get(fields) ?? new Date(versions++).toISOString();
    updateTimes.set(fields, updateTime);
    return updateTime;
  }

  const toDocument = (path: string, fields: WireFields) => ({
    name: `${namePrefix}${path}`,
    ...(Object.keys(fields).length > 0 && { fields }),
    updateTime: updateTimeOf(fields),
  });

  function checkPrecondition(path: string, fields: WireFields | undefined, condition: WireWrite['currentDocument']) {
    if (!condition) return;
    const mustExist = 'exists' in condition ? condition.exists : true;
    if (mustExist !== (fields !== undefined)) {
      const name = `${namePrefix}${path}`;
      throw mustExist
        ? refusal('NOT_FOUND', `No document to update: ${name}`)
        : refusal('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    if (fields && 'updateTime' in condition && condition.updateTime !== updateTimeOf(fields))
      throw refusal('FAILED_PRECONDITION', 'The stored version does not match the required base version.');
  }

  /** Applies each write on top of those before it, all or none. Returns the documents that they leave, write by write. */
  function commit(writes: readonly WireWrite[]) {
    if (writes.length > maxWrites) throw refusal('INVALID_ARGUMENT', 'A commit holds too many writes.');
    const changed = new Map<string, WireFields | undefined>();
    for (const write of writes) {
      const path = pathOf(write);
      const current = changed.has(path) ? changed.get(path) : documents.get(path);
      checkPrecondition(path, current, write.currentDocument);
      changed.set(path, 'delete' in write ? undefined : applyUpdate(current ?? {}, write));
    }
    for (const [path, fields] of changed) {
      if (fields) documents.set(path, fields);
      else documents.delete(path);
    }
    return writes.map((write) => {
      const fields = documents.get(pathOf(write));
      return fields && toDocument(pathOf(write), fields);
    });
  }

  function get(path: string) {
    const fields = documents.get(path);
    if (!fields) throw refusal('NOT_FOUND', `Document "${namePrefix}${path}" not found.`);
    return toDocument(path, fields);
  }

  function list(collection: string, query: URLSearchParams) {
    const { page, nextPageToken } = listPage(documents, collection, query);
    return {
      ...(page.length > 0 && { documents: page.map(({ path, fields }) => toDocument(path, fields)) }),
      ...(nextPageToken !== undefined && { nextPageToken }),
    };
  }

  function run({ method, path, body }: DatabaseRequest): object {
    if (path === ':commit') {
      const results = commit(v.parse(commitRequest, body).writes);
      return { writeResults: results.map((document) => (document ? { updateTime: document.updateTime } : {})) };
    }
    const { pathname, searchParams } = new URL(path, memoryRoot);
    const target = decodeURIComponent(pathname).slice(1);
    if (method === 'GET') return isDocumentPath(target) ? get(target) : list(target, searchParams);
    const [document] = commit([toWrite(method, target, searchParams, body)]);
    return document ?? {};
  }

  function answer(request: DatabaseRequest): DatabaseResponse {
    try {
      return { status: 200, body: run(request) };
    } catch (error) {
      const refused = error instanceof v.ValiError ? refusal('INVALID_ARGUMENT', error.message) : error;
      if (!(refused instanceof DocumentsError)) throw refused;
      const { httpStatus, message, status } = refused;
      return { status: httpStatus, body: { error: { code: httpStatus, message, status } } };
    }
  }

  const fetchAnswer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { method, url } = request;
    const response = answer({ method, path: url.slice(memoryRoot.length), body });
    return Response.json(response.body, { status: response.status });
  };

  return {
    /** The fields of each document by its path, such as `uid/sheetId/outDay/id`; a caller may change them, as another device would. */
    documents,
    /** Answers one call. */
    answer,
    /** Answers a call at an address below `memoryRoot`. */
    fetch: fetchAnswer,
  };
}

export type MemoryDatabase = ReturnType<typeof createMemoryDatabase>;

/** The documents of a new database in memory. */
export const createMemoryDocuments = (): Documents =>
  createDocuments({
    root: memoryRoot,
    tokens: createTokenSource(async () => 'no token'),
    fetch: createMemoryDatabase().fetch,
    timeout: 10_000,
    log: () => {},
  });
