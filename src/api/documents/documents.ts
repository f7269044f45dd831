import * as v from 'valibot';
import {
  type WireDocument,
  wireDocument,
  type WireFields,
  wirePage,
  type WireValue,
} from '../../../contract/values.ts';
import { wireCommit, type WireWriteBody } from '../../../contract/writes.ts';
import { type Call, request, type RequestOptions } from './request.ts';

/** The documents on a page; a listing follows all pages. Source: docs/specification.md#call-pages. */
const pageSize = 100;

/** The fields that a patch sets, or removes if undefined. */
export type FieldChanges = { readonly [field: string]: WireValue | undefined };

/**
 * Preconditions of a patch: with `exists` true, a deleted document is not recreated; with false, an existing one is not changed;
 * `updateTime` only allows the version that was read.
 */
type PatchOptions = { readonly exists?: boolean; readonly updateTime?: string };

/**
 * One write of a commit: `create` requires a new document; `put` stores a whole one; `patch` changes fields under a condition;
 * `delete` also succeeds for a missing one.
 */
export type CommitWrite =
  | { readonly kind: 'create'; readonly path: string; readonly fields: WireFields }
  | { readonly kind: 'put'; readonly path: string; readonly fields: WireFields }
  | {
      readonly kind: 'patch';
      readonly path: string;
      readonly fields: FieldChanges;
      readonly condition: { readonly exists: true } | { readonly updateTime: string };
    }
  | { readonly kind: 'delete'; readonly path: string; readonly condition?: { readonly exists: true } };

/** The calls of the document database. Paths are relative to the documents root, such as `uid/sheetId/outDay`. */
export type Documents = {
  /** All documents of a collection, over all pages, ordered by `orderBy` (by id when empty). */
  readonly list: (path: string, orderBy: string, signal: AbortSignal) => Promise<readonly WireDocument[]>;
  readonly get: (path: string, signal: AbortSignal) => Promise<WireDocument>;
  readonly create: (collection: string, id: string, fields: WireFields, signal: AbortSignal) => Promise<void>;
  /** Sets or removes the given fields. A version is required through a commit, which all servers treat alike. */
  readonly patch: (path: string, fields: FieldChanges, options: PatchOptions, signal: AbortSignal) => Promise<void>;
  /** Also succeeds for a missing document. */
  readonly remove: (path: string, signal: AbortSignal) => Promise<void>;
  /** The last known version (`updateTime`) of a document; undefined if unknown. */
  readonly versionOf: (path: string) => string | undefined;
  /** Applies up to `maxWrites` writes, all or none. */
  readonly commit: (writes: readonly CommitWrite[], signal: AbortSignal) => Promise<void>;
};

const query = (parameters: readonly (readonly [string, string])[]) => {
  const given = parameters.filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};

/**
 * The document database over `fetch`; each answer is validated against its schema.
 * @throws {DocumentsError} from every call that the database refuses
 */
export function createDocuments(options: RequestOptions): Documents {
  const call = (details: Call, signal: AbortSignal) => request(details, options, signal);
  const rootName = `${options.root.slice(options.root.indexOf('projects/'))}/`;
  const nameOf = (path: string) => `${rootName}${path}`;
  const versions = new Map<string, string>();

  const remember = (document: WireDocument): WireDocument => {
    const { name, updateTime } = document;
    if (updateTime !== undefined && name.startsWith(rootName)) versions.set(name.slice(rootName.length), updateTime);
    return document;
  };
  const rememberAnswer = (path: string, answer: unknown): void => {
    versions.delete(path);
    const document = v.safeParse(wireDocument, answer);
    if (document.success) remember(document.output);
  };

  type Committed = { readonly path: string; readonly write: WireWriteBody };
  const commitAll = async (writes: readonly Committed[], signal: AbortSignal): Promise<void> => {
    const body = { writes: writes.map(({ write }) => write) };
    const answer = v.safeParse(wireCommit, await call({ method: 'POST', path: ':commit', body }, signal));
    const results = answer.success ? answer.output.writeResults : [];
    for (const [index, { path }] of writes.entries()) {
      const updateTime = results[index]?.updateTime;
      // The answer lacks the new version: it is read before the next change.
      if (updateTime === undefined) versions.delete(path);
      else versions.set(path, updateTime);
    }
  };
  const wireWriteOf = (write: CommitWrite): WireWriteBody => {
    if (write.kind === 'delete')
      return { delete: nameOf(write.path), ...(write.condition && { currentDocument: write.condition }) };
    const update = { update: { name: nameOf(write.path), fields: write.fields } };
    if (write.kind === 'put') return update;
    if (write.kind === 'create') return { ...update, currentDocument: { exists: false } };
    return { ...update, updateMask: { fieldPaths: Object.keys(write.fields) }, currentDocument: write.condition };
  };

  async function pagesFrom(
    path: string,
    orderBy: string,
    pageToken: string,
    signal: AbortSignal,
  ): Promise<readonly WireDocument[]> {
    const parameters = query([
      ['orderBy', orderBy],
      ['pageSize', String(pageSize)],
      ['pageToken', pageToken],
    ]);
    const page = v.parse(wirePage, await call({ method: 'GET', path: `/${path}${parameters}` }, signal));
    const documents = page.documents.map(remember);
    return page.nextPageToken === undefined
      ? documents
      : [...documents, ...(await pagesFrom(path, orderBy, page.nextPageToken, signal))];
  }

  return {
    list: (path, orderBy, signal) => pagesFrom(path, orderBy, '', signal),
    get: async (path, signal) =>
      remember(v.parse(wireDocument, await call({ method: 'GET', path: `/${path}` }, signal))),
    versionOf: (path) => versions.get(path),
    create: async (collection, id, fields, signal) => {
      const target = `/${collection}${query([['documentId', id]])}`;
      rememberAnswer(`${collection}/${id}`, await call({ method: 'POST', path: target, body: { fields } }, signal));
    },
    patch: async (path, fields, { exists, updateTime }, signal) => {
      const fieldPaths = Object.keys(fields);
      // Without a mask, the call would replace the whole document.
      if (fieldPaths.length === 0) return;
      if (updateTime !== undefined) {
        const write = wireWriteOf({ kind: 'patch', path, fields, condition: { updateTime } });
        await commitAll([{ path, write }], signal);
        return;
      }
      const target = `/${path}${query([
        ...fieldPaths.map((field) => ['updateMask.fieldPaths', field] as const),
        ['currentDocument.exists', exists === undefined ? '' : String(exists)],
      ])}`;
      rememberAnswer(path, await call({ method: 'PATCH', path: target, body: { fields } }, signal));
    },
    remove: async (path, signal) => {
      await call({ method: 'DELETE', path: `/${path}` }, signal);
      versions.delete(path);
    },
    commit: (writes, signal) =>
      commitAll(
        writes.map((write) => ({ path: write.path, write: wireWriteOf(write) })),
        signal,
      ),
  };
}

/** The last part of a document's name. */
export const idOf = (document: WireDocument): string => document.name.slice(document.name.lastIndexOf('/') + 1);
