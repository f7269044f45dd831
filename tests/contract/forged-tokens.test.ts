import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from './support/calls.ts';
import { listStatus, signUpVerified } from './support/calls.ts';
import type { LocalServer } from './support/local-server.ts';
import { startLocalServer } from './support/local-server.ts';

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

/** The owner's token with other claims, header or signature. */
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

describe('a token', () => {
  it('made like a real one is accepted (control)', async () => {
    expect(await list(await sign({}, {}, real))).toBe(200);
  });

  it.each([
    ['signed with another key under the name of the real one', async () => sign({}, {}, own.privateKey)],
    ['signed with a key of no name', async () => sign({}, { kid: 'unknown' }, own.privateKey)],
    ['that brings its own key', async () => sign({}, { jwk: await exportJWK(own.publicKey) }, own.privateKey)],
    ['that says where its key is', async () => sign({}, { jku: 'https://evil.example/keys' }, own.privateKey)],
    ['signed with the public key as a secret', async () => sign({}, { alg: 'HS256' }, asSecret(real))],
    ['of another algorithm of the same key', async () => sign({}, { alg: 'PS256' }, real)],
    ['for another project', async () => sign({ aud: 'another-project' }, {}, real)],
    ['of another issuer', async () => sign({ iss: 'https://securetoken.google.com/another' }, {}, real)],
    ['of an unknown session', async () => sign({ sid: 'nobody' }, {}, real)],
    ['of a session of somebody else', async () => sign({ sub: 'someoneElse' }, {}, real)],
    ['that never ends', async () => sign({ exp: undefined }, {}, real)],
    // With a margin: the clock of this machine may be set back meanwhile.
    ['that ended more than a minute ago', async () => sign({ exp: Math.floor(Date.now() / 1000) - 90 }, {}, real)],
    ['with a letter too many', async () => `${await sign({}, {}, real)}x`],
  ])('%s is refused', async (_, make) => {
    expect(await list(await make())).toBe(401);
  });

  it('that expired less than a minute ago is accepted (clock tolerance)', async () => {
    expect(await list(await sign({ exp: Math.floor(Date.now() / 1000) - 30 }, {}, real))).toBe(200);
  });
});
