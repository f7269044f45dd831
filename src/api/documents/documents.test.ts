import { describe, expect, test } from 'vitest';
import { namePrefix } from '../memory/memory-database.ts';
import { denied, fakeDatabase, noSignal, notFound, unauthenticated } from '../../../testing/api/fake-database.ts';
import { createDocuments } from './documents.ts';
import { createTokenSource } from './token-source.ts';

describe('a call', () => {
  // Source: docs/specification.md#call-token, docs/specification.md#call-list-sheets, docs/specification.md#call-list-lines,
  // docs/specification.md#call-create-line, docs/specification.md#call-patch, docs/specification.md#call-delete.
  test('has the bearer token and the specified path', async () => {
    const { documents, seen } = fakeDatabase(() => ({ body: {} }));
    await documents.list('uid', 'datePicker desc', noSignal);
    await documents.list('uid/sheet/in', '', noSignal);
    await documents.create('uid/sheet/in', 'abc', { name: { stringValue: 'Loyer' } }, noSignal);
    await documents.patch(
      'uid/sheet',
      { a: { integerValue: '1' }, b: { nullValue: null } },
      { exists: true },
      noSignal,
    );
    await documents.remove('uid/sheet/in/abc', noSignal);
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /uid?orderBy=datePicker%20desc&pageSize=100',
      'GET /uid/sheet/in?pageSize=100',
      'POST /uid/sheet/in?documentId=abc',
      'PATCH /uid/sheet?updateMask.fieldPaths=a&updateMask.fieldPaths=b&currentDocument.exists=true',
      'DELETE /uid/sheet/in/abc',
    ]);
    expect(seen[2]?.body).toEqual({ fields: { name: { stringValue: 'Loyer' } } });
    expect(new Set(seen.map(({ token }) => token))).toEqual(new Set(['Bearer token 0']));
  });

  // Source: docs/specification.md#call-renewal.
  test.each([
    ['denied', denied],
    ['unauthenticated', unauthenticated],
  ])('that is %s is repeated once with a new token', async (_, refusal) => {
    const { documents, seen, logged } = fakeDatabase(({ token }) =>
      token === 'Bearer token 0' ? refusal : { body: { name: 'documents/uid/parameters' } },
    );
    await documents.get('uid/parameters', noSignal);
    expect(seen.map(({ token }) => token)).toEqual(['Bearer token 0', 'Bearer token 1']);
    expect(logged).toHaveLength(1);
  });

  // Source: docs/specification.md#call-renewal, docs/specification.md#call-failure.
  test('that is denied twice fails with the reason, logged without any data', async () => {
    const { documents, seen, logged } = fakeDatabase(() => denied);
    await expect(documents.get('uid/parameters', noSignal)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(seen).toHaveLength(2);
    expect(logged).toEqual([
      'The access token has expired; asking for another.',
      'A call of the database failed: GET, PERMISSION_DENIED.',
    ]);
  });

  test('that is aborted is not logged', async () => {
    const abandoned = new AbortController();
    const { documents, logged } = fakeDatabase(() => {
      abandoned.abort();
      return notFound;
    });
    await expect(documents.get('uid/parameters', abandoned.signal)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(logged).toEqual([]);
  });

  // Source: docs/specification.md#call-renewal.
  test('shares one renewal with nineteen others denied at the same time', async () => {
    const { documents, renewals } = fakeDatabase(({ token }) =>
      token === 'Bearer token 0' ? unauthenticated : { body: {} },
    );
    await Promise.all(Array.from({ length: 20 }, () => documents.list('uid', '', noSignal)));
    expect(renewals()).toBe(1);
  });

  // Source: docs/specification.md#call-failure.
  test('is not repeated after another refusal', async () => {
    const { documents, seen } = fakeDatabase(() => notFound);
    await expect(documents.get('uid/nothing', noSignal)).rejects.toMatchObject({
      status: 'NOT_FOUND',
      httpStatus: 404,
    });
    expect(seen).toHaveLength(1);
  });

  // Source: docs/specification.md#call-failure.
  test('fails for an answer of another shape', async () => {
    const { documents } = fakeDatabase(() => ({ body: { documents: [{ name: 1 }] } }));
    await expect(documents.list('uid', '', noSignal)).rejects.toThrow('Invalid');
  });

  // Source: docs/specification.md#call-timeout.
  test('times out when the server does not answer', async () => {
    const documents = createDocuments({
      root: 'http://database.test',
      tokens: createTokenSource(async () => 'token'),
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      timeout: 1,
      log: () => {},
    });
    await expect(documents.get('uid', noSignal)).rejects.toThrow('aborted');
  });
});

