import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { documentsUrl, identify, password, send, signUpVerified } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { sampleId, sheetFields } from '../support/samples.ts';

const email = 'owner@example.com';
const activityLine = v.strictObject({
  time: v.string(),
  level: v.literal('info'),
  event: v.literal('activity'),
  refused: v.number(),
  lockouts: v.number(),
  shed: v.number(),
  connections: v.number(),
  bytes: v.number(),
  accounts: v.number(),
});

let server: LocalServer;
let printed: string[];
beforeEach(async () => {
  printed = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(console, 'log').mockImplementation((line) => {
    printed.push(String(line));
  });
  server = await startLocalServer({ SIGN_UPS_PER_HOUR: '1', WRITES_PER_MINUTE: '1' });
  // Resets the counts of the other servers in this process.
  linesOfMinute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await server.stop();
});

const linesOfMinute = () => {
  printed = [];
  vi.advanceTimersByTime(60_000);
  return printed.filter((line) => line.includes('"activity"'));
};

const countsOfMinute = () => {
  const [line = '{}'] = linesOfMinute();
  return v.parse(activityLine, JSON.parse(line));
};

// Source: docs/specification.md#server-activity.
it('counts accounts and sent bytes, and logs nothing in a minute without a change', async () => {
  await signUpVerified(server, email);
  expect(countsOfMinute()).toMatchObject({ refused: 0, lockouts: 0, shed: 0, accounts: 1 });
  expect(linesOfMinute()).toEqual([]);
  await send(`${server.origin}/healthz`, 'GET');
  expect(countsOfMinute().bytes).toBeGreaterThan(500);
  expect(linesOfMinute()).toEqual([]);
});

it('counts calls that exceed a rate limit or a quota', async () => {
  const { localId, idToken } = await signUpVerified(server, email);
  linesOfMinute();
  await identify(server.origin, 'signUp', { email: 'second@example.com', password });
  for (const name of ['first', 'second']) {
    const id = sampleId(name);
    const fields = { ...sheetFields(id), date: { stringValue: `2026-${name === 'first' ? '1' : '2'}-1` } };
    await send(`${documentsUrl(server.origin)}/${localId}?documentId=${id}`, 'POST', idToken, { fields });
  }
  expect(countsOfMinute()).toMatchObject({ refused: 2, lockouts: 0, shed: 0 });
});

it('counts a lockout after five wrong passwords', async () => {
  await signUpVerified(server, email);
  linesOfMinute();
  for (let round = 0; round < 6; round += 1)
    await identify(server.origin, 'signInWithPassword', { email, password: 'wrong one' });
  expect(countsOfMinute()).toMatchObject({ lockouts: 1, refused: 1, shed: 0 });
});

it('counts shed requests', async () => {
  const attempts = Array.from({ length: 60 }, async (_, index) =>
    identify(server.origin, 'signInWithPassword', { email: `nobody${String(index)}@example.com`, password }),
  );
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  const shed = statuses.filter((status) => status === 503).length;
  expect(shed).toBeGreaterThan(0);
  expect(countsOfMinute()).toMatchObject({ shed, accounts: 0 });
});

it('counts open connections', async () => {
  await send(`${server.origin}/healthz`, 'GET');
  expect(countsOfMinute().connections).toBeGreaterThan(0);
});
