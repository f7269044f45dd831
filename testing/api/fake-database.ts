import type { WireFields } from '../../contract/values.ts';
import * as v from 'valibot';
import { commitRequest, documentDeleted, sheetDateTaken, type WireWrite } from '../../contract/writes.ts';
import { createDocuments } from '../../src/api/documents/documents.ts';
import { createTokenSource } from '../../src/api/documents/token-source.ts';
import { createMemoryDatabase, memoryRoot, namePrefix } from '../../src/api/memory/memory-database.ts';

export type Seen = { readonly method: string; readonly path: string; readonly token: string; readonly body: unknown };
export type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
};

const denial = (status: string, code: number, message = status): Answer => ({
  status: code,
  body: { error: { code, message, status } },
});

export const denied = denial('PERMISSION_DENIED', 403);
export const unauthenticated = denial('UNAUTHENTICATED', 401);
export const notFound = denial('NOT_FOUND', 404);
export const alreadyExists = denial('ALREADY_EXISTS', 409);
export const deletedBefore = denial('ALREADY_EXISTS', 409, `${documentDeleted}: uid/s1`);
export const dateTaken = denial('ALREADY_EXISTS', 409, sheetDateTaken);
export const failedPrecondition = denial('FAILED_PRECONDITION', 400);
export const unavailable = denial('UNAVAILABLE', 503);

/** The body of a commit that updates fields of a document with this version. */
export const patchCommit = (path: string, fields: WireFields, updateTime: string) => ({
  call: 'POST :commit',
  body: {
    writes: [
      {
        update: { name: `${namePrefix}${path}`, fields },
        updateMask: { fieldPaths: Object.keys(fields) },
        currentDocument: { updateTime },
      },
    ],
  },
});

export const noSignal = new AbortController().signal;

/** A database in memory with an empty document at each path. */
export const databaseWithPaths = (paths: readonly string[]) =>
  createMemoryDatabase(paths.map((path) => [path, {}] as const));

const callOf = ({ method, url, headers }: Request, body: unknown): Seen => ({
  method,
  path: url.slice(memoryRoot.length),
  token: headers.get('Authorization') ?? '',
  body: typeof body === 'string' ? JSON.parse(body) : undefined,
});

/** The real transport with a fake `fetch` that responds with `answer`. `seen` records every call. */
export function fakeDatabase(answer: (call: Seen) => Answer) {
  const seen: Seen[] = [];
  const logged: string[] = [];
  let renewals = 0;
  const documents = createDocuments({
    root: memoryRoot,
    tokens: createTokenSource(async (force) => {
      if (force) renewals += 1;
      return `token ${renewals}`;
    }),
    fetch: async (input, init = {}) => {
      const call = callOf(new Request(input instanceof Request ? input.url : input, init), init.body);
      seen.push(call);
      const { status = 200, headers = {}, body: answered } = answer(call);
      return new Response(JSON.stringify(answered), { status, headers });
    },
    timeout: 1000,
    log: (message) => logged.push(message),
  });
  return { documents, seen, logged, renewals: () => renewals };
}

const describeWrite = (write: WireWrite): string => {
  if ('delete' in write) return `delete ${write.delete.slice(namePrefix.length)}`;
  return `${write.updateMask ? 'patch' : 'create'} ${write.update.name.slice(namePrefix.length)}`;
};

/** The writes of each commit, in order, as `create path`, `patch path` or `delete path`. */
export const commitsOf = (seen: readonly Seen[]): readonly (readonly string[])[] =>
  seen
    .filter(({ path }) => path === ':commit')
    .map(({ body }) => v.parse(commitRequest, body).writes.map(describeWrite));
