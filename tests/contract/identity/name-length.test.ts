import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account } from '../support/calls.ts';
import { codeOf, identify, listStatus, refresh, signIn, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

let server: LocalServer;
let email: string;
let owner: Account;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  owner = await signUpVerified(server, email);
});

const update = async (profile: object): Promise<string> =>
  codeOf(await identify(server.origin, 'update', { idToken: owner.idToken, ...profile }));

it.each([
  ['displayName', 256],
  ['photoUrl', 2048],
])('refuses a %s of more than %i characters', async (field, limit) => {
  expect(await update({ [field]: 'x'.repeat(limit) })).toContain('200');
  expect(await update({ [field]: 'x'.repeat(limit + 1) })).toBe('INVALID_PROFILE_ATTRIBUTE');
  expect(await update({ [field]: 'x'.repeat(limit + 1), password: 'brand new horse' })).toBe(
    'INVALID_PROFILE_ATTRIBUTE',
  );
  expect((await signIn(server.origin, email)).localId).toBe(owner.localId);
});

it.each([
  ['the longest name', '\u0001'.repeat(256)],
  ['a name stored without a limit', '😀'.repeat(4000)],
])('issues tokens that fit into a header to an account with %s', async (_, name) => {
  const database = new DatabaseSync(join(server.dataDir, 'data.db'), { timeout: 5000 });
  database.prepare('UPDATE users SET display_name = ? WHERE email = ?').run(name, email);
  database.close();
  for (const idToken of [
    (await signIn(server.origin, email)).idToken,
    await refresh(server.origin, owner.refreshToken),
  ]) {
    expect(await listStatus(server.origin, owner.localId, idToken)).toBe(200);
    expect(decodeJwt(idToken)['name']).toBe(name.slice(0, 256));
    expect(idToken.length).toBeLessThan(4096);
  }
});
