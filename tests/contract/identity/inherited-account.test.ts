import { deleteApp } from 'firebase/app';
import { inMemoryPersistence } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIdentity } from '../../../src/api/identity/identity.ts';
import { openAuth } from '../../../src/api/identity/open-auth.ts';
import {
  codeOf,
  documentsUrl,
  identify,
  listStatus,
  password,
  send,
  signIn,
  signUp,
  signUpVerified,
} from '../support/calls.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { sampleId, sheetFields } from '../support/samples.ts';

const [stranger, owner] = ['stranger@example.com', 'owner@example.com'];
const newPassword = 'brand new horse';

let server: LocalServer;
beforeEach(async () => {
  server = await startLocalServer();
});
afterEach(() => server.stop());

const call = async (operation: string, body: object): Promise<string> =>
  codeOf(await identify(server.origin, operation, body));
const mailed = async (body: object): Promise<string> => {
  await identify(server.origin, 'sendOobCode', body);
  return server.lastCode();
};
const resetCode = async (email: string) => mailed({ requestType: 'PASSWORD_RESET', email });
const describeCode = async (oobCode: string) => (await identify(server.origin, 'resetPassword', { oobCode })).json;

/** Creates an account with a sheet under one address and moves it to another address. Returns the code that undoes the move. */
const createAndMove = async (from: string, to: string) => {
  const { localId, idToken } = await signUpVerified(server, from);
  const id = sampleId('sheet');
  await send(`${documentsUrl(server.origin)}/${localId}?documentId=${id}`, 'POST', idToken, {
    fields: sheetFields(id),
  });
  await identify(server.origin, 'update', { idToken, email: to });
  return { uid: localId, undo: server.lastCode() };
};
const documentsOf = async ({ localId, idToken }: { localId: string; idToken: string }) =>
  (await send(`${documentsUrl(server.origin)}/${localId}`, 'GET', idToken)).json;

// Source: docs/specification.md#email-link-inherited.
describe('the owner of an address to which a stranger has moved an account', () => {
  it('sees the creation date of the account in each mailed link', async () => {
    await createAndMove(stranger, owner);
    const { idToken } = await signIn(server.origin, owner);
    const told = { email: owner, accountCreatedAt: expect.stringMatching(/^\d{13}$/) };
    expect(await describeCode(await resetCode(owner))).toMatchObject(told);
    expect(await describeCode(await mailed({ requestType: 'VERIFY_EMAIL', idToken }))).toMatchObject(told);
  });

  it('sees the creation date in the link of a change that the stranger requested, before using the link', async () => {
    const { idToken } = await signUp(server.origin, stranger);
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: owner };
    expect(await describeCode(await mailed(change))).toHaveProperty('accountCreatedAt');
  });

  it('starts over with an empty account, which no earlier link, password or session opens', async () => {
    const { uid, undo } = await createAndMove(stranger, owner);
    const old = await signIn(server.origin, owner);
    const oobCode = await resetCode(owner);
    expect(await call('resetPassword', { oobCode, newPassword, startOver: true })).toContain('200');
    expect(await call('update', { oobCode: undo })).toBe('INVALID_OOB_CODE');
    expect(await call('resetPassword', { oobCode, newPassword })).toBe('INVALID_OOB_CODE');
    expect(await call('signInWithPassword', { email: owner, password })).toBe('INVALID_PASSWORD');
    expect(await listStatus(server.origin, uid, old.idToken)).toBe(401);
    const own = await signIn(server.origin, owner, newPassword);
    expect([own.localId === uid, await documentsOf(own)]).toEqual([false, {}]);
    expect(await describeCode(await resetCode(owner))).not.toHaveProperty('accountCreatedAt');
  });

  it("can start over if the stranger created the account under the owner's address", async () => {
    const { idToken } = await signUp(server.origin, owner);
    const oobCode = await resetCode(owner);
    expect(await describeCode(oobCode)).toHaveProperty('accountCreatedAt');
    expect(await call('resetPassword', { oobCode, newPassword, startOver: true })).toContain('200');
    expect(await call('lookup', { idToken })).toBe('USER_NOT_FOUND');
  });

  it('keeps the data by setting only a new password, and the link that undoes the change stays valid', async () => {
    const { uid, undo } = await createAndMove(stranger, owner);
    expect(await call('resetPassword', { oobCode: await resetCode(owner), newPassword })).toContain('200');
    expect((await signIn(server.origin, owner, newPassword)).localId).toBe(uid);
    expect(await call('update', { oobCode: undo })).toContain(stranger);
  });
});

describe('a thief who has changed the address and the password of an account', () => {
  // Source: docs/specification.md#email-link-inherited.
  it('cannot keep the owner out by verifying the new address or by resetting the password', async () => {
    const { uid, undo } = await createAndMove(owner, stranger);
    const { idToken } = await signIn(server.origin, stranger);
    await call('update', { oobCode: await mailed({ requestType: 'VERIFY_EMAIL', idToken }) });
    await call('resetPassword', { oobCode: await resetCode(stranger), newPassword });
    expect(await call('update', { oobCode: undo })).toContain(owner);
    await call('resetPassword', { oobCode: await resetCode(owner), newPassword: 'a third horse' });
    const own = await signIn(server.origin, owner, 'a third horse');
    expect([own.localId, await documentsOf(own)]).toEqual([uid, { documents: [expect.anything()] }]);
    expect(await describeCode(await resetCode(owner))).not.toHaveProperty('accountCreatedAt');
  });

  it('can read nothing after starting over, and the owner can sign up again', async () => {
    const { undo } = await createAndMove(owner, stranger);
    await call('resetPassword', { oobCode: await resetCode(stranger), newPassword, startOver: true });
    expect(await documentsOf(await signIn(server.origin, stranger, newPassword))).toEqual({});
    expect(await call('update', { oobCode: undo })).toBe('INVALID_OOB_CODE');
    expect(await call('signUp', { email: owner, password })).toContain('200');
  });
});

it('does not start over in an account that was created and verified under the same address', async () => {
  const account = await signUpVerified(server, owner);
  const oobCode = await resetCode(owner);
  expect(await describeCode(oobCode)).not.toHaveProperty('accountCreatedAt');
  expect(await call('resetPassword', { oobCode, newPassword, startOver: true })).toBe('OPERATION_NOT_ALLOWED');
  expect((await signIn(server.origin, owner)).localId).toBe(account.localId);
});

it('allows the app to detect an inherited account, start over in it, and explain a refusal', async () => {
  await createAndMove(stranger, owner);
  const options = { apiKey: 'embedded', projectId: 'mon-budget', language: 'en', origin: server.origin };
  const auth = openAuth(options, [inMemoryPersistence]);
  const identity = createIdentity(auth, server.origin);
  const code = await resetCode(owner);
  const startOver = async (secret: string) => identity.confirmReset({ code, password: secret, startsOver: true });
  expect(await identity.checkCode(code)).toEqual({ email: owner, inheritedSince: expect.any(Number) });
  await expect(startOver('123456')).rejects.toMatchObject({ failure: 'weak-password' });
  await startOver(newPassword);
  await expect(startOver(newPassword)).rejects.toMatchObject({ failure: 'invalid-action-code' });
  const unreachable = createIdentity(auth, 'http://127.0.0.1:1');
  const lost = unreachable.confirmReset({ code, password: newPassword, startsOver: true });
  await expect(lost).rejects.toMatchObject({ failure: 'network-request-failed' });
  await deleteApp(auth.app);
});
