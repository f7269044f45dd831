import { describe, expect, test, vi } from 'vitest';
import { noSignal } from '../../../testing/api/fake-database.ts';
import { request } from './request.ts';
import { createTokenSource } from './token-source.ts';

const call = (answer: Response) =>
  request(
    { method: 'GET', path: '/uid' },
    {
      root: 'http://database.test',
      tokens: createTokenSource(async () => 'token'),
      fetch: async () => answer,
      timeout: 1000,
      log: () => {},
    },
    noSignal,
  );

describe('an overloaded server', () => {
  test.each([
    ['3', 3_000],
    ['0', 0],
    [' 120 ', 120_000],
    ['999999999', 999_999_999_000],
    ['1.5', undefined],
    ['-1', undefined],
    ['1e9', undefined],
    ['9999999999', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['', undefined],
  ])('asks with Retry-After %s to wait %s milliseconds', async (header, retryAfter) => {
    const answer = new Response('', { status: 503, headers: { 'Retry-After': header } });
    await expect(call(answer)).rejects.toMatchObject({ name: 'DocumentsError', httpStatus: 503, retryAfter });
  });

  test('asks for no wait without the header, and keeps its reason', async () => {
    const error = { code: 429, message: 'Slow down.', status: 'RESOURCE_EXHAUSTED' };
    await expect(call(Response.json({ error }, { status: 429 }))).rejects.toMatchObject({
      message: 'Slow down.',
      status: 'RESOURCE_EXHAUSTED',
      httpStatus: 429,
      retryAfter: undefined,
    });
  });
});

test('a call that is aborted before the start requests no token', async () => {
  const token = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('Nobody is here.')));
  const given = AbortSignal.abort(new Error('given up'));
  const options = {
    root: 'http://database.test',
    tokens: createTokenSource(token),
    fetch: () => Promise.reject(new TypeError('no network')),
    timeout: 1000,
    log: () => {},
  };
  await expect(request({ method: 'GET', path: '/uid' }, options, given)).rejects.toThrow('given up');
  expect(token).not.toHaveBeenCalled();
});
