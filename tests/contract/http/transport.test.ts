import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/calls.ts';
import { documentsUrl, password, send, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

const email = 'owner@example.com';
let server: LocalServer;
let owner: Account;
beforeAll(async () => {
  server = await startLocalServer({ PUBLIC_URL: 'https://budget.example', EMAIL_ENUMERATION_PROTECTION: 'off' });
  owner = await signUpVerified(server, email);
});
afterAll(async () => server.stop());

const identity = (operation: string): string =>
  `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`;
const area = (): string => `${documentsUrl(server.origin)}/${owner.localId}`;

describe('a server with an HTTPS address', () => {
  it.each(['/', '/healthz', '/assets/none.js', '/identitytoolkit.googleapis.com/v1/accounts:lookup'])(
    'sends HSTS and the security headers at %s',
    async (path) => {
      const { headers } = await fetch(`${server.origin}${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toBe(
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      );
    },
  );
});

describe('a call', () => {
  it('is never cached, whatever its status', async () => {
    const calls = [
      send(identity('signInWithPassword'), 'POST', undefined, { email, password }),
      send(identity('signInWithPassword'), 'POST', undefined, { email, password: 'wrong one' }),
      send(area(), 'GET', owner.idToken),
      send(area(), 'GET', 'garbage'),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 401]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'));
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual(Array(4).fill(null));
  });

  it('accepts its token only in the Authorization header', async () => {
    const { idToken } = owner;
    const inAddress = await fetch(`${area()}?access_token=${idToken}&auth=${idToken}`);
    const inCookie = await fetch(area(), { headers: { cookie: `token=${idToken}; __session=${idToken}` } });
    expect([inAddress.status, inCookie.status]).toEqual([403, 403]);
  });

  it.each(['http://evil.example', 'https://budget.example', 'null'])(
    'is not open to the origin %s (CORS)',
    async (from) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await fetch(area(), { method, headers: { origin: from } });
        const corsHeaders = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(corsHeaders).toEqual([]);
      }
      const { headers } = await fetch(area(), { headers: { origin: from } });
      expect(headers.get('vary')).toBe('Origin');
    },
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'GET'])('is refused by the identity calls with the method %s', async (method) => {
    expect((await fetch(identity('lookup'), { method })).status).toBe(405);
  });
});
