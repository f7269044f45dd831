import * as v from 'valibot';
import { wirePage } from '../../../contract/values.ts';
import { commitRequest, type WireWrite } from '../../../contract/writes.ts';
import { addressOf } from '../network.ts';
import type { World } from '../world.ts';

type Fetch = typeof fetch;

const isWrite = (init: RequestInit | undefined) => init?.method !== 'GET';

const refusal = (status: number) =>
  Response.json({ error: { code: status, message: 'Refused.', status: 'INVALID_ARGUMENT' } }, { status });

/** An ALREADY_EXISTS response to a retried create counts as a failure (not idempotent). */
export const conflictIsFailure =
  (fetched: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetched(input, init);
    return response.status === 409 ? refusal(400) : response;
  };

/** Each retry creates a document with a new id (not idempotent). */
export const newIdOnRetry = (fetched: Fetch, { random }: World): Fetch => {
  const tried = new Set<string>();
  return (input, init) => {
    const url = new URL(addressOf(input));
    const id = url.searchParams.get('documentId') ?? '';
    if (tried.has(id)) url.searchParams.set('documentId', random.id());
    if (id !== '') tried.add(id);
    return fetched(url, init);
  };
};

export const anyServerErrorIsDone =
  (fetched: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetched(input, init);
    return isWrite(init) && response.status >= 500 ? Response.json({}) : response;
  };

const withQuery = (input: Parameters<Fetch>[0], change: (query: URLSearchParams) => void): URL => {
  const url = new URL(addressOf(input));
  change(url.searchParams);
  return url;
};

/** Edits have no precondition. */
export const unguardedPatch =
  (fetched: Fetch): Fetch =>
  (input, init) =>
    fetched(
      withQuery(input, (query) => query.delete('currentDocument.exists')),
      withoutVersions(init, {}),
    );

const readCommit = v.pipe(v.string(), v.parseJson(), commitRequest);

/** Returns the writes of a commit, and an empty list for any other call. */
const writesIn = (init: RequestInit | undefined): readonly WireWrite[] => {
  const commit = v.safeParse(readCommit, init?.body);
  return commit.success ? commit.output.writes : [];
};

const hasVersion = ({ currentDocument }: WireWrite) => currentDocument !== undefined && 'updateTime' in currentDocument;

/** Replaces each version precondition of a call with `condition`. */
const withoutVersions = (init: RequestInit | undefined, condition: object): RequestInit | undefined => {
  const writes = writesIn(init);
  if (!writes.some(hasVersion)) return init;
  const changed = writes.map((write) => ({ ...write, currentDocument: undefined, ...condition }));
  return { ...init, body: JSON.stringify({ writes: changed }) };
};

const existing = { currentDocument: { exists: true } };

/** Edits have the precondition `exists: true` instead of a version. */
export const existsOnly =
  (fetched: Fetch): Fetch =>
  (input, init) =>
    fetched(input, withoutVersions(init, existing));

const pathOf = (name: string) => name.slice(name.indexOf('/documents/'));

/** The document that a call reads, or the document whose version is the precondition of a commit. */
const subjectOf = (input: Parameters<Fetch>[0], init: RequestInit | undefined): string => {
  const versioned = writesIn(init).find(hasVersion);
  return pathOf(versioned && 'update' in versioned ? versioned.update.name : new URL(addressOf(input)).pathname);
};

/** A device sends an edit without reading the unknown version of the document first. */
export const unreadBase = (fetched: Fetch): Fetch => {
  const read = new Set<string>();
  // A read after a conflict belongs to the retry: it is not the first read.
  const refused = new Set<string>();
  return async (input, init) => {
    const subject = subjectOf(input, init);
    if (subject.endsWith('/parameters')) return fetched(input, init);
    if (!isWrite(init) && !refused.delete(subject)) read.add(subject);
    const isUnread = writesIn(init).some(hasVersion) && read.delete(subject);
    const response = await fetched(input, isUnread ? withoutVersions(init, existing) : init);
    if (response.status === 400) refused.add(subject);
    return response;
  };
};

/** A deletion removes only the first page (it ignores nextPageToken). */
export const firstPageOnly =
  (fetched: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetched(input, init);
    if (!addressOf(input).includes('pageSize') || !response.ok) return response;
    const { documents } = v.parse(wirePage, await response.json());
    return Response.json({ documents });
  };
