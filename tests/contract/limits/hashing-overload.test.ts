import { afterEach, expect, it } from 'vitest';
import { codeOf, identify, password, send, signIn, signUp } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

const email = 'owner@example.com';

let server: LocalServer;
afterEach(() => server.stop());

it('serves other calls during an overload of password hashing, and does not count a shed sign-in as a failure', async () => {
  server = await startLocalServer();
  await signUp(server.origin, email);
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: 60 }, async (_, index) =>
      identify(server.origin, 'signInWithPassword', { email: `user${String(index)}@example.com`, password }),
    ),
  );
  const own = Promise.all(
    Array.from({ length: 10 }, async () => identify(server.origin, 'signInWithPassword', { email, password })),
  );
  const ended = Promise.all([flood, own]).finally(() => {
    isOver = true;
  });
  expect((await send(`${server.origin}/healthz`, 'GET')).status).toBe(200);
  expect(isOver).toBe(false);
  const [others, mine] = await ended;
  expect(others.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  expect(mine.map(codeOf)).toContain('503 The service is unavailable.');
  expect(mine.map(codeOf)).not.toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
  expect((await signIn(server.origin, email)).idToken).not.toBe('');
});

it('counts password changes against the rate limit of sign-ins', async () => {
  server = await startLocalServer({ SIGN_INS_PER_MINUTE: '2' });
  await signUp(server.origin, email);
  const { idToken } = await signIn(server.origin, email);
  const change = async (token: string) =>
    identify(server.origin, 'update', { idToken: token, password: 'brand new horse' });
  expect((await change(idToken)).status).toBe(200);
  expect(codeOf(await identify(server.origin, 'signInWithPassword', { email, password }))).toBe(
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  );
  server.advance(60);
  const again = await signIn(server.origin, email, 'brand new horse');
  expect((await change(again.idToken)).status).toBe(200);
  const { idToken: third } = await signUp(server.origin, 'other@example.com');
  expect(codeOf(await change(third))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});
