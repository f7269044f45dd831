import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/calls.ts';
import { codeOf, identify, password, signIn, signOut, signUp, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

/** The last row of the access matrix. An identity call refuses with a 400, and a document call refuses with a 401. */
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(async () => server.stop());

const email = 'owner@example.com';
const remove = async (idToken: string | undefined) => identify(server.origin, 'delete', { idToken });
const other = async (): Promise<Account> => signUpVerified(server, 'other@example.com');

describe('deleting an account', () => {
  let owner: Account;
  beforeAll(async () => {
    owner = await signUpVerified(server, email);
  });

  const refusals: readonly (readonly [string, string, () => Promise<string | undefined>])[] = [
    ['no token', `Invalid value at 'idToken': "idToken" expected.`, async () => undefined],
    ['garbage', 'INVALID_ID_TOKEN', async () => 'garbage'],
    ['a refresh token', 'INVALID_ID_TOKEN', async () => owner.refreshToken],
    ['a token without a signature', 'INVALID_ID_TOKEN', async () => owner.idToken.replace(/[^.]*$/u, '')],
    [
      'an expired token',
      'INVALID_ID_TOKEN',
      async () => {
        server.advance(-7200);
        const { idToken } = await signIn(server.origin, email);
        server.advance(7200);
        return idToken;
      },
    ],
    [
      'a token of a session that was signed out',
      'TOKEN_EXPIRED',
      async () => {
        const { idToken, refreshToken } = await signIn(server.origin, email);
        await signOut(server.origin, refreshToken);
        return idToken;
      },
    ],
  ];

  it.each(refusals)('fails with %s: %s', async (_, code, tokenOf) => {
    const answer = await remove(await tokenOf());
    expect([answer.status, codeOf(answer)]).toEqual([400, code]);
    expect((await signIn(server.origin, email)).localId).toBe(owner.localId);
  });

  it('deletes the account of the token, even if the body has the localId of another account', async () => {
    expect((await remove((await other()).idToken)).status).toBe(200);
    expect((await signIn(server.origin, email)).localId).toBe(owner.localId);
    expect(codeOf(await identify(server.origin, 'signInWithPassword', { email: 'other@example.com', password }))).toBe(
      'EMAIL_NOT_FOUND',
    );
  });

  it('succeeds within five minutes of a sign-in, and fails later', async () => {
    const { idToken } = await signIn(server.origin, email);
    server.advance(301);
    expect(codeOf(await remove(idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    const again = await signIn(server.origin, email);
    server.advance(299);
    expect((await remove(again.idToken)).status).toBe(200);
    expect(codeOf(await identify(server.origin, 'signInWithPassword', { email, password }))).toBe('EMAIL_NOT_FOUND');
  });

  it('succeeds before the address is verified', async () => {
    const { idToken } = await signUp(server.origin, 'early@example.com');
    expect((await remove(idToken)).status).toBe(200);
  });
});
