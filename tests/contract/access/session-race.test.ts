import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tried } from '../../support/tier.ts';
import type { AccessCall } from '../support/access-calls.ts';
import { accessCalls, seedWrites } from '../support/access-calls.ts';
import type { Account } from '../support/calls.ts';
import { documentsUrl, send, signIn, signOut, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { openConnection } from '../support/raw-connection.ts';

let server: LocalServer;
let other: Account;

beforeAll(async () => {
  server = await startLocalServer();
  const owner = await signUpVerified(server, 'owner@example.com');
  other = await signUpVerified(server, 'other@example.com');
  const writes = seedWrites(owner.localId);
  const seeded = await send(`${documentsUrl(server.origin)}:commit`, 'POST', owner.idToken, { writes });
  if (seeded.status !== 200) throw new Error(`The owner's documents were refused: ${seeded.text}`);
});
afterAll(async () => server.stop());

const storedDocuments = (): unknown => {
  const database = new DatabaseSync(join(server.dataDir, 'data.db'), { readOnly: true });
  const rows = database.prepare('SELECT * FROM documents ORDER BY parent, id').all();
  database.close();
  return rows;
};

/** Splits the bytes of a call into two parts: everything before the last header, and the rest. */
const partsOf = (call: AccessCall, uid: string, token: string, last: boolean): readonly [string, string] => {
  const body = call.body === undefined ? '' : JSON.stringify(call.body(uid));
  const head = [
    `${call.method} ${new URL(documentsUrl(server.origin)).pathname}${call.path(uid)} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    `Connection: ${last ? 'close' : 'keep-alive'}`,
    `Authorization: Bearer ${token}`,
  ].join('\r\n');
  return [head, `\r\n\r\n${body}`];
};

const statusesIn = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status));

/** Sends the first part, ends the session when the server has received it, and sends the rest. */
const endBetween = async (first: string, rest: string, session: Account): Promise<readonly number[]> => {
  const { localId, idToken, refreshToken } = session;
  const { socket, closed } = await openConnection(server.origin);
  socket.write(first);
  // The response to a second call with the same token proves that the server has read the first part and checked the token.
  await send(`${documentsUrl(server.origin)}/${localId}`, 'GET', idToken);
  await signOut(server.origin, refreshToken);
  socket.write(rest);
  return statusesIn((await closed).text);
};

const isWrite = ({ name, method, body }: AccessCall): boolean =>
  body !== undefined && (method === 'PATCH' || /^(?:create|commit)/u.test(name));

// One call of each method; `access-http.test.ts` covers all calls of all callers.
const oneOfEachMethod = ['listEntries', 'createSheet', 'patchSheet', 'deleteEntry', 'commitOwn'];
const calls = tried(accessCalls, ({ name }) => oneOfEachMethod.includes(name));

describe.each(calls)('$name', (call) => {
  it('is refused if its session ends before its last header arrives (race)', async () => {
    const session = await signIn(server.origin, 'owner@example.com');
    const before = storedDocuments();
    const [head, rest] = partsOf(call, session.localId, session.idToken, true);
    expect(await endBetween(head, rest, session)).toEqual([401]);
    expect(storedDocuments()).toEqual(before);
  });

  it("is refused with another user's token on the same connection", async () => {
    const session = await signIn(server.origin, 'owner@example.com');
    const { socket, closed } = await openConnection(server.origin);
    const ping = { ...call, method: 'GET', path: (uid: string) => `/${uid}/missing` };
    socket.write(partsOf({ ...ping, body: () => ({}) }, session.localId, session.idToken, false).join(''));
    socket.write(partsOf(call, session.localId, other.idToken, true).join(''));
    expect(statusesIn((await closed).text)).toEqual([404, 403]);
  });
});

describe.each(calls.filter(isWrite))('$name', (call) => {
  it('is refused and applies nothing if its session ends while its body arrives (race)', async () => {
    const session = await signIn(server.origin, 'owner@example.com');
    const before = storedDocuments();
    const [head, rest] = partsOf(call, session.localId, session.idToken, true);
    const half = Math.floor(rest.length / 2);
    expect(await endBetween(`${head}${rest.slice(0, half)}`, rest.slice(half), session)).toEqual([401]);
    expect(storedDocuments()).toEqual(before);
  });
});
