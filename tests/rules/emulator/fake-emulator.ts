import * as v from 'valibot';
import type { AccessRequest, Policy, Principal } from '../../../server/rules/policy.ts';
import { createPolicy } from '../../../server/rules/policy.ts';
import { RulesError } from '../../../server/rules/syntax.ts';
import type { WireFields } from '../../../contract/values.ts';
import { wireFields } from '../../../contract/values.ts';

type Path = readonly string[];

const upload = v.object({ rules: v.object({ files: v.tuple([v.object({ content: v.string() })]) }) });
const commit = v.object({
  writes: v.array(v.object({ update: v.object({ name: v.string(), fields: wireFields }) })),
});
const body = v.object({ fields: wireFields });
const claims = v.object({ sub: v.string(), email: v.string(), email_verified: v.boolean() });

const answer = (status: number): Response => new Response(JSON.stringify({ status }), { status });

const decode = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const principalOf = ({ headers }: Request): Principal | null => {
  const token = headers.get('authorization')?.slice('Bearer '.length);
  if (token === undefined) return null;
  const { sub, email, email_verified: emailVerified } = v.parse(claims, decode(token));
  return { uid: sub, email, emailVerified };
};

const pathOf = (text: string): Path =>
  text
    .replace(/^.*?\/documents\/?/, '')
    .split('/')
    .filter((segment) => segment !== '');

type Target = { readonly path: Path; readonly query: URLSearchParams; readonly principal: Principal | null };
type Write = Target & { readonly fields: WireFields };

const createDocuments = (isAllowedByModel: Policy) => {
  const stored = new Map<string, WireFields>();
  const read = (path: Path) => stored.get(path.join('/'));

  const isAllowed = ({ path, principal }: Target, operation: AccessRequest['operation'], after?: WireFields): boolean =>
    isAllowedByModel({ operation, path, principal, time: 0, before: read(path), after, read, readAfter: read });

  const get = (asked: Target): Response => {
    const isList = asked.path.length % 2 === 1;
    if (!isAllowed(asked, isList ? 'list' : 'get')) return answer(403);
    return answer(isList || read(asked.path) !== undefined ? 200 : 404);
  };

  const remove = (asked: Target): Response => {
    if (!isAllowed(asked, 'delete')) return answer(403);
    stored.delete(asked.path.join('/'));
    return answer(200);
  };

  // As in Firestore, rules are evaluated before preconditions.
  const create = ({ path: collection, ...asked }: Write): Response => {
    const path = [...collection, asked.query.get('documentId') ?? ''];
    if (!isAllowed({ ...asked, path }, 'create', asked.fields)) return answer(403);
    if (read(path) !== undefined) return answer(409);
    stored.set(path.join('/'), asked.fields);
    return answer(200);
  };

  const patch = (asked: Write): Response => {
    const before = read(asked.path);
    const after = asked.query.has('updateMask.fieldPaths') ? { ...before, ...asked.fields } : asked.fields;
    const isUpdate = before !== undefined || asked.query.has('currentDocument.exists');
    if (!isAllowed(asked, isUpdate ? 'update' : 'create', after)) return answer(403);
    if (before === undefined && isUpdate) return answer(404);
    if (asked.query.has('currentDocument.updateTime')) return answer(400);
    stored.set(asked.path.join('/'), after);
    return answer(200);
  };

  return { stored, get, remove, create, patch };
};

const refuseAll: Policy = () => false;

/** Fakes Firestore's emulator, and evaluates rules like the embedded server. */
export const createFakeEmulator = (): ((request: Request) => Promise<Response>) => {
  let policy = refuseAll;
  const documents = createDocuments((request) => policy(request));

  const install = async (request: Request): Promise<Response> => {
    const { rules } = v.parse(upload, await request.json());
    try {
      policy = createPolicy(rules.files[0].content);
    } catch (error) {
      if (error instanceof RulesError) return answer(400);
      throw error;
    }
    return answer(200);
  };

  const seed = async (request: Request): Promise<Response> => {
    const { writes } = v.parse(commit, await request.json());
    if (request.headers.get('authorization') !== 'Bearer owner') return answer(403);
    for (const { update } of writes) documents.stored.set(pathOf(update.name).join('/'), update.fields);
    return answer(200);
  };

  const ask = async (request: Request, { pathname, searchParams: query }: URL): Promise<Response> => {
    const asked: Target = { path: pathOf(pathname).map(decodeURIComponent), query, principal: principalOf(request) };
    if (request.method === 'GET') return documents.get(asked);
    if (request.method === 'DELETE') return documents.remove(asked);
    const { fields } = v.parse(body, await request.json());
    return request.method === 'POST' ? documents.create({ ...asked, fields }) : documents.patch({ ...asked, fields });
  };

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith(':securityRules')) return install(request);
    if (url.pathname.endsWith(':commit')) return seed(request);
    if (!url.pathname.startsWith('/emulator/')) return ask(request, url);
    documents.stored.clear();
    return answer(200);
  };
};
