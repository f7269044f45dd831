import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { WireWrite } from '../../src/api/contract/writes.ts';
import { documentRequest } from '../../src/api/contract/writes.ts';
import { answerJson } from '../http/answer-json.ts';
import { parseMessage, readText } from '../http/body.ts';
import { limitBody } from '../http/limit-body.ts';
import { failureToResponse } from './answer-failure.ts';
import type { DocumentService, Requester } from './document-service.ts';
import { checkDocumentPath, parseTarget } from './document-target.ts';
import { invalidArgument, permissionDenied } from './failure.ts';
import { checkJsonDepth } from './limits.ts';
import type { DocumentPath } from './path.ts';
import { isDocumentPath, pathToName } from './path.ts';
import { runProcedure } from './procedures.ts';
import { documentToAnswer, documentToText } from './stored-document.ts';

export type DocumentRoutesParts = {
  readonly service: DocumentService;
  readonly project: string;
  /** The caller of an Authorization header's value; null without one. Throws `UNAUTHENTICATED`. */
  readonly authenticate: (authorization: string | undefined) => Promise<Requester | null>;
};

type Call = DocumentRoutesParts & {
  readonly context: Context;
  readonly requester: Requester | null;
  readonly path: DocumentPath;
};

const maximumBody = 1024 * 1024 + 64 * 1024;
const maximumCommitBody = 10 * 1024 * 1024;
const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const drawId = (): string => Array.from({ length: 20 }, () => idAlphabet[randomInt(idAlphabet.length)]).join('');

const pageSizeOf = (text: string): number => {
  if (!/^-?\d{0,9}$/.test(text)) throw invalidArgument(`Invalid value at 'page_size' (TYPE_INT32), "${text}"`);
  return Number(text);
};

const list = ({ context, service, requester, path, project }: Call): Response => {
  const { documents, nextPageToken } = service.list(requester, path, {
    orderBy: context.req.query('orderBy') ?? '',
    pageSize: pageSizeOf(context.req.query('pageSize') ?? ''),
    pageToken: context.req.query('pageToken') ?? '',
  });
  const listed = documents.map((document) => documentToText(project, document)).join(',');
  const members = [
    ...(listed === '' ? [] : [`"documents":[${listed}]`]),
    ...(nextPageToken === undefined ? [] : [`"nextPageToken":${JSON.stringify(nextPageToken)}`]),
  ];
  return answerJson(context, `{${members.join(',')}}`);
};

const read = (call: Call): Response => {
  if (call.path.length === 0) throw permissionDenied();
  if (!isDocumentPath(call.path)) return list(call);
  return call.context.json(documentToAnswer(call.project, call.service.get(call.requester, call.path)));
};

const readFields = async ({ context }: Call) => {
  const text = await readText(context.req, ['application/json']);
  checkJsonDepth(text);
  return parseMessage(text, documentRequest).fields;
};

const write = (call: Call, writes: readonly WireWrite[]): Response => {
  const [document] = call.service.commit(call.requester, writes).documents;
  return call.context.json(document === undefined ? {} : documentToAnswer(call.project, document));
};

const preconditionOf = ({ context }: Call) => {
  const exists = context.req.query('currentDocument.exists');
  const updateTime = context.req.query('currentDocument.updateTime');
  if (updateTime !== undefined) return { currentDocument: { updateTime } };
  return exists === undefined ? {} : { currentDocument: { exists: exists === 'true' } };
};

const create = async (call: Call): Promise<Response> => {
  if (isDocumentPath(call.path) || call.path.length === 0) throw permissionDenied();
  const path = checkDocumentPath([...call.path, call.context.req.query('documentId') ?? drawId()]);
  const update = { name: pathToName(call.project, path), fields: await readFields(call) };
  return write(call, [{ update, updateTransforms: [], currentDocument: { exists: false } }]);
};

const patch = async (call: Call): Promise<Response> => {
  const update = { name: pathToName(call.project, checkDocumentPath(call.path)), fields: await readFields(call) };
  const fieldPaths = call.context.req.queries('updateMask.fieldPaths');
  const mask = fieldPaths === undefined ? {} : { updateMask: { fieldPaths } };
  return write(call, [{ update, updateTransforms: [], ...mask, ...preconditionOf(call) }]);
};

const remove = (call: Call): Response =>
  write(call, [{ delete: pathToName(call.project, checkDocumentPath(call.path)), ...preconditionOf(call) }]);

const handlers = new Map<string, (call: Call) => Response | Promise<Response>>([
  ['GET', read],
  ['POST', create],
  ['PATCH', patch],
  ['DELETE', remove],
]);

/** The document calls below `/v1`. */
export const createDocumentRoutes = (parts: DocumentRoutesParts): Hono => {
  const routes = new Hono();
  routes.onError(failureToResponse);
  routes.use(limitBody(({ req }) => (req.path.endsWith(':commit') ? maximumCommitBody : maximumBody)));
  routes.all('/*', async (context) => {
    const handler = handlers.get(context.req.method);
    if (handler === undefined) return context.text('Method not allowed', 405);
    const requester = await parts.authenticate(context.req.header('authorization'));
    const target = parseTarget(context.req.raw.url, parts.project, context.req.method);
    const call: Call = { ...parts, context, requester, path: target.path };
    return target.procedure === undefined ? handler(call) : runProcedure(call, target.procedure);
  });
  return routes;
};
