import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askClosureReason } from '../../../src/api/identity/closure-reason.ts';
import { runCommand } from '../../support/command.ts';
import { type Account, identify, signIn, signOut, signUpVerified } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';

const email = 'owner@example.com';
const day = 24 * 60 * 60;
let server: LocalServer;
let device: Account;

beforeEach(async () => {
  server = await startLocalServer();
  await signUpVerified(server, email);
  device = await signIn(server.origin, email);
});
afterEach(() => server.stop());

const ask = ({ localId: uid, idToken: accessToken, refreshToken }: Account) =>
  askClosureReason({ apiKey: 'embedded', origin: server.origin }, { uid, accessToken, refreshToken });

// Source: docs/specification.md#account-closed.
describe.each([
  ['at once', 0],
  ['after days, when all tokens of the device have expired', 3 * day],
])('a device that calls %s', (_, later) => {
  it('detects that its account was deleted', async () => {
    const { idToken } = await signIn(server.origin, email);
    expect((await identify(server.origin, 'delete', { idToken })).status).toBe(200);
    server.advance(later);
    expect(await ask(device)).toBe('deleted');
  });

  it('detects that its account was disabled', async () => {
    await runCommand('admin', { DATA_DIR: server.dataDir }, 'disable', email);
    server.advance(later);
    expect(await ask(device)).toBe('disabled');
  });

  it('detects that only its session has ended', async () => {
    await signOut(server.origin, device.refreshToken);
    server.advance(later);
    expect(await ask(device)).toBeUndefined();
  });

  it('detects that its account is open', async () => {
    server.advance(later);
    expect(await ask(device)).toBeUndefined();
  });

  it('receives no reason for a forged token', async () => {
    server.advance(later);
    const [head = '', , signature = ''] = device.idToken.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: 'nobody', exp: 4e9 })).toString('base64url');
    const forged = { ...device, idToken: [head, payload, signature].join('.'), refreshToken: 'unknown' };
    expect(await ask(forged)).toBeUndefined();
  });
});
