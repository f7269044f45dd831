import type { Random } from '../../support/random.ts';
import { origin } from '../support/direct-app.ts';
import { drawDocumentAttack } from './document-requests.ts';
import { drawIdentityAttack } from './identity-requests.ts';
import type { Attack, Target } from './target.ts';
import { drawDeepText, drawText } from './values.ts';

const files = [
  '/',
  '/healthz',
  '/assets/app.js',
  '/.env',
  '/data.db',
  '/..%2f..%2fetc/passwd',
  '/%',
  '/%00',
  '/index.html',
  '//a',
];

const drawFileAttack = (random: Random): Attack => ({
  method: random.pick(['GET', 'HEAD', 'POST', 'DELETE']) ?? 'GET',
  path: random.chance(0.7) ? (random.pick(files) ?? '/') : `/${encodeURI(drawText(random).toWellFormed())}`,
});

const drawAttack = (random: Random, target: Target): Attack => {
  const kind = random.fraction();
  if (kind < 0.8) return drawDocumentAttack(random, target);
  return kind < 0.95 ? drawIdentityAttack(random, target) : drawFileAttack(random);
};

/** Truncates, repeats or mutates some bytes, or replaces all bytes. */
const corruptBytes = (random: Random, text: string): string | Uint8Array<ArrayBuffer> => {
  const at = random.below(text.length + 1);
  const bytes = new TextEncoder().encode(text);
  const spoilt: readonly (() => string | Uint8Array<ArrayBuffer>)[] = [
    () => text.slice(0, at),
    () => `${text.slice(0, at)}${drawText(random)}${text.slice(at)}`,
    () => bytes.map((byte) => (random.chance(0.02) ? random.below(256) : byte)),
    () => `\uFEFF${text}`,
    () => text.repeat(2),
    () => drawDeepText(random),
    () => Uint8Array.from({ length: random.below(200) }, () => random.below(256)),
    () => `"${'\\"'.repeat(random.below(100_000))}`,
  ];
  return random.pick(spoilt)?.() ?? '';
};

const authorization = (random: Random, { attacker }: Target): string | undefined =>
  random.chance(0.93)
    ? `Bearer ${attacker.token}`
    : random.pick([undefined, '', 'Bearer ', 'Bearer a.b.c', `Bearer ${attacker.token.slice(0, -2)}AA`, 'Basic YTpi']);

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=a',
  'application/x-www-form-urlencoded',
  '',
];

const drawHeaders = (random: Random, target: Target, type = 'application/json'): Headers => {
  const headers = new Headers({
    'content-type': random.chance(0.95) ? type : (random.pick(types) ?? ''),
    'x-firebase-locale': random.chance(0.5) ? 'fr' : '\u00e9',
  });
  const token = authorization(random, target);
  if (token !== undefined) headers.set('authorization', token);
  return headers;
};

const bodiless = ['GET', 'HEAD'];

export const drawFuzzRequest = (random: Random, target: Target): Request => {
  const { method, path, type, body } = drawAttack(random, target);
  const headers = drawHeaders(random, target, type);
  if (body === undefined || bodiless.includes(method)) return new Request(`${origin}${path}`, { method, headers });
  return new Request(`${origin}${path}`, {
    method,
    headers,
    body: random.chance(0.9) ? body : corruptBytes(random, body),
  });
};
