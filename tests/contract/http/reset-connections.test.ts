import { once } from 'node:events';
import { Agent, IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireDocument, wireError } from '../../../contract/values.ts';
import type { ResettingProxy } from '../../support/resetting-proxy.ts';
import { startResettingProxy } from '../../support/resetting-proxy.ts';
import type { Account } from '../support/calls.ts';
import { documentsUrl, send, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { entryFields, sampleId } from '../support/samples.ts';

let server: LocalServer;
let owner: Account;
let proxy: ResettingProxy;
let agent: Agent;

beforeAll(async () => {
  server = await startLocalServer();
  owner = await signUpVerified(server, 'owner@example.com');
});
afterAll(async () => server.stop());
beforeEach(async () => {
  proxy = await startResettingProxy(server.origin);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await proxy.stop();
});

const collection = `${sampleId('sheet')}/outDay`;

/** Sends a request on the keep-alive connection. Resolves to status and body, or to the error code of the connection. */
const call = async (method: string, path: string, body?: unknown) => {
  const headers = { authorization: `Bearer ${owner.idToken}`, 'content-type': 'application/json' };
  const url = `${documentsUrl(proxy.origin)}/${owner.localId}/${collection}${path}`;
  const outgoing = request(url, { method, agent, headers });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  try {
    const [incoming] = v.parse(v.tuple([v.instance(IncomingMessage)]), await once(outgoing, 'response'));
    const json: unknown = JSON.parse(await text(incoming));
    return { status: incoming.statusCode ?? 0, json };
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

const statusOf = (answer: Awaited<ReturnType<typeof call>>): string => {
  if (typeof answer === 'string') return answer;
  const error = v.safeParse(wireError, answer.json);
  return `${String(answer.status)} ${error.success ? error.output.error.status : 'OK'}`;
};

const stored = async (id: string) => {
  const url = `${documentsUrl(server.origin)}/${owner.localId}/${collection}/${id}`;
  const answer = await send(url, 'GET', owner.idToken);
  return answer.status === 200 ? v.parse(wireDocument, answer.json).fields : answer.status;
};

describe('a connection reset after the server has applied the write (lost response)', () => {
  it('does no harm to a create that the client sends again (idempotent)', async () => {
    const id = sampleId('created');
    const create = async () => call('POST', `?documentId=${id}`, { fields: entryFields(id) });
    await call('GET', '');
    proxy.resetNext(({ method }) => method === 'POST');
    expect([statusOf(await create()), statusOf(await create())]).toEqual(['ECONNRESET', '409 ALREADY_EXISTS']);
    expect(await stored(id)).toEqual(entryFields(id));
  });

  it('does no harm to a patch of a known version that the client sends again (idempotent)', async () => {
    const id = sampleId('patched');
    const made = await call('POST', `?documentId=${id}`, { fields: entryFields(id) });
    const { updateTime = '' } = v.parse(wireDocument, typeof made === 'string' ? undefined : made.json);
    const condition = `updateMask.fieldPaths=paid&currentDocument.updateTime=${updateTime}`;
    const patch = async () => call('PATCH', `/${id}?${condition}`, { fields: { paid: { booleanValue: true } } });
    proxy.resetNext(({ method }) => method === 'PATCH');
    expect([statusOf(await patch()), statusOf(await patch())]).toEqual(['ECONNRESET', '400 FAILED_PRECONDITION']);
    expect(await stored(id)).toEqual({ ...entryFields(id), paid: { booleanValue: true } });
  });

  it('does no harm to a deletion that the client sends again (idempotent)', async () => {
    const id = sampleId('deleted');
    await call('POST', `?documentId=${id}`, { fields: entryFields(id) });
    proxy.resetNext(({ method }) => method === 'DELETE');
    const remove = async () => call('DELETE', `/${id}`);
    expect([statusOf(await remove()), statusOf(await remove())]).toEqual(['ECONNRESET', '200 OK']);
    expect(await stored(id)).toBe(404);
  });

  it('happens only on a reused connection: the first request gets its response (control)', async () => {
    proxy.resetNext(({ method }) => method === 'DELETE');
    expect(statusOf(await call('DELETE', `/${sampleId('none')}`))).toBe('200 OK');
    expect(statusOf(await call('DELETE', `/${sampleId('none')}`))).toBe('ECONNRESET');
    expect(proxy.resets().map(({ method }) => method)).toEqual(['DELETE']);
  });
});
