import { describe, expect, test } from 'vitest';
import { noSignal } from '../testing/fake-database.ts';
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

describe('a server that is overloaded', () => {
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
  ])('and says Retry-After: %s asks to wait %s milliseconds', async (header, retryAfter) => {
    const answer = new Response('', { status: 503, headers: { 'Retry-After': header } });
    await expect(call(answer)).rejects.toMatchObject({ name: 'DocumentsError', httpStatus: 503, retryAfter });
  });

  test('and says nothing asks for no time, and keeps its reason', async () => {
    const error = { code: 429, message: 'Slow down.', status: 'RESOURCE_EXHAUSTED' };
    await expect(call(Response.json({ error }, { status: 429 }))).rejects.toMatchObject({
      message: 'Slow down.',
      status: 'RESOURCE_EXHAUSTED',
      httpStatus: 429,
      retryAfter: undefined,
    });
  });
});
