import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, Answer } from '../support/calls.ts';
import { documentsUrl, refusalOf, send, signUpVerified } from '../support/calls.ts';
import type { LocalServer } from '../support/local-server.ts';
import { startLocalServer } from '../support/local-server.ts';
import { entryFields, sampleId, sheetFields } from '../support/samples.ts';

let server: LocalServer;
let owner: Account;

beforeAll(async () => {
  server = await startLocalServer();
  owner = await signUpVerified(server, 'owner@example.com');
});
afterAll(async () => server.stop());

const call = async (method: string, path: string, body?: unknown, account = owner): Promise<Answer> =>
  send(`${documentsUrl(server.origin)}${path}`, method, account.idToken, body);
const nameOf = (path: string): string => `projects/mon-budget/databases/(default)/documents/${owner.localId}/${path}`;
const commit = async (...writes: readonly unknown[]): Promise<Answer> => call('POST', ':commit', { writes });
const put = (text: string, date: string) => ({
  update: { name: nameOf(sampleId(text)), fields: sheetFields(sampleId(text), date) },
});
const add = (text: string, date: string) => ({ ...put(text, date), currentDocument: { exists: false } });
const create = async (text: string, date: string, account = owner): Promise<Answer> => {
  const id = sampleId(text);
  return call('POST', `/${account.localId}?documentId=${id}`, { fields: sheetFields(id, date) }, account);
};
const statusOf = async (text: string): Promise<number> =>
  (await call('GET', `/${owner.localId}/${sampleId(text)}`)).status;
const taken = [409, 'ALREADY_EXISTS', 'A sheet of this date exists.'];

// Source: docs/specification.md#server-one-sheet, docs/specification.md#sheet-one-a-date.
it('refuses a second sheet with the date of an existing one in the same account', async () => {
  expect((await create('first', '2026-1-1')).status).toBe(200);
  expect(refusalOf(await create('second', '2026-1-1'))).toEqual(taken);
  expect(await statusOf('second')).toBe(404);
  expect((await create('second', '2026-1-2')).status).toBe(200);
  const other = await signUpVerified(server, 'other@example.com');
  expect((await create('first', '2026-1-1', other)).status).toBe(200);
});

it('reports the existing sheet to a repeated create, instead of a duplicate (idempotent)', async () => {
  await create('again', '2026-2-1');
  expect(refusalOf(await create('again', '2026-2-1'))).toEqual([
    409,
    'ALREADY_EXISTS',
    `Document already exists: ${nameOf(sampleId('again'))}`,
  ]);
});

// Source: docs/specification.md#server-one-sheet.
it('refuses a commit with a duplicate sheet and all its lines (atomic)', async () => {
  await create('holder', '2026-3-1');
  const entry = `${sampleId('copy')}/in/${sampleId('line')}`;
  const line = { update: { name: nameOf(entry), fields: entryFields(sampleId('line')) } };
  expect(refusalOf(await commit(line, add('copy', '2026-3-1')))).toEqual(taken);
  expect((await call('GET', `/${owner.localId}/${entry}`)).status).toBe(404);
});

it('refuses duplicate sheets in one commit', async () => {
  expect(refusalOf(await commit(add('duplicateA', '2026-4-1'), add('duplicateB', '2026-4-1')))).toEqual(taken);
  expect([await statusOf('duplicateA'), await statusOf('duplicateB')]).toEqual([404, 404]);
});

it('refuses a patch that creates a duplicate sheet', async () => {
  await create('patchedA', '2026-5-1');
  const id = sampleId('patchedB');
  const mask = Object.keys(sheetFields(id)).map((name) => `updateMask.fieldPaths=${name}`);
  const path = `/${owner.localId}/${id}?${mask.join('&')}`;
  const patched = await call('PATCH', path, { fields: sheetFields(id, '2026-5-1') });
  expect(refusalOf(patched)).toEqual(taken);
});

it('frees the date of a deleted sheet, even in the commit of the deletion', async () => {
  await create('old', '2026-6-1');
  const moved = await commit({ delete: nameOf(sampleId('old')) }, add('new', '2026-6-1'));
  expect([moved.status, await statusOf('old'), await statusOf('new')]).toEqual([200, 404, 200]);
});

it('allows an import to store a duplicate of a sheet before it deletes that sheet', async () => {
  await create('replaced', '2026-7-1');
  expect((await commit(put('replacing', '2026-7-1'))).status).toBe(200);
  const mask = 'updateMask.fieldPaths=provisionsPaid&currentDocument.exists=true';
  const fields = { provisionsPaid: { booleanValue: true } };
  const changed = await call('PATCH', `/${owner.localId}/${sampleId('replacing')}?${mask}`, { fields });
  expect(changed.status).toBe(200);
});
