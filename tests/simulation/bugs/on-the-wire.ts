import * as v from 'valibot';
import { wirePage } from '../../../contract/values.ts';
import { commitRequest, type WireWrite } from '../../../contract/writes.ts';
import { addressOf } from '../network.ts';
import type { World } from '../world/world.ts';

type Fetch = typeof fetch;

const isWrite = (init: RequestInit | undefined) => init?.method !== 'GET';

const refusal = (status: number) =>
  Response.json({ error: { code: status, message: 'Refused.', status: 'INVALID_ARGUMENT' } }, { status });

/** "It is there already" is taken for a failure. */
export const conflictIsFailure =
  (fetched: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetched(input, init);
    return response.status === 409 ? refusal(400) : response;
  };

/** An id is drawn again for each try. */
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

/** A failing server counts as one that has done its work. */
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

/** Edits say nothing of the document that they are meant for. */
export const unguardedPatch =
  (fetched: Fetch): Fetch =>
  (input, init) =>
    fetched(
      withQuery(input, (query) => query.delete('currentDocument.exists')),
      withoutVersions(init, {}),
    );

const readCommit = v.pipe(v.string(), v.parseJson(), commitRequest);

/** The writes of a commit; none of another call. */
const writesIn = (init: RequestInit | undefined): readonly WireWrite[] => {
  const commit = v.safeParse(readCommit, init?.body);
  return commit.success ? commit.output.writes : [];
};

const hasVersion = ({ currentDocument }: WireWrite) => currentDocument !== undefined && 'updateTime' in currentDocument;

/** A call whose writes say nothing of the version that they are meant for, but `condition`. */
const withoutVersions = (init: RequestInit | undefined, condition: object): RequestInit | undefined => {
  const writes = writesIn(init);
  if (!writes.some(hasVersion)) return init;
  const changed = writes.map((write) => ({ ...write, currentDocument: undefined, ...condition }));
  return { ...init, body: JSON.stringify({ writes: changed }) };
};

const existing = { currentDocument: { exists: true } };

/** Edits ask only that their document exists, whatever its version. */
export const existsOnly =
  (fetched: Fetch): Fetch =>
  (input, init) =>
    fetched(input, withoutVersions(init, existing));

const pathOf = (name: string) => name.slice(name.indexOf('/documents/'));

/** What a call reads or changes: of a commit, the document whose version it names. */
const subjectOf = (input: Parameters<Fetch>[0], init: RequestInit | undefined): string => {
  const versioned = writesIn(init).find(hasVersion);
  return pathOf(versioned && 'update' in versioned ? versioned.update.name : new URL(addressOf(input)).pathname);
};

/** An edit whose document's version is not known goes out without having read it. */
export const unreadBase = (fetched: Fetch): Fetch => {
  const read = new Set<string>();
  // What is read after a refusal is what the refusal asks for, and no first reading.
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

/** A removal deletes what the first page names, and thinks that it was all. */
export const firstPageOnly =
  (fetched: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetched(input, init);
    if (!addressOf(input).includes('pageSize') || !response.ok) return response;
    const { documents } = v.parse(wirePage, await response.json());
    return Response.json({ documents });
  };
