import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsUrl, send, signUp, signUpVerified } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { openConnection } from '../support/raw-connection.ts';
import { entryFields, parametersFields, sampleId, sheetFields } from '../support/samples.ts';

const documents = 'projects/mon-budget/databases/(default)/documents';
const sheet = sampleId('sheet');

let server: LocalServer;
let uid: string;
let token: string;
beforeAll(async () => {
  server = await startLocalServer();
  ({ localId: uid, idToken: token } = await signUpVerified(server, 'bounds@example.com'));
});
afterAll(async () => {
  await server.stop();
});

const commit = async (writes: readonly object[], idToken: string | undefined = token) =>
  send(`${documentsUrl(server.origin)}:commit`, 'POST', idToken, { writes });

const entryName = (id: string, owner = uid): string => `${documents}/${owner}/${sheet}/outDay/${id}`;

/** Sends the head of a request without a body. Resolves to the start of the response. */
const responseToHead = async (path: string, headers: readonly string[]): Promise<string> => {
  const { socket } = await openConnection(server.origin);
  const head = [`POST ${path} HTTP/1.1`, 'Host: budget', 'Content-Type: application/json', ...headers, '', ''];
  socket.write(head.join('\r\n'));
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return String(chunk).slice(0, 12);
};

describe('an unauthenticated call', () => {
  it.each([
    ['without a token', [], '403'],
    ['with a forged token', ['Authorization: Bearer a.b.c'], '401'],
  ])('is refused before its body is read, %s', async (_, headers, status) => {
    const paths = [`/v1/${documents}:commit`, `/v1/${documents}:batchGet`, `/v1/${documents}/${uid}`];
    const answers = await Promise.all(
      paths.flatMap((path) =>
        ['Content-Length: 4000000', 'Transfer-Encoding: chunked'].map((body) =>
          responseToHead(path, [...headers, body]),
        ),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([`HTTP/1.1 ${status}`]));
  });

  it('is refused even if it is an empty commit', async () => {
    expect((await fetch(`${documentsUrl(server.origin)}:commit`, { method: 'POST' })).status).toBe(403);
  });
});

const values = (count: number) => Array.from({ length: count }, (_, index) => ({ stringValue: String(index) }));
const transform = (count: number) => ({ fieldPath: 'operations', appendMissingElements: { values: values(count) } });
const parameters = () => ({ name: `${documents}/${uid}/parameters`, fields: {} });

describe('a commit past a limit', () => {
  it.each<[string, string, () => readonly object[]]>([
    ['writes', '500 writes', () => Array.from({ length: 501 }, () => ({ delete: entryName(sampleId('e')) }))],
    [
      'transforms',
      '500 transforms',
      () => [{ update: parameters(), updateTransforms: Array.from({ length: 501 }, () => transform(1)) }],
    ],
    [
      'values of transforms',
      '10000 values of transforms',
      () => [{ update: parameters(), updateTransforms: [transform(9000), transform(1001)] }],
    ],
    [
      'paths of masks',
      '10000 paths of masks',
      () => [
        { update: parameters(), updateMask: { fieldPaths: Array.from({ length: 10_001 }, (_, i) => `f${String(i)}`) } },
      ],
    ],
    ['values', '50000 values', () => [{ update: parameters(), updateTransforms: [transform(30_000)] }]],
  ])('is refused with a message that names the limit: %s', async (_, limit, writes) => {
    const { status, json } = await commit(writes());
    expect([status, json]).toEqual([
      400,
      { error: { code: 400, message: expect.stringContaining(`at most ${limit}`), status: 'INVALID_ARGUMENT' } },
    ]);
  });

  it('is refused if the total length of its documents exceeds the limit', async () => {
    const operations = { arrayValue: { values: [{ stringValue: 'x'.repeat(1_000_000) }] } };
    const big = { update: { ...parameters(), fields: { operations } } };
    const flips = Array.from({ length: 20 }, (_, index) => ({
      update: { ...parameters(), fields: { darkTheme: { booleanValue: index % 2 === 0 } } },
      updateMask: { fieldPaths: ['darkTheme'] },
    }));
    expect(await commit([big, ...flips])).toMatchObject({
      status: 400,
      json: { error: { message: 'Transaction too big. Decrease transaction size.' } },
    });
  });
});

const batch = async (names: readonly string[]) =>
  send(`${documentsUrl(server.origin)}:batchGet`, 'POST', token, { documents: names });

it('ignores duplicate names in a batch, and limits their number', async () => {
  await commit([{ update: { name: entryName(sampleId('twice')), fields: entryFields(sampleId('twice')) } }]);
  const found = await batch(Array.from({ length: 800 }, () => entryName(sampleId('twice'))));
  expect(found.json).toEqual([
    { found: expect.objectContaining({ name: entryName(sampleId('twice')) }), readTime: expect.any(String) },
  ]);
  const missing = await batch([entryName(sampleId('none')), entryName(sampleId('twice'))]);
  expect(missing.json).toEqual([
    { missing: entryName(sampleId('none')), readTime: expect.any(String) },
    { found: expect.any(Object), readTime: expect.any(String) },
  ]);
  const names = Array.from({ length: 1001 }, (_, index) => entryName(sampleId(`n${String(index)}x`)));
  expect(await batch(names)).toMatchObject({ status: 400, text: expect.stringContaining('at most 1000 names') });
});

it('does not block the event loop during a long commit', async () => {
  const writes = Array.from({ length: 500 }, (_, index) => {
    const id = sampleId(`turns${String(index)}x`);
    return { update: { name: entryName(id), fields: entryFields(id) }, currentDocument: { exists: false } };
  });
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  const answered = commit(writes);
  const idle = turns;
  setImmediate(turn);
  expect((await answered).status).toBe(200);
  isDone = true;
  // The server runs in this process, and planning and authorisation yield to the event loop every fifty writes.
  expect(turns - idle).toBeGreaterThanOrEqual(18);
});

describe('the server', () => {
  it.each(['-0', '007', '-01', '+1', '1.0', ''])('refuses the malformed integer %o', async (integerValue) => {
    const fields = { ...entryFields(sampleId('int')), day: { integerValue } };
    expect((await commit([{ update: { name: entryName(sampleId('int')), fields } }])).status).toBe(400);
  });

  it.each(['yes', '1', 'TRUE', ''])('refuses the malformed precondition exists=%o', async (exists) => {
    const url = `${documentsUrl(server.origin)}/${uid}/${sheet}/outDay/${sampleId('cond')}?currentDocument.exists=${exists}`;
    expect((await send(url, 'PATCH', token, { fields: entryFields(sampleId('cond')) })).status).toBe(400);
    expect((await send(url, 'DELETE', token)).status).toBe(400);
  });

  it.each([
    '2026-02-05',
    '2026-2-30',
    '2026-13-1',
    '2026-0-1',
    '2026-4-31',
    '2025-2-29',
    '1900-2-29',
    '2026-1-0',
    '2026-1-32',
  ])('refuses the impossible date %s', async (date) => {
    const id = sampleId(`d${date}`);
    const { status } = await commit([{ update: { name: `${documents}/${uid}/${id}`, fields: sheetFields(id, date) } }]);
    expect(status).toBe(403);
  });

  it.each(['2024-2-29', '2000-2-29', '2026-12-31', '0004-2-29'])('accepts the date %s', async (date) => {
    const id = sampleId(`d${date}`);
    const { status } = await commit([{ update: { name: `${documents}/${uid}/${id}`, fields: sheetFields(id, date) } }]);
    expect(status).toBe(200);
  });
});

// Source: docs/specification.md#server-quotas.
describe('an account', () => {
  let small: LocalServer;
  beforeAll(async () => {
    small = await startLocalServer({ DOCUMENTS_PER_ACCOUNT: '5', MEGABYTES_PER_ACCOUNT: '1', WRITES_PER_MINUTE: '50' });
  });
  afterAll(async () => {
    await small.stop();
  });

  const owner = async (email: string) => {
    const { localId, idToken } = await signUpVerified(small, email);
    const write = async (writes: readonly object[]) =>
      send(`${documentsUrl(small.origin)}:commit`, 'POST', idToken, { writes });
    const put = (id: string) => ({ update: { name: entryName(id, localId), fields: entryFields(id) } });
    return { localId, write, put };
  };
  const ids = Array.from({ length: 60 }, (_, index) => sampleId(`q${String(index)}z`));
  const exhausted = { status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED' } } };

  it('has a quota of documents, which never refuses deletions and changes', async () => {
    const { write, put, localId } = await owner('many@example.com');
    expect((await write(ids.slice(0, 5).map(put))).status).toBe(200);
    const refused = await write(ids.slice(5, 6).map(put));
    expect(refused).toMatchObject(exhausted);
    expect(refused.headers.get('retry-after')).toBeNull();
    expect((await write(ids.slice(0, 5).map(put))).status).toBe(200);
    expect((await write(ids.slice(0, 1).map((id) => ({ delete: entryName(id, localId) })))).status).toBe(200);
    expect((await write(ids.slice(5, 6).map(put))).status).toBe(200);
  });

  it('has a quota of bytes', async () => {
    const { write, localId } = await owner('large@example.com');
    const fill = (length: number) => ({
      update: {
        name: `${documents}/${localId}/parameters`,
        fields: { ...parametersFields, operations: { arrayValue: { values: [{ stringValue: 'x'.repeat(length) }] } } },
      },
    });
    expect((await write([fill(900_000)])).status).toBe(200);
    expect(await write([fill(1_010_000)])).toMatchObject(exhausted);
    expect((await write([fill(800_000)])).status).toBe(200);
  });

  it('has a quota of bytes that includes names and tombstones, and never refuses a deletion', async () => {
    const { write, put, localId } = await owner('names@example.com');
    const long = (length: number, id: string) => `${documents}/${localId}/${'s'.repeat(length)}/outDay/${id}`;
    const ghost = (id: string) => ({ delete: long(1400, `${id}${'e'.repeat(1400)}`) });
    const filling = { operations: { arrayValue: { values: [{ stringValue: 'x'.repeat(942_000) }] } } };
    const filled = { update: { name: `${documents}/${localId}/parameters`, fields: filling } };
    expect((await write([filled])).status).toBe(200);
    // About 60 KB are left, which is enough space for twenty names of 2.8 KB.
    expect((await write(ids.slice(0, 20).map(ghost))).status).toBe(200);
    expect(
      await write([{ update: { name: long(1400, ids[0] ?? ''), fields: entryFields(ids[0] ?? '') } }]),
    ).toMatchObject(exhausted);
    small.advance(60);
    expect((await write(ids.slice(20, 60).map(ghost))).status).toBe(200);
    small.advance(60);
    expect((await write([{ update: { name: `${documents}/${localId}/parameters`, fields: {} } }])).status).toBe(200);
    expect((await write([put(ids[0] ?? '')])).status).toBe(200);
  });

  it('has a rate limit of writes, with Retry-After', async () => {
    const { write, put, localId } = await owner('often@example.com');
    const remove = ids.slice(5, 50).map((id) => ({ delete: entryName(id, localId) }));
    expect((await write([...ids.slice(0, 5).map(put), ...remove])).status).toBe(200);
    const refused = await write(remove);
    expect(refused).toMatchObject(exhausted);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    small.advance(seconds);
    expect((await write(remove)).status).toBe(200);
  });
});

// Source: docs/specification.md#permission-sign-up.
it('allows an account with an unverified address to create only one sheet', async () => {
  const { localId, idToken } = await signUp(server.origin, 'unverified@example.com');
  const make = async (id: string) =>
    send(`${documentsUrl(server.origin)}/${localId}?documentId=${id}`, 'POST', idToken, { fields: sheetFields(id) });
  const made = [await make(sampleId('first')), await make(sampleId('second')), await make(sampleId('third'))];
  const together = await commit(
    [sampleId('fourth'), sampleId('fifth'), sampleId('sixth')].map((id) => ({
      update: { name: `${documents}/${localId}/${id}`, fields: sheetFields(id) },
      currentDocument: { exists: false },
    })),
    idToken,
  );
  expect([...made, together].map(({ status }) => status)).toEqual([200, 403, 403, 403]);
});
