import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectApp } from '../../faults/support/direct-app.ts';
import {
  documentsPath,
  joinVerified,
  newFolder,
  openDirectApp,
  origin,
  removeFolder,
} from '../../faults/support/direct-app.ts';
import { isExhaustive } from '../../support/tier.ts';
import { identify, password, refresh, signIn, signUpVerified } from '../support/calls.ts';
import { startLocalServer } from '../support/local-server.ts';
import { sampleId } from '../support/samples.ts';

const deep = (levels: number): object =>
  levels === 0 ? { stringValue: 'x' } : { mapValue: { fields: { a: deep(levels - 1) } } };
const many = Object.fromEntries(
  Array.from({ length: 10_001 }, (_, index) => [`f${String(index)}`, { nullValue: null }]),
);
const parameters = (value: object) => ({ fields: { categories: { arrayValue: { values: [value] } } } });
const deletes = Array.from({ length: 501 }, (_, index) => ({
  delete: `projects/mon-budget/databases/(default)/documents/u/${sampleId(`d${String(index)}`)}`,
}));

let folder: string;
let app: DirectApp;
beforeAll(async () => {
  folder = await newFolder();
  app = await openDirectApp(folder);
});
afterAll(async () => {
  app.close();
  await removeFolder(folder);
});

it.each([
  ['a body of more than one mebibyte', 413, 'PATCH', { fields: { a: { stringValue: 'x'.repeat(1_200_000) } } }],
  ['a value of 21 levels', 400, 'PATCH', parameters(deep(21))],
  ['10,001 fields', 400, 'PATCH', parameters({ mapValue: { fields: many } })],
  ['501 writes', 400, 'POST', { writes: deletes }],
])('refuses %s with %i', async (name, status, method, body) => {
  const asker = await joinVerified(app, `${name.replaceAll(/\W/gu, '')}@example.com`);
  const path = method === 'POST' ? ':commit' : `/${asker.uid}/parameters`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${asker.token}` };
  const init = { method, headers, body: JSON.stringify(body) };
  expect((await app.answer(new Request(`${origin}${documentsPath}${path}`, init))).status).toBe(status);
});

setFlagsFromString('--expose-gc');
/** The bytes of all array buffers in use. */
const held = (): number => {
  runInNewContext('gc()');
  return process.memoryUsage().arrayBuffers;
};

it('releases the memory of refused bodies (leak)', async () => {
  const { uid, token } = await joinVerified(app, 'memory@example.com');
  const text = JSON.stringify({ fields: { a: { stringValue: 'x'.repeat(1_200_000) } } });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const refuse = async () =>
    app.answer(new Request(`${origin}${documentsPath}/${uid}/parameters`, { method: 'PATCH', headers, body: text }));
  for (let round = 0; round < 20; round += 1) await refuse();
  const before = held();
  for (let round = 0; round < 100; round += 1) expect((await refuse()).status).toBe(413);
  // The engine frees array buffers some time after the garbage collection.
  await expect.poll(() => held() - before).toBeLessThan(5 * text.length);
});

const start = async (settings: Readonly<Record<string, string>>) => {
  const limited = await startLocalServer(settings);
  const attempt = async (index: number, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const response = await fetch(`${limited.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: `user${String(index)}@example.com`, password }),
    });
    return response.text();
  };
  return { limited, attempt };
};

describe('one network address', () => {
  // Source: docs/specification.md#server-limits.
  it('may sign in 60 times a minute, even if it varies X-Forwarded-For (spoofing)', async () => {
    const { limited, attempt } = await start({ SIGN_INS_PER_MINUTE: '60' });
    for (let index = 0; index < 60; index += 1) expect(await attempt(index)).toContain('EMAIL_NOT_FOUND');
    expect(await attempt(60)).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await attempt(61, { 'x-forwarded-for': '192.0.2.1' })).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    limited.advance(60);
    expect(await attempt(62)).toContain('EMAIL_NOT_FOUND');
    await limited.stop();
  });

  it('is the last entry of X-Forwarded-For behind a trusted proxy, even if the client sends other entries (spoofing)', async () => {
    const { limited, attempt } = await start({ SIGN_INS_PER_MINUTE: '1', TRUST_PROXY: 'on' });
    expect(await attempt(1, { 'x-forwarded-for': '192.0.2.1' })).toContain('EMAIL_NOT_FOUND');
    expect(await attempt(2, { 'x-forwarded-for': '203.0.113.9, 192.0.2.1' })).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(await attempt(3, { 'x-forwarded-for': '192.0.2.2' })).toContain('EMAIL_NOT_FOUND');
    await limited.stop();
  });

  it('may look up accounts and refresh tokens without a limit', async () => {
    const limited = await startLocalServer({ SIGN_INS_PER_MINUTE: '2', SIGN_UPS_PER_HOUR: '1' });
    await signUpVerified(limited, 'owner@example.com');
    const { idToken, refreshToken } = await signIn(limited.origin, 'owner@example.com');
    // Ten times as many calls as the limit of sign-ins.
    const rounds = isExhaustive ? 200 : 20;
    for (let round = 0; round < rounds; round += 1) {
      expect((await identify(limited.origin, 'lookup', { idToken })).status).toBe(200);
      expect(await refresh(limited.origin, refreshToken)).not.toBe('');
    }
    await limited.stop();
  });
});
