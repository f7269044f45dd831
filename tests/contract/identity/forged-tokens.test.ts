import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/calls.ts';
import { listStatus, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

let server: LocalServer;
let owner: Account;
let real: KeyObject;
let kid = '';

beforeAll(async () => {
  server = await startLocalServer();
  owner = await signUpVerified(server, 'owner@example.com');
  const database = new DatabaseSync(join(server.dataDir, 'data.db'), { readOnly: true });
  const key = database.prepare('SELECT private_key FROM signing_keys').get()?.['private_key'];
  database.close();
  real = createPrivateKey(String(key));
  kid = decodeProtectedHeader(owner.idToken).kid ?? '';
});
afterAll(() => server.stop());

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Creates the owner's token with other claims, another header or another signature. */
const sign = (
  changes: Readonly<Record<string, unknown>>,
  header: Partial<JWTHeaderParameters>,
  key: KeyObject | Uint8Array,
) =>
  new SignJWT({ ...decodeJwt(owner.idToken), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header })
    .sign(key);

const asSecret = (key: KeyObject) =>
  new TextEncoder().encode(createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString());

const list = (token: string) => listStatus(server.origin, owner.localId, token);

describe('an id token', () => {
  it('is accepted if it is signed like a genuine token (control)', async () => {
    expect(await list(await sign({}, {}, real))).toBe(200);
  });

  it.each([
    ['if it is signed with another key under the kid of the real one', async () => sign({}, {}, own.privateKey)],
    ['if it is signed with a key of an unknown kid', async () => sign({}, { kid: 'unknown' }, own.privateKey)],
    [
      'if its header contains a key (jwk)',
      async () => sign({}, { jwk: await exportJWK(own.publicKey) }, own.privateKey),
    ],
    ['if its header links to a key (jku)', async () => sign({}, { jku: 'https://evil.example/keys' }, own.privateKey)],
    ['if it is signed with the public key as a secret (HS256)', async () => sign({}, { alg: 'HS256' }, asSecret(real))],
    ['if it is signed with another algorithm of the same key', async () => sign({}, { alg: 'PS256' }, real)],
    ['for another project', async () => sign({ aud: 'another-project' }, {}, real)],
    ['of another issuer', async () => sign({ iss: 'https://securetoken.google.com/another' }, {}, real)],
    ['of an unknown session', async () => sign({ sid: 'unknown' }, {}, real)],
    ['of a session of another account', async () => sign({ sub: 'someoneElse' }, {}, real)],
    ['without an expiry', async () => sign({ exp: undefined }, {}, real)],
    // The margin allows for a system clock that is set back during the test.
    ['if it expired more than a minute ago', async () => sign({ exp: Math.floor(Date.now() / 1000) - 90 }, {}, real)],
    ['with one more character', async () => `${await sign({}, {}, real)}x`],
  ])('is refused %s', async (_, make) => {
    expect(await list(await make())).toBe(401);
  });

  it('is accepted if it expired less than a minute ago (clock tolerance)', async () => {
    expect(await list(await sign({ exp: Math.floor(Date.now() / 1000) - 30 }, {}, real))).toBe(200);
  });
});
