import type { BrowserContext, Request } from 'playwright-core';

/** A call of the app to Firestore. The status is undefined before the response. */
type FirestoreCall = {
  readonly method: string;
  /** The paths of the written documents, or the path that the call reads, below the documents root. */
  readonly paths: readonly string[];
  readonly isWrite: boolean;
  status: number | undefined;
  readonly token: string;
};

const pathsOf = (request: Request): readonly string[] => {
  const path = decodeURIComponent(new URL(request.url()).pathname).split('/documents').at(-1) ?? '';
  if (path !== ':commit') return [path];
  return [...(request.postData() ?? '').matchAll(/"(?:name|delete)":"[^"]*\/documents([^"]+)"/gu)].map(
    ([, written = '']) => written,
  );
};

const tokenOf = (request: Request): string => (request.headers()['authorization'] ?? '').replace('Bearer ', '');

export type Calls = {
  readonly all: () => readonly FirestoreCall[];
  readonly writes: () => readonly FirestoreCall[];
  readonly ofParameters: () => readonly FirestoreCall[];
  /** The calls whose status is an error. */
  readonly refused: () => readonly FirestoreCall[];
  readonly refreshes: () => number;
  readonly summary: () => string;
};

/** Records the calls to Firestore and to the token endpoint by all pages of a browser. */
export function recordCalls(context: BrowserContext, firestore: string): Calls {
  const calls = new Map<Request, FirestoreCall>();
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().includes('/securetoken.googleapis.com/') && request.method() === 'POST') refreshes += 1;
    if (!request.url().startsWith(`${firestore}/v1/`)) return;
    const method = request.method();
    calls.set(request, {
      method,
      paths: pathsOf(request),
      isWrite: method !== 'GET',
      status: undefined,
      token: tokenOf(request),
    });
  });
  context.on('response', (response) => {
    const call = calls.get(response.request());
    if (call) call.status = response.status();
  });
  const all = () => [...calls.values()];
  const writes = () => all().filter(({ isWrite }) => isWrite);
  const ofParameters = () => writes().filter(({ paths }) => paths.some((path) => path.endsWith('/parameters')));
  const refused = () => all().filter(({ status = 0 }) => status >= 400);
  return {
    all,
    writes,
    ofParameters,
    refused,
    refreshes: () => refreshes,
    summary: () =>
      `Firestore was called ${all().length} times: ${writes().length} writes, ${ofParameters().length} of them of the parameters; ${refused().length} refused. ${refreshes} id tokens were renewed.`,
  };
}
