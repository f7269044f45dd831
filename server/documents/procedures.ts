import type { Context } from 'hono';
import { batchGetRequest, commitRequest, queryRequest } from '../../src/api/contract/writes.ts';
import { answerJson } from '../http/answer-json.ts';
import { parseMessage, readText } from '../http/body.ts';
import type { DocumentService, Requester } from './document-service.ts';
import { DocumentFailure, permissionDenied } from './failure.ts';
import { checkJsonDepth } from './limits.ts';
import type { DocumentPath } from './path.ts';
import { isDocumentPath, nameToPath } from './path.ts';
import { documentToAnswer, documentToText } from './stored-document.ts';
import { microsToTimestamp } from './timestamp.ts';

type Call = {
  readonly context: Context;
  readonly service: DocumentService;
  readonly project: string;
  readonly requester: Requester | null;
  readonly path: DocumentPath;
};

// The official web client sends its JSON as text/plain; no cookie exists that a foreign page could make use of.
const accepted = ['application/json', 'text/plain'];

const readMessage = async <Message>(
  { context }: Call,
  schema: Parameters<typeof parseMessage<Message>>[1],
): Promise<Message> => {
  const text = await readText(context.req, accepted);
  checkJsonDepth(text);
  return parseMessage(text, schema);
};

const commit = async (call: Call): Promise<Response> => {
  const { writes } = await readMessage(call, commitRequest);
  const { commitTime, documents } = call.service.commit(call.requester, writes);
  const time = microsToTimestamp(commitTime);
  return call.context.json({
    writeResults: documents.map((document) => (document === undefined ? {} : { updateTime: time })),
    commitTime: time,
  });
};

const batchGet = async (call: Call): Promise<Response> => {
  const { documents } = await readMessage(call, batchGetRequest);
  const readTime = microsToTimestamp(Date.now() * 1000);
  return call.context.json(
    documents.map((name) => {
      const found = call.service.find(call.requester, nameToPath(call.project, name));
      return found === undefined
        ? { missing: name, readTime }
        : { found: documentToAnswer(call.project, found), readTime };
    }),
  );
};

const queryPath = (call: Call, collection: string, allDescendants: boolean): DocumentPath => {
  const path = [...call.path, collection];
  if (allDescendants || isDocumentPath(path)) throw permissionDenied();
  return path;
};

// The web client always adds the name, in the direction of the field before it.
const orderText = (orders: readonly { field: { fieldPath: string }; direction: string }[]): string =>
  orders
    .filter(({ field }, index) => index === 0 || field.fieldPath !== '__name__')
    .map(({ field, direction }) => `${field.fieldPath} ${direction === 'DESCENDING' ? 'desc' : 'asc'}`)
    .join(',');

const runQuery = async (call: Call): Promise<Response> => {
  const { from, orderBy } = (await readMessage(call, queryRequest)).structuredQuery;
  const path = queryPath(call, from[0].collectionId, from[0].allDescendants);
  const readTime = microsToTimestamp(Date.now() * 1000);
  const results: string[] = [];
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const page = call.service.list(call.requester, path, { orderBy: orderText(orderBy), pageSize: 0, pageToken });
    results.push(
      ...page.documents.map((found) => `{"document":${documentToText(call.project, found)},"readTime":"${readTime}"}`),
    );
    pageToken = page.nextPageToken;
  }
  return answerJson(call.context, `[${results.length === 0 ? JSON.stringify({ readTime }) : results.join(',')}]`);
};

const streamed =
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
  ['batchGet', streamed(batchGet)],
  ['runQuery', streamed(runQuery)],
]);

/** Runs a procedure of the documents by its name; one that does not exist is denied to everybody. */
export const runProcedure = async (call: Call, name: string): Promise<Response> => {
  const procedure = procedures.get(name);
  if (procedure === undefined) throw permissionDenied();
  return procedure(call);
};
