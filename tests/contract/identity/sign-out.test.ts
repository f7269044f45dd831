import { deleteApp } from 'firebase/app';
import { type Auth, inMemoryPersistence } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../../src/api/identity/end-session.ts';
import { createIdentity, type Identity } from '../../../src/api/identity/identity.ts';
import { openAuth } from '../../../src/api/identity/open-auth.ts';
import type { User } from '../../../src/domain/identity/identity.ts';
import type { Account } from '../support/calls.ts';
import { codeOf, identify, listStatus, password, refresh, signIn, signOut, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';

const email = 'owner@example.com';
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
  await signUpVerified(server, email);
  await signUpVerified(server, 'other@example.com');
});
afterAll(async () => server.stop());

const canRefresh = async ({ refreshToken }: Account): Promise<boolean> =>
  refresh(server.origin, refreshToken).then(
    () => true,
    () => false,
  );
const stateOf = async (session: Account) => [
  await listStatus(server.origin, session.localId, session.idToken),
  await canRefresh(session),
];
const active = [200, true];
const ended = [401, false];

describe('signing out', () => {
  // Source: docs/specification.md#sign-out-session, docs/specification.md#server-sessions.
  it('ends this session at once, and no other session', async () => {
    const [here, elsewhere] = [await signIn(server.origin, email), await signIn(server.origin, email)];
    const answer = await signOut(server.origin, here.refreshToken);
    expect([answer.status, answer.json]).toEqual([200, {}]);
    expect([await stateOf(here), await stateOf(elsewhere)]).toEqual([ended, active]);
  });

  it('clears the cache of the browser (Clear-Site-Data)', async () => {
    const { refreshToken } = await signIn(server.origin, email);
    const { headers } = await signOut(server.origin, refreshToken);
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });

  it('is idempotent', async () => {
    const { refreshToken } = await signIn(server.origin, email);
    const answers = [refreshToken, refreshToken, 'unknown'].map(async (token) => signOut(server.origin, token));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('does not accept an id token', async () => {
    const session = await signIn(server.origin, email);
    await signOut(server.origin, session.idToken);
    expect(await stateOf(session)).toEqual(active);
  });
});

describe('signing out the other devices', () => {
  // Source: docs/specification.md#other-devices.
  it('ends every other session of the account, and no session of other accounts', async () => {
    const [here, phone, tablet] = [
      await signIn(server.origin, email),
      await signIn(server.origin, email),
      await signIn(server.origin, email),
    ];
    const createOtherAccount = await signIn(server.origin, 'other@example.com');
    const answer = await signOut(server.origin, here.refreshToken, 'signOutOthers');
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, null]);
    expect([await stateOf(phone), await stateOf(tablet)]).toEqual([ended, ended]);
    expect([await stateOf(here), await stateOf(createOtherAccount)]).toEqual([active, active]);
  });

  it('is refused with an ended session', async () => {
    const [here, gone] = [await signIn(server.origin, email), await signIn(server.origin, email)];
    await signOut(server.origin, gone.refreshToken);
    const answer = await signOut(server.origin, gone.refreshToken, 'signOutOthers');
    expect([codeOf(answer), await stateOf(here)]).toEqual(['TOKEN_EXPIRED', active]);
  });

  it('requires a refresh token', async () => {
    expect((await identify(server.origin, 'signOutOthers', {})).status).toBe(400);
  });
});

/** The number of storage writes that must fail. */
let refusals = 0;
const store = async (rows: Map<string, unknown>, key: string, value: unknown) => {
  refusals -= 1;
  if (refusals >= 0) throw new DOMException('The database connection is closing.', 'InvalidStateError');
  rows.set(key, value);
};

/** A storage of the SDK in memory. The SDK creates the instance. */
const persistenceOver = (rows: Map<string, unknown>, onListener: (listener: (value: null) => void) => void) =>
  class {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';
    _isAvailable = async () => true;
    _set = (key: string, value: unknown) => store(rows, key, value);
    _get = async (key: string) => rows.get(key) ?? null;
    _remove = async (key: string) => void rows.delete(key);
    _addListener = (_key: string, listener: (value: null) => void) => onListener(listener);
    _removeListener = () => {};
  };

/** Signs in with the app, while another session of the same account is active. */
const signInApp = async (origin: string | undefined) => {
  const options = { apiKey: 'embedded', projectId: 'mon-budget', language: 'fr' };
  const auth = openAuth({ ...options, origin: server.origin }, [inMemoryPersistence]);
  const identity = createIdentity(auth, origin);
  await identity.signIn({ email, password });
  const { refreshToken = '' } = auth.currentUser ?? {};
  const { localId } = await signIn(server.origin, email);
  const here = { localId, refreshToken, idToken: await identity.token(false) };
  return { identity, here, end: async () => deleteApp(auth.app) };
};

