import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer({ TRUST_PROXY: 'on', SIGN_INS_PER_MINUTE: '1' });
});
afterAll(() => server.stop());

const ask = async (forwarded: string): Promise<string> => {
  const response = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'a password' }),
  });
  return response.text();
};

/** Whether each of these addresses has a separate rate limit, in a minute without other calls. */
const haveSeparateLimits = async (callers: readonly string[]): Promise<boolean> => {
  server.advance(60);
  const answers = await Promise.all(callers.map(ask));
  return answers.every((answer) => answer.includes('EMAIL_NOT_FOUND'));
};

it.each([
  ['with a port', ['9.9.9.9', '9.9.9.9:1234', '9.9.9.9:4321']],
  ['in IPv6 notation', ['9.9.9.9', '::ffff:9.9.9.9', '[::ffff:909:909]:80']],
  ['in brackets', ['2001:db8::1', '[2001:db8::1]', '[2001:DB8:0:0::1]:443']],
  ['of the same IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff']],
  ['that is unreadable', ['unknown', '_hidden', '1', '', '999.9.9.9', '[', '2001:db8::g', ' , ']],
])('applies one rate limit to a network address %s', async (_, callers) => {
  for (const caller of callers.slice(1)) {
    expect([caller, await haveSeparateLimits([callers[0] ?? '', caller])]).toEqual([caller, false]);
  }
});

it('applies separate rate limits to other IPv4 addresses and IPv6 networks', async () => {
  const callers = ['9.9.9.9', '9.9.9.8', '2001:db8:1:2::1', '2001:db8:1:3::1', '::1', 'unknown'];
  expect(await haveSeparateLimits(callers)).toBe(true);
});
