import type { WireFields } from '../../contract/values.ts';
import { documentDeleted, sheetDateTaken } from '../../contract/writes.ts';
import { createDocuments } from '../../src/api/documents/documents.ts';
import { createTokenSource } from '../../src/api/documents/token-source.ts';

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

/** The commit that changes these fields of a version of a document. */
export const patchOf = (path: string, fields: WireFields, updateTime: string) => ({
  call: 'POST :commit',
  body: {
    writes: [
      {
        update: { name: `projects/p/databases/(default)/documents/${path}`, fields },
        updateMask: { fieldPaths: Object.keys(fields) },
        currentDocument: { updateTime },
      },
    ],
  },
});

export const noSignal = new AbortController().signal;

const callOf = ({ method, url, headers }: Request, root: string, body: unknown): Seen => ({
  method,
  path: url.slice(root.length),
  token: headers.get('Authorization') ?? '',
  body: typeof body === 'string' ? JSON.parse(body) : undefined,
});

/** The real transport over a fetch that answers with `answer`; `seen` holds every call in order. */
export function fakeDatabase(answer: (call: Seen) => Answer) {
  const seen: Seen[] = [];
  const logged: string[] = [];
  let renewals = 0;
  const root = 'http://database.test/v1/projects/p/databases/(default)/documents';
  const documents = createDocuments({
    root,
    tokens: createTokenSource(async (force) => {
      if (force) renewals += 1;
      return `token ${renewals}`;
    }),
    fetch: async (input, init = {}) => {
      const call = callOf(new Request(input instanceof Request ? input.url : input, init), root, init.body);
      seen.push(call);
      const { status = 200, headers = {}, body: answered } = answer(call);
      return new Response(JSON.stringify(answered), { status, headers });
    },
    timeout: 1000,
    log: (message) => logged.push(message),
  });
  return { documents, seen, logged, renewals: () => renewals };
}
