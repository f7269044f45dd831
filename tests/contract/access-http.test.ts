import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessRow } from './support/access-rows.ts';
import { accessRows, rowEntry, rowSheet } from './support/access-rows.ts';
import type { Account, Answer } from './support/calls.ts';
import { documentsUrl, identify, password, send, signIn, signUpVerified } from './support/calls.ts';
import type { LocalServer } from './support/local-server.ts';
import { startLocalServer } from './support/local-server.ts';
import { entryFields, sheetFields } from './support/samples.ts';

let server: LocalServer;
let owner: Account;
let other: Account;
let unverified: Account;
let third: Account;
let refused: readonly (readonly [string, string])[] = [];

const nameOf = (...path: readonly string[]): string =>
  ['projects/mon-budget/databases/(default)/documents', ...path].join('/');

const seed = async (account: Account): Promise<void> => {
  const writes = accessRows.flatMap(({ name }) => {
    const sheet = rowSheet(name);
    return [
      { update: { name: nameOf(account.localId, sheet), fields: sheetFields(sheet) } },
      {
        update: { name: nameOf(account.localId, sheet, 'outDay', rowEntry(name)), fields: entryFields(rowEntry(name)) },
      },
    ];
  });
  const answer = await send(`${documentsUrl(server.origin)}:commit`, 'POST', account.idToken, { writes });
  expect(answer.status).toBe(200);
};

const unverify = async (account: Account): Promise<Account> => {
  const email = 'unverified@example.com';
  await identify(server.origin, 'update', { idToken: account.idToken, email, returnSecureToken: true });
  return signIn(server.origin, email);
};

// No signature, a changed signature, no token at all, and a token of another kind.
const forge = (account: Account): readonly (readonly [string, string])[] => {
  const [, payload = '', signature = ''] = account.idToken.split('.');
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return [
    ['G garbage', 'garbage'],
    ['G without a signature', `${header}.${payload}.`],
    ['G with a changed payload', `${account.idToken.split('.')[0] ?? ''}.${payload.slice(0, -2)}AA.${signature}`],
    ['G a refresh token', account.refreshToken],
  ];
};

const makeRefused = async (): Promise<readonly (readonly [string, string])[]> => {
  const revoked = await signIn(server.origin, 'owner@example.com');
  await identify(server.origin, 'update', {
    idToken: revoked.idToken,
    password: `${password}!`,
    returnSecureToken: true,
  });
  server.advance(-7200);
  const expired = await signIn(server.origin, 'owner@example.com', `${password}!`);
  server.advance(7200);
  owner = await signIn(server.origin, 'owner@example.com', `${password}!`);
  return [...forge(owner), ['X expired', expired.idToken], ['R revoked', revoked.idToken]];
};

beforeAll(async () => {
  server = await startLocalServer();
  owner = await signUpVerified(server, 'owner@example.com');
  other = await signUpVerified(server, 'other@example.com');
  third = await signUpVerified(server, 'third@example.com');
  const soonUnverified = await signUpVerified(server, 'before@example.com');
  await seed(owner);
  await seed(third);
  await seed(soonUnverified);
  unverified = await unverify(soonUnverified);
  refused = await makeRefused();
});

afterAll(async () => server.stop());

const ask = async (row: AccessRow, uid: string, token: string | undefined): Promise<Answer> => {
  const url = `${[documentsUrl(server.origin), uid, ...row.path].join('/')}?${row.query ?? ''}`;
  return send(url, row.method, token, row.fields === undefined ? undefined : { fields: row.fields });
};

describe.each(accessRows)('over HTTP, $name', (row) => {
  it('is 403 without a token, for another user, and on another user, existing or not, with one text', async () => {
    const answers = [
      await ask(row, owner.localId, undefined),
      await ask(row, owner.localId, other.idToken),
      await ask(row, third.localId, owner.idToken),
      await ask(row, third.localId, unverified.idToken),
      await ask(row, 'nobodyWithThisUid', owner.idToken),
      await ask(row, 'nobodyWithThisUid', undefined),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is 401 for tokens that are forged, expired or revoked', async () => {
    const statuses: string[] = [];
    for (const [kind, token] of refused) {
      statuses.push(`${kind} ${String((await ask(row, owner.localId, token)).status)}`);
    }
    expect(statuses).toEqual(refused.map(([kind]) => `${kind} 401`));
  });

  it('is what the matrix says for the owner before and after verification', async () => {
    expect((await ask(row, unverified.localId, unverified.idToken)).status).toBe(row.unverified);
    expect((await ask(row, owner.localId, owner.idToken)).status).toBe(row.verified);
  });
});

const write = (account: Account, id: string) => ({
  update: { name: nameOf(account.localId, id), fields: sheetFields(id) },
});
const commit = async (token: string | undefined, ...writes: readonly unknown[]): Promise<Answer> =>
  send(`${documentsUrl(server.origin)}:commit`, 'POST', token, { writes });

describe('a commit', () => {
  it('with one foreign write applies nothing', async () => {
    const mine = rowSheet('commitMine');
    expect((await commit(owner.idToken, write(owner, mine), write(third, rowSheet('foreign')))).status).toBe(403);
    const found = await send(`${documentsUrl(server.origin)}/${owner.localId}/${mine}`, 'GET', owner.idToken);
    expect(found.status).toBe(404);
  });

  it('is refused to everybody but the owner', async () => {
    const own = write(owner, rowSheet('commitAll'));
    const tokens = [undefined, other.idToken, unverified.idToken, ...refused.map(([, token]) => token)];
    const statuses = await Promise.all(tokens.map(async (token) => (await commit(token, own)).status));
    expect(statuses).toEqual([403, 403, 403, 401, 401, 401, 401, 401, 401]);
    expect((await commit(owner.idToken, own)).status).toBe(200);
  });

  it('of a first sheet and its parameters is allowed before verification, once', async () => {
    const email = 'first@example.com';
    const made = await identify(server.origin, 'signUp', { email, password });
    expect(made.status).toBe(200);
    const account = await signIn(server.origin, email);
    const parameters = { update: { name: nameOf(account.localId, 'parameters'), fields: {} } };
    expect((await commit(account.idToken, write(account, rowSheet('first')), parameters)).status).toBe(200);
    expect((await commit(account.idToken, write(account, rowSheet('second')))).status).toBe(403);
  });
});

describe('what no rule names', () => {
  it.each([
    ['GET', ''],
    ['GET', '/'],
    ['POST', ':runQuery'],
    ['POST', ':batchWrite'],
  ])('%s of the documents%s is refused to everybody', async (method, suffix) => {
    const body = { structuredQuery: { from: [{ collectionId: 'outDay', allDescendants: true }] } };
    const call = async (token: string | undefined) =>
      send(`${documentsUrl(server.origin)}${suffix}`, method, token, method === 'POST' ? body : undefined);
    expect((await call(undefined)).status).toBe(403);
    expect((await call(owner.idToken)).status).toBe(403);
    expect((await call('garbage')).status).toBe(401);
  });
});
