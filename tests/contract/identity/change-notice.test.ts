import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, identify, signUp, signUpVerified } from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';

const [owner, next, taken] = ['owner@example.com', 'next@example.com', 'taken@example.com'];

let server: LocalServer;
afterEach(() => server.stop());

const change = async (idToken: string, newEmail: string) =>
  identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
const recipients = async () => (await server.mails()).map(({ to, code }) => [to, code !== '']);

// Source: docs/specification.md#email-change.
describe.each(['off', 'on'])('a change of address, with email enumeration protection %s,', (protection) => {
  beforeEach(async () => {
    server = await startLocalServer({ EMAIL_ENUMERATION_PROTECTION: protection });
  });

  it('mails the link to the new address, and a notice to the old one', async () => {
    const { idToken } = await signUpVerified(server, owner);
    await change(idToken, next);
    await expect
      .poll(async () => (await recipients()).slice(1))
      .toEqual([
        [next, true],
        [owner, false],
      ]);
    const notice = (await server.mails()).at(-1);
    expect([notice?.text.includes(next), new URL(notice?.link ?? '').pathname]).toEqual([true, '/forgot-password']);
  });

  it('mails no notice to an unverified address', async () => {
    const { idToken } = await signUp(server.origin, owner);
    await change(idToken, next);
    await change(idToken, next);
    await expect.poll(recipients).toEqual([
      [next, true],
      [next, true],
    ]);
  });
});

describe('a change to a taken address, with email enumeration protection,', () => {
  beforeEach(async () => {
    server = await startLocalServer({ EMAIL_ENUMERATION_PROTECTION: 'on' });
    await signUp(server.origin, taken);
  });

  it('mails the same notice to the old address as for any other change (enumeration)', async () => {
    const { idToken } = await signUpVerified(server, owner);
    await change(idToken, taken);
    await expect.poll(async () => (await recipients()).slice(1)).toEqual([[owner, false]]);
  });

  it('revokes the link of the earlier change', async () => {
    const { idToken } = await signUp(server.origin, owner);
    await change(idToken, next);
    await expect.poll(() => server.lastCode()).not.toBe('');
    await change(idToken, taken);
    expect(codeOf(await identify(server.origin, 'update', { oobCode: server.lastCode() }))).toBe('INVALID_OOB_CODE');
  });
});
