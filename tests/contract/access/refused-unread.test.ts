import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  ask,
  type DirectApp,
  documentsPath,
  joinVerified,
  newFolder,
  openDirectApp,
  removeFolder,
} from '../../faults/support/direct-app.ts';
import type { Owner } from '../../faults/support/owner.ts';
import { accessCalls, nameOf, seedWrites } from '../support/access-calls.ts';
import { rowSheet } from '../support/access-row.ts';
import { sheetFields } from '../support/samples.ts';

let folder: string;
let app: DirectApp;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  folder = await newFolder();
  app = await openDirectApp(folder);
  owner = await joinVerified(app, 'owner@example.com');
  other = await joinVerified(app, 'other@example.com');
  await send('POST', ':commit', owner, { writes: seedWrites(owner.uid) });
  // If a call reads one of these documents, it fails with 500.
  app.database.exec("UPDATE documents SET fields = '3'");
});
afterAll(async () => {
  app.close();
  await removeFolder(folder);
});

const send = async (method: string, path: string, { token }: Owner, body?: unknown): Promise<number> =>
  (await ask(app, method, `${documentsPath}${path}`, token, body)).status;

const sheet = rowSheet('getSheet');

it('fails with 500 if a call reads a damaged document (control)', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce(undefined);
  expect(await send('GET', `/${owner.uid}/${sheet}`, owner)).toBe(500);
});

// Source: docs/specification.md#server-refusals.
it.each(accessCalls)('refuses $name on documents of another user before the server reads one', async (call) => {
  expect(await send(call.method, call.path(owner.uid), other, call.body?.(owner.uid))).toBe(403);
});

const update = (uid: string) => ({ name: nameOf(uid, sheet), fields: sheetFields(sheet) });

it.each([
  ['a batch', 'batchGet', () => ({ documents: [nameOf(owner.uid, sheet)] })],
  ['a deletion', 'commit', () => ({ writes: [{ delete: nameOf(owner.uid, sheet) }] })],
  [
    'a deletion with exists: true',
    'commit',
    () => ({ writes: [{ delete: nameOf(owner.uid, sheet), currentDocument: { exists: true } }] }),
  ],
  [
    'a creation with exists: false',
    'commit',
    () => ({ writes: [{ update: update(owner.uid), currentDocument: { exists: false } }] }),
  ],
  [
    'a change of one field',
    'commit',
    () => ({ writes: [{ update: update(owner.uid), updateMask: { fieldPaths: ['accountBalance'] } }] }),
  ],
  [
    'a change after one of an own document',
    'commit',
    () => ({ writes: [{ update: update(other.uid) }, { update: update(owner.uid) }] }),
  ],
])('refuses %s on a document of another user before the server reads it', async (_, procedure, body) => {
  expect(await send('POST', `:${procedure}`, other, body())).toBe(403);
});
