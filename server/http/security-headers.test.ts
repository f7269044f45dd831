import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('the only script that a page may bring itself is the early one', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, text]) => text ?? '');
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const app = new Hono().use(securityHeaders(false)).get('/', (context) => context.text(''));
  const { headers } = await app.request('/');
  const allowed = /script-src ([^;]*)/u.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
  expect(allowed).toEqual(["'self'", ...hashes]);
});
