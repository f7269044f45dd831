import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { batchGetRequest, commitRequest, queryRequest } from '../../contract/writes.ts';
import { parseMessage, readText } from '../http/body.ts';
import { acquireResponseBytes } from '../limits/byte-limit.ts';
import { createYielder } from '../limits/work-queue.ts';
import type { DocumentService, Requester } from './document-service.ts';
import { DocumentFailure, invalidArgument, permissionDenied } from './failure.ts';
import { checkJson, maxNames } from './size-limits.ts';
import type { Page } from './list-documents.ts';
import { type DocumentPath, isDocumentPath, nameToPath, type Target } from './path.ts';
import { documentToResponse, documentToJson } from './stored-document.ts';
import { microsToTimestamp } from '../lib/timestamp.ts';

export type DocumentsEnv = {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly target: Target; readonly requester: Requester };
};

export type Call = {
  readonly service: DocumentService;
  readonly project: string;
  readonly context: Context<DocumentsEnv>;
  readonly requester: Requester;
  readonly path: DocumentPath;
};

// The official web client sends JSON as text/plain to avoid a CORS preflight. Without cookies no CSRF is possible.
const accepted = ['application/json', 'text/plain'];

const parseBody = <Message>(text: string, schema: Parameters<typeof parseMessage<Message>>[1]): Message => {
  checkJson(text);
  return parseMessage(text, schema);
};

const commit = async ({ context, service, requester }: Call): Promise<Response> => {
  const text = await readText(context.req, accepted);
  const { commitTime, documents } = await service.commit(requester, () => parseBody(text, commitRequest).writes);
  const time = microsToTimestamp(commitTime);
  return context.json({
    writeResults: documents.map((document) => (document === undefined ? {} : { updateTime: time })),
    commitTime: time,
  });
};

/** Characters of one chunk of a streamed response. Two chunks are in memory: one is read while the other is sent. */
const chunkSize = 1024 * 1024;

/** Streams a JSON array with backpressure: reads items only as fast as the client reads the response. */
const streamList = ({ context, requester }: Call, items: AsyncIterable<string>): Response => {
  acquireResponseBytes(context.env.outgoing, requester.uid, 2 * chunkSize);
  const chunks = async function* (): AsyncIterable<string> {
    let chunk = '[';
    let separator = '';
    for await (const item of items) {
      chunk += separator + item;
      separator = ',';
      if (chunk.length >= chunkSize) {
        yield chunk;
        chunk = '';
      }
    }
    yield `${chunk}]`;
  };
  const iterator = chunks()[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => {
      await iterator.return?.();
    },
  });
  return context.body(body, 200, { 'Content-Type': 'application/json' });
};

const batchGet = async (call: Call): Promise<Response> => {
  const { context, service, project, requester } = call;
  const given = parseBody(await readText(context.req, accepted), batchGetRequest).documents;
  const names = [...new Set(given)];
  if (names.length > maxNames) throw invalidArgument(`A batch holds at most ${String(maxNames)} names.`);
  const yieldIfLong = createYielder();
  const paths = new Map(names.map((name) => [name, nameToPath(project, name)]));
  for (const path of paths.values()) {
    service.checkGet(requester, path);
    await yieldIfLong(0);
  }
  const readTime = microsToTimestamp(Date.now() * 1000);
  const items = async function* (): AsyncIterable<string> {
    for (const [name, path] of paths) {
      const found = service.find(path);
      const item = JSON.stringify(
        found === undefined ? { missing: name, readTime } : { found: documentToResponse(project, found), readTime },
      );
      await yieldIfLong(item.length);
      yield item;
    }
  };
  return streamList(call, items());
};

const queryPath = (call: Call, collection: string, allDescendants: boolean): DocumentPath => {
  const path = [...call.path, collection];
  if (allDescendants || isDocumentPath(path)) throw permissionDenied();
  return path;
};

// The web client appends `__name__` in the direction of the last field. Every listing is ordered by name in that direction anyway.
const orderText = (orders: readonly { field: { fieldPath: string }; direction: string }[]): string =>
  orders
    .filter(({ field }, index) => index === 0 || field.fieldPath !== '__name__')
    .map(({ field, direction }) => `${field.fieldPath} ${direction === 'DESCENDING' ? 'desc' : 'asc'}`)
    .join(',');

const runQuery = async (call: Call): Promise<Response> => {
  const { context, service, project, requester } = call;
  const { from, orderBy } = parseBody(await readText(context.req, accepted), queryRequest).structuredQuery;
  const path = queryPath(call, from[0].collectionId, from[0].allDescendants);
  const readTime = microsToTimestamp(Date.now() * 1000);
  const pageFrom = (pageToken: string) =>
    service.list(requester, path, { orderBy: orderText(orderBy), pageSize: 0, pageToken });
  const first = pageFrom('');
  if (first.documents.length === 0) return context.json([{ readTime }]);
  const yieldIfLong = createYielder();
  const items = async function* (): AsyncIterable<string> {
    let page: Page | undefined = first;
    while (page !== undefined) {
      for (const found of page.documents) {
        const item = `{"document":${documentToJson(project, found)},"readTime":"${readTime}"}`;
        await yieldIfLong(item.length);
        yield item;
      }
      page = page.nextPageToken === undefined ? undefined : pageFrom(page.nextPageToken);
    }
  };
  return streamList(call, items());
};

/** Wraps errors in an array, as in a streamed response. */
const withErrorsInArray =
  (run: (call: Call) => Promise<Response>) =>
  async (call: Call): Promise<Response> => {
    try {
      return await run(call);
    } catch (error) {
      if (error instanceof DocumentFailure) return call.context.json([error.toBody()], error.httpCode);
      throw error;
    }
  };

const procedures = new Map<string, (call: Call) => Promise<Response>>([
  ['commit', commit],
  ['batchGet', withErrorsInArray(batchGet)],
  ['runQuery', withErrorsInArray(runQuery)],
]);

export const procedureNames: readonly string[] = [...procedures.keys()];

/** Runs a procedure by name. Throws `PERMISSION_DENIED` for an unknown name. */
export const runProcedure = async (call: Call, name: string): Promise<Response> => {
  const procedure = procedures.get(name);
  if (procedure === undefined) throw permissionDenied();
  return procedure(call);
};