describe('the app', () => {
  // Source: docs/specification.md#identity-token, docs/specification.md#identity-sign-out,
  // docs/specification.md#sign-out-session.
  it('sends its refresh token to end its session at the embedded server', async () => {
    const { identity, here, end } = await signInApp(server.origin);
    expect(await stateOf(here)).toEqual(active);
    expect(identity.refreshTokenOf('somebody else')).toBeUndefined();
    const refreshToken = identity.refreshTokenOf(here.localId) ?? '';
    await identity.signOut('somebody else');
    expect(identity.refreshTokenOf(here.localId)).toBe(refreshToken);
    await identity.signOut(here.localId);
    expect(identity.refreshTokenOf(here.localId)).toBeUndefined();
    expect(await endSession(server.origin, refreshToken)).toBe(true);
    expect(await endSession(server.origin, refreshToken)).toBe(true);
    expect(await stateOf(here)).toEqual(ended);
    await end();
  });

  // Source: docs/specification.md#storage-cleared.
  describe('after its storage is cleared', () => {
    let rows: Map<string, unknown>;
    let auth: Auth;
    let identity: Identity;
    // The SDK polls its storage, and signs out if the stored user is missing.
    let findNoUser: () => void;
    let localId: string;
    beforeEach(async () => {
      const account = await signIn(server.origin, email);
      ({ localId } = account);
      const { refreshToken, idToken: accessToken } = account;
      const kept = {
        uid: localId,
        email,
        emailVerified: true,
        isAnonymous: false,
        providerData: [],
        stsTokenManager: { refreshToken, accessToken, expirationTime: Date.now() + 3_600_000 },
        createdAt: '1',
        lastLoginAt: '1',
        apiKey: 'embedded',
        appName: '[DEFAULT]',
      };
      rows = new Map([['firebase:authUser:embedded:[DEFAULT]', kept]]);
      const options = { apiKey: 'embedded', projectId: 'mon-budget', language: 'fr', origin: server.origin };
      auth = openAuth(options, [persistenceOver(rows, (listener) => (findNoUser = () => listener(null)))]);
      identity = createIdentity(auth, server.origin);
      return async () => deleteApp(auth.app);
    });

    it('stays signed in if the SDK has not loaded the user yet', async () => {
      await identity.persistSession();
      expect(auth.currentUser?.uid).toBe(localId);
      expect(rows.size).toBe(1);
    });

    it.each([
      ['before the user is stored again', () => findNoUser(), () => {}],
      ['after the user is stored again', () => {}, () => findNoUser()],
      ['while writes to the storage fail', () => (refusals = 3), () => findNoUser()],
    ])('stays signed in if the SDK finds no user %s', async (_, before, after) => {
      await auth.authStateReady();
      const heard: (User | undefined)[] = [];
      identity.watch((user) => heard.push(user));
      await expect.poll(() => heard).toHaveLength(1);
      rows.clear();
      before();
      const persisting = identity.persistSession();
      after();
      await persisting;
      expect(await identity.token(false)).not.toBe('');
      expect(auth.currentUser?.uid).toBe(localId);
      expect(rows.size).toBe(1);
      expect(heard).not.toContain(undefined);
    });
  });

  // Source: docs/specification.md#other-devices.
  it('signs out the other devices at the embedded server', async () => {
    const phone = await signIn(server.origin, email);
    const { identity, here, end } = await signInApp(server.origin);
    await identity.signOutOthers();
    expect([await stateOf(phone), await stateOf(here)]).toEqual([ended, active]);
    await end();
  });

  it('reports that an unreachable server could not end the sessions, and signs out locally', async () => {
    const { identity, here, end } = await signInApp('http://127.0.0.1:1');
    await expect(identity.signOutOthers()).rejects.toMatchObject({ failure: 'network-request-failed' });
    await identity.signOut('');
    expect(await endSession('http://127.0.0.1:1', here.refreshToken)).toBe(false);
    await expect(identity.token(false)).rejects.toMatchObject({ failure: 'no-current-user' });
    expect(await stateOf(here)).toEqual(active);
    await end();
  });

  // Source: docs/specification.md#sign-out-session.
  it('sends no sign-out call to a hosted identity provider', async () => {
    const { identity, end } = await signInApp(undefined);
    await expect(identity.signOutOthers()).rejects.toMatchObject({ failure: 'operation-not-allowed' });
    await end();
  });
});