const page = (from: number, next?: string) => ({
  documents: Array.from({ length: 100 }, (_, index) => ({ name: `documents/uid/${from + index}` })),
  ...(next === undefined ? {} : { nextPageToken: next }),
});

// Source: docs/specification.md#call-pages.
test('a listing follows all page tokens (pagination)', async () => {
  const { documents, seen } = fakeDatabase(({ path }) => {
    if (path.endsWith('pageToken=second')) return { body: page(100, 'third') };
    return { body: path.endsWith('pageToken=third') ? page(200) : page(0, 'second') };
  });
  const found = await documents.list('uid', 'day', noSignal);
  expect(found).toHaveLength(300);
  expect(new Set(found.map(({ name }) => name))).toHaveLength(300);
  expect(seen).toHaveLength(3);
});

describe('the version of a document', () => {
  const name = `${namePrefix}uid/s1/in/e1`;
  const path = 'uid/s1/in/e1';
  const documentAt = (updateTime?: string) => ({ body: { name, ...(updateTime === undefined ? {} : { updateTime }) } });

  /** Documents that know version 1; the next calls are answered with `body`. */
  async function knowing(body: unknown) {
    let answer: unknown = documentAt('1').body;
    const database = fakeDatabase(() => ({ body: answer }));
    await database.documents.get(path, noSignal);
    answer = body;
    return database.documents;
  }

  test('is known after an answer, for that document only', async () => {
    const documents = await knowing({});
    expect(documents.versionOf(path)).toBe('1');
    expect(documents.versionOf('uid/s1/in/e2')).toBeUndefined();
  });

  test('is read from each document of a listing', async () => {
    const { documents } = fakeDatabase(() => ({
      body: {
        documents: [
          { name, updateTime: '2' },
          { name: `${name}0`, updateTime: '3' },
        ],
      },
    }));
    await documents.list('uid/s1/in', '', noSignal);
    expect([documents.versionOf(path), documents.versionOf(`${path}0`)]).toEqual(['2', '3']);
  });

  test('is read from the answer to a change', async () => {
    const documents = await knowing(documentAt('2').body);
    await documents.patch(path, { paid: { booleanValue: true } }, {}, noSignal);
    expect(documents.versionOf(path)).toBe('2');
    const { documents: others } = fakeDatabase(() => documentAt('3'));
    await others.create('uid/s1/in', 'e1', {}, noSignal);
    expect(others.versionOf(path)).toBe('3');
  });

  test.each<[string, (documents: Awaited<ReturnType<typeof knowing>>) => Promise<void>]>([
    [
      'a patch that does not tell the new one',
      (documents) => documents.patch(path, { paid: { booleanValue: true } }, {}, noSignal),
    ],
    ['a creation that does not tell it', (documents) => documents.create('uid/s1/in', 'e1', {}, noSignal)],
    ['a removal', (documents) => documents.remove(path, noSignal)],
    ['a commit that stores it', (documents) => documents.commit([{ kind: 'put', path, fields: {} }], noSignal)],
    ['a commit that removes it', (documents) => documents.commit([{ kind: 'delete', path }], noSignal)],
  ])('is unknown after %s', async (_, change) => {
    const documents = await knowing({});
    await change(documents);
    expect(documents.versionOf(path)).toBeUndefined();
  });

  test('stays known after a call about another document', async () => {
    const documents = await knowing({});
    await documents.remove('uid/s1/in/e2', noSignal);
    await documents.commit([{ kind: 'delete', path: 'uid/s1' }], noSignal);
    expect(documents.versionOf(path)).toBe('1');
  });
});
