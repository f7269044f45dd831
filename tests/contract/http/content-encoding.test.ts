import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/calls.ts';
import { documentsUrl, send, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { entryFields, sampleId } from '../support/samples.ts';

let server: LocalServer;
let owner: Account;
const folder = `${sampleId('sheet')}/outDay`;

beforeAll(async () => {
  server = await startLocalServer();
  owner = await signUpVerified(server, 'owner@example.com');
  const writes = Array.from({ length: 40 }, (_, index) => {
    const id = sampleId(`e${String(index)}`);
    const name = `projects/mon-budget/databases/(default)/documents/${owner.localId}/${folder}/${id}`;
    return { update: { name, fields: entryFields(id) } };
  });
  await send(`${documentsUrl(server.origin)}:commit`, 'POST', owner.idToken, { writes });
});
afterAll(() => server.stop());

const list = async (query: string, accepted: string) => {
  const response = await fetch(`${documentsUrl(server.origin)}/${owner.localId}/${folder}?${query}`, {
    headers: { authorization: `Bearer ${owner.idToken}`, 'accept-encoding': accepted },
  });
  const { headers } = response;
  return {
    text: await response.text(),
    encoding: headers.get('content-encoding'),
    vary: headers.get('vary'),
    caching: headers.get('cache-control'),
  };
};

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('encodes a long response to Accept-Encoding %s as %s', async (accepted, encoding) => {
  const plain = await list('pageSize=100', 'identity');
  expect(plain.text.length).toBeGreaterThan(10_000);
  expect(await list('pageSize=100', accepted)).toEqual({ ...plain, encoding, caching: 'no-store' });
  expect(plain.vary).toBe('Accept-Encoding, Origin');
});

test('does not compress a short response', async () => {
  expect((await list('pageSize=1', 'br')).encoding).toBeNull();
});
