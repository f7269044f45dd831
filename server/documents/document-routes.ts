import { Hono } from 'hono';
import { documentRequest, type WireWrite } from '../../contract/writes.ts';
import { jsonResponse } from '../http/json-response.ts';
import { parseMessage, readText } from '../http/body.ts';
import { acquireResponseBytes } from '../limits/byte-limit.ts';
import { limitBody } from '../limits/limit-body.ts';
import { randomToken } from '../lib/secrets.ts';
import { type DocumentService, getDocument, type Requester } from './document-service.ts';
import { failureToResponse, invalidArgument, permissionDenied } from './failure.ts';
import { checkJson, maxBody, maxCommitBody } from './size-limits.ts';
import { checkDocumentPath, isDocumentPath, parseTarget, pathToName } from './path.ts';
import { type Call, type DocumentsEnv, runProcedure } from './procedures.ts';
import { documentToResponse, documentToJson } from './stored-document.ts';

export type DocumentRoutesParts = {
  readonly service: DocumentService;
  readonly project: string;
  /** Reads the caller from an Authorization header; null without a header. Throws `UNAUTHENTICATED`. */
  readonly authenticate: (authorization: string | undefined) => Promise<Requester | null>;
};

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
  const listed = documents.map((document) => documentToJson(project, document)).join(',');
  const members = [
    ...(listed === '' ? [] : [`"documents":[${listed}]`]),
    ...(nextPageToken === undefined ? [] : [`"nextPageToken":${JSON.stringify(nextPageToken)}`]),
  ];
  const text = `{${members.join(',')}}`;
  acquireResponseBytes(context.env.outgoing, requester.uid, text.length);
  return jsonResponse(context, text);
};

const read = (call: Call): Response => {
  if (call.path.length === 0) throw permissionDenied();
  if (!isDocumentPath(call.path)) return list(call);
  const document = getDocument(call.service, call.project, call.requester, call.path);
  const text = JSON.stringify(documentToResponse(call.project, document));
  acquireResponseBytes(call.context.env.outgoing, call.requester.uid, text.length);
  return jsonResponse(call.context, text);
};

const readFields = async ({ context }: Call) => {
  const text = await readText(context.req, ['application/json']);
  checkJson(text);
  return parseMessage(text, documentRequest).fields;
};

const write = async (call: Call, writes: readonly WireWrite[]): Promise<Response> => {
  const [document] = (await call.service.commit(call.requester, () => writes)).documents;
  return call.context.json(document === undefined ? {} : documentToResponse(call.project, document));
};

const preconditionOf = ({ context }: Call) => {
  const exists = context.req.query('currentDocument.exists');
  const updateTime = context.req.query('currentDocument.updateTime');
  if (updateTime !== undefined) return { currentDocument: { updateTime } };
  if (exists === undefined) return {};
  if (exists !== 'true' && exists !== 'false')
    throw invalidArgument(`Invalid value at 'current_document.exists' (TYPE_BOOL), "${exists}"`);
  return { currentDocument: { exists: exists === 'true' } };
};

const create = async (call: Call): Promise<Response> => {
  if (isDocumentPath(call.path) || call.path.length === 0) throw permissionDenied();
  const path = checkDocumentPath([...call.path, call.context.req.query('documentId') ?? randomToken(15)]);
  const update = { name: pathToName(call.project, path), fields: await readFields(call) };
  return write(call, [{ update, updateTransforms: [], currentDocument: { exists: false } }]);
};

const patch = async (call: Call): Promise<Response> => {
  const update = { name: pathToName(call.project, checkDocumentPath(call.path)), fields: await readFields(call) };
  const fieldPaths = call.context.req.queries('updateMask.fieldPaths');
  const mask = fieldPaths === undefined ? {} : { updateMask: { fieldPaths } };
  return write(call, [{ update, updateTransforms: [], ...mask, ...preconditionOf(call) }]);
};

const remove = async (call: Call): Promise<Response> =>
  write(call, [{ delete: pathToName(call.project, checkDocumentPath(call.path)), ...preconditionOf(call) }]);

const handlers = new Map<string, (call: Call) => Response | Promise<Response>>([
  ['GET', read],
  ['POST', create],
  ['PATCH', patch],
  ['DELETE', remove],
]);

/** The routes of the document calls, below `/v1`. */
export const createDocumentRoutes = (parts: DocumentRoutesParts): Hono<DocumentsEnv> => {
  const routes = new Hono<DocumentsEnv>();
  routes.onError(failureToResponse);
  // The rules deny every call without a token (`createSignedInPolicy`), so the server does not read the body of such a call.
  routes.use(async (context, next) => {
    if (!handlers.has(context.req.method)) return context.text('Method not allowed', 405);
    const requester = await parts.authenticate(context.req.header('authorization'));
    context.set('target', parseTarget(context.req.raw.url, parts.project, context.req.method));
    if (requester === null) throw permissionDenied();
    context.set('requester', requester);
    return next();
  });
  routes.use(
    limitBody<DocumentsEnv>({
      maximum: (context) => (context.get('target').procedure === 'commit' ? maxCommitBody : maxBody),
      caller: (context) => context.get('requester').uid,
    }),
  );
  routes.all('/*', async (context) => {
    const { path, procedure } = context.get('target');
    const { service, project } = parts;
    const call: Call = { service, project, context, requester: context.get('requester'), path };
    const handler = handlers.get(context.req.method) ?? read;
    return procedure === undefined ? handler(call) : runProcedure(call, procedure);
  });
  return routes;
};
