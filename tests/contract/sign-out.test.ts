import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from './support/calls.ts';
import { codeOf, documentsUrl, identify, refresh, send, signIn, signOut, signUpVerified } from './support/calls.ts';
import type { LocalServer } from './support/local-server.ts';
import { startLocalServer } from './support/local-server.ts';

const email = 'owner@example.com';
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
  await signUpVerified(server, email);
  await signUpVerified(server, 'other@example.com');
});
afterAll(async () => server.stop());

const list = async ({ localId, idToken }: Account): Promise<number> =>
  (await send(`${documentsUrl(server.origin)}/${localId}`, 'GET', idToken)).status;
const canRefresh = async ({ refreshToken }: Account): Promise<boolean> =>
  refresh(server.origin, refreshToken).then(
    () => true,
    () => false,
  );
const stateOf = async (session: Account) => [await list(session), await canRefresh(session)];
const holds = [200, true];
const isOver = [401, false];

describe('signing out', () => {
  it('ends this session at once, and no other', async () => {
    const [here, elsewhere] = [await signIn(server.origin, email), await signIn(server.origin, email)];
    const answer = await signOut(server.origin, here.refreshToken);
    expect([answer.status, answer.json]).toEqual([200, {}]);
    expect([await stateOf(here), await stateOf(elsewhere)]).toEqual([isOver, holds]);
  });

  it('has the browser forget what it keeps of the pages', async () => {
    const { refreshToken } = await signIn(server.origin, email);
    const { headers } = await signOut(server.origin, refreshToken);
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });

  it('twice, or without a session, is no error', async () => {
    const { refreshToken } = await signIn(server.origin, email);
    const answers = [refreshToken, refreshToken, 'unknown'].map(async (token) => signOut(server.origin, token));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('takes no id token, which is worth less', async () => {
    const session = await signIn(server.origin, email);
    await signOut(server.origin, session.idToken);
    expect(await stateOf(session)).toEqual(holds);
  });
});

describe('signing out the other devices', () => {
  it('ends every other session of the account, and nothing of anybody else', async () => {
    const [here, phone, tablet] = [
      await signIn(server.origin, email),
      await signIn(server.origin, email),
      await signIn(server.origin, email),
    ];
    const neighbour = await signIn(server.origin, 'other@example.com');
    const answer = await signOut(server.origin, here.refreshToken, 'signOutOthers');
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, null]);
    expect([await stateOf(phone), await stateOf(tablet)]).toEqual([isOver, isOver]);
    expect([await stateOf(here), await stateOf(neighbour)]).toEqual([holds, holds]);
  });

  it('is refused to a session that is over', async () => {
    const [here, gone] = [await signIn(server.origin, email), await signIn(server.origin, email)];
    await signOut(server.origin, gone.refreshToken);
    const answer = await signOut(server.origin, gone.refreshToken, 'signOutOthers');
    expect([codeOf(answer), await stateOf(here)]).toEqual(['TOKEN_EXPIRED', holds]);
  });

  it('needs to be told by which session', async () => {
    expect((await identify(server.origin, 'signOutOthers', {})).status).toBe(400);
  });
});
