import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessCall } from '../support/access-calls.ts';
import { accessCalls, nameOf, seedWrites, writeSheet } from '../support/access-calls.ts';
import { rowSheet } from '../support/access-row.ts';
import type { Account, Answer } from '../support/calls.ts';
import { documentsUrl, identify, password, send, signIn, signOut, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { sampleId } from '../support/samples.ts';

/**
 * The callers: unauthenticated; with a forged token, an expired token, or the token of an ended session; the owner before and after
 * the verification of the address; another verified user.
 */
const identities = [
  'no token',
  'garbage',
  'a token without a signature',
  'a token with a changed payload',
  'a refresh token',
  'an expired token',
  'a token from before a new password',
  'a token of a session signed out',
  'a token of a session that another one has signed out',
  'the owner before verification',
  'another verified person',
  'the owner',
] as const;
type Identity = (typeof identities)[number];

/** The requested documents: those of the caller, or those of another user, who exists or not. */
const targets = ['own', "another's, existing", "another's, missing"] as const;
type Target = (typeof targets)[number];

let server: LocalServer;
let areas: Record<Target, string>;
let unverified: Account;
let tokens: Record<Identity, string | undefined>;

const commit = async (token: string | undefined, writes: readonly unknown[]): Promise<Answer> =>
  send(`${documentsUrl(server.origin)}:commit`, 'POST', token, { writes });

const settle = async (email: string): Promise<Account> => {
  const account = await signUpVerified(server, email);
  expect((await commit(account.idToken, seedWrites(account.localId))).status).toBe(200);
  return account;
};

const unverify = async (account: Account): Promise<Account> => {
  const email = 'unverified@example.com';
  await identify(server.origin, 'update', { idToken: account.idToken, email, returnSecureToken: true });
  return signIn(server.origin, email);
};

const forge = ({ idToken }: Account) => {
  const [head = '', payload = '', signature = ''] = idToken.split('.');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return { unsigned: `${unsigned}.${payload}.`, changed: `${head}.${payload.slice(0, -2)}AA.${signature}` };
};

const takeTokens = async (email: string, other: Account): Promise<typeof tokens> => {
  const secret = `${password}!`;
  const before = await signIn(server.origin, email);
  await identify(server.origin, 'update', { idToken: before.idToken, password: secret, returnSecureToken: true });
  server.advance(-7200);
  const expired = await signIn(server.origin, email, secret);
  server.advance(7200);
  const [left, ended] = [await signIn(server.origin, email, secret), await signIn(server.origin, email, secret)];
  await signOut(server.origin, left.refreshToken);
  const owner = await signIn(server.origin, email, secret);
  await signOut(server.origin, owner.refreshToken, 'signOutOthers');
  const { unsigned, changed } = forge(owner);
  return {
    'no token': undefined,
    garbage: 'garbage',
    'a token without a signature': unsigned,
    'a token with a changed payload': changed,
    'a refresh token': owner.refreshToken,
    'an expired token': expired.idToken,
    'a token from before a new password': before.idToken,
    'a token of a session signed out': left.idToken,
    'a token of a session that another one has signed out': ended.idToken,
    'the owner before verification': unverified.idToken,
    'another verified person': other.idToken,
    'the owner': owner.idToken,
  };
};

beforeAll(async () => {
  server = await startLocalServer();
  const owner = await settle('owner@example.com');
  const other = await signUpVerified(server, 'other@example.com');
  const third = await settle('third@example.com');
  unverified = await unverify(await settle('before@example.com'));
  areas = { own: owner.localId, "another's, existing": third.localId, "another's, missing": 'nobodyWithThisUid' };
  tokens = await takeTokens('owner@example.com', other);
});
afterAll(async () => server.stop());

const areaOf = (identity: Identity, target: Target): string =>
  identity === 'the owner before verification' && target === 'own' ? unverified.localId : areas[target];

const ask = async ({ method, path, body }: AccessCall, identity: Identity, target: Target): Promise<Answer> => {
  const uid = areaOf(identity, target);
  return send(`${documentsUrl(server.origin)}${path(uid)}`, method, tokens[identity], body?.(uid));
};

const isBroken = (identity: Identity): boolean =>
  !['no token', 'the owner before verification', 'another verified person', 'the owner'].includes(identity);

const expected = ({ name, verified, unverified: early }: AccessCall, identity: Identity, target: Target): number => {
  if (isBroken(identity)) return 401;
  if (target !== 'own') return 403;
  if (identity === 'the owner') return verified;
  if (identity !== 'the owner before verification') return 403;
  // The rules cannot count sheets, so the server refuses a second sheet of an unverified account.
  return name === 'createSheet' ? 403 : early;
};

// The call of the owner comes last, because it is the only call that changes a document.
const cells = identities.flatMap((identity) => targets.toReversed().map((target) => ({ identity, target })));

describe.each(accessCalls)('over HTTP, $name', (call) => {
  it.each(cells)(
    'returns the status of the access matrix to $identity for $target documents',
    async ({ identity, target }) => {
      expect((await ask(call, identity, target)).status).toBe(expected(call, identity, target));
    },
  );

  // Source: docs/specification.md#permission-owner.
  it.each(identities)('does not reveal to %s whether another account exists (enumeration)', async (identity) => {
    const [existing, missing] = [
      await ask(call, identity, "another's, existing"),
      await ask(call, identity, "another's, missing"),
    ];
    expect([existing.status, existing.text]).toEqual([missing.status, missing.text]);
  });
});

describe('a commit', () => {
  it('applies nothing if one write targets the documents of another user (atomic)', async () => {
    const found = await Promise.all(
      ['Nmixed', 'Nmixed2'].map(async (id) =>
        send(`${documentsUrl(server.origin)}/${areas.own}/${sampleId(id)}`, 'GET', tokens['the owner']),
      ),
    );
    expect(found.map(({ status }) => status)).toEqual([404, 404]);
  });

  // Source: docs/specification.md#permission-sign-up.
  it('may create a first sheet and the parameters once before the address is verified', async () => {
    const email = 'first@example.com';
    expect((await identify(server.origin, 'signUp', { email, password })).status).toBe(200);
    const { localId, idToken } = await signIn(server.origin, email);
    const parameters = { update: { name: nameOf(localId, 'parameters'), fields: {} } };
    expect((await commit(idToken, [writeSheet(localId, rowSheet('first')), parameters])).status).toBe(200);
    expect((await commit(idToken, [writeSheet(localId, rowSheet('second'))])).status).toBe(403);
  });
});
