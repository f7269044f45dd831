import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account, Answer } from '../support/calls.ts';
import { documentsUrl, refresh, refusalOf, send, signUpVerified } from '../support/calls.ts';
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

const call = async (method: string, path: string, body?: unknown): Promise<Answer> =>
  send(`${documentsUrl(server.origin)}${path}`, method, owner.idToken, body);
const mine = (path: string): string => `/${owner.localId}/${path}`;
const nameOf = (path: string): string => `projects/mon-budget/databases/(default)/documents/${owner.localId}/${path}`;
const commit = async (...writes: readonly unknown[]): Promise<Answer> => call('POST', ':commit', { writes });
const remove = async (path: string): Promise<Answer> => call('DELETE', mine(path));
const deleted = (path: string) => [409, 'ALREADY_EXISTS', `Document was deleted: ${owner.localId}/${path}`];

type Line = { readonly sheet: string; readonly id: string; readonly path: string };
const line = (text: string): Line => {
  const [sheet, id] = [sampleId(`${text}S`), sampleId(text)];
  return { sheet, id, path: `${sheet}/outDay/${id}` };
};
const put = ({ id, path }: Line) => ({ update: { name: nameOf(path), fields: entryFields(id) } });
const isNew = { currentDocument: { exists: false } };
const create = async ({ sheet, id }: Line): Promise<Answer> =>
  call('POST', `${mine(sheet)}/outDay?documentId=${id}`, { fields: entryFields(id) });
const createSheet = async (id: string): Promise<Answer> =>
  call('POST', `/${owner.localId}?documentId=${id}`, { fields: sheetFields(id) });
const exists = async (path: string): Promise<boolean> => (await call('GET', mine(path))).status === 200;

describe('a deleted document', () => {
  // Source: docs/specification.md#server-tombstones, docs/specification.md#edit-deleted-line.
  it('is not resurrected by a delayed duplicate of its create, by a call or in a commit', async () => {
    const gone = line('late');
    await create(gone);
    await remove(gone.path);
    expect(refusalOf(await create(gone))).toEqual(deleted(gone.path));
    expect(refusalOf(await commit({ ...put(line('fresh')), ...isNew }, { ...put(gone), ...isNew }))).toEqual(
      deleted(gone.path),
    );
    const patched = await call('PATCH', `${mine(gone.path)}?currentDocument.exists=false`, {
      fields: entryFields(gone.id),
    });
    expect(refusalOf(patched)).toEqual(deleted(gone.path));
    expect([await exists(gone.path), await exists(line('fresh').path)]).toEqual([false, false]);
  });

  it('is not created if its deletion arrives before its create (reordering)', async () => {
    const early = line('early');
    await remove(early.path);
    expect(refusalOf(await create(early))).toEqual(deleted(early.path));
  });

  it.each([
    ['a commit', 'put', async (back: Line) => commit(put(back))],
    ['a patch', 'patch', async (back: Line) => call('PATCH', mine(back.path), { fields: entryFields(back.id) })],
  ])('is recreated by %s without exists: false, which removes its tombstone', async (_, text, recreate) => {
    const back = line(text);
    await create(back);
    await remove(back.path);
    expect((await recreate(back)).status).toBe(200);
    expect(await exists(back.path)).toBe(true);
    expect(refusalOf(await create(back))).toEqual([
      409,
      'ALREADY_EXISTS',
      `Document already exists: ${nameOf(back.path)}`,
    ]);
  });

  it('exists after a commit that first deletes and then writes it', async () => {
    const moved = line('moved');
    await create(moved);
    expect((await commit({ delete: nameOf(moved.path) }, put(moved))).status).toBe(200);
    await commit({ delete: nameOf(moved.path), currentDocument: { exists: true } }, put(moved));
    expect(await exists(moved.path)).toBe(true);
  });
});

describe('a deleted sheet', () => {
  it('accepts no new line until it is recreated', async () => {
    const { sheet, ...rest } = line('sheet');
    await createSheet(sheet);
    await remove(sheet);
    expect(refusalOf(await create({ sheet, ...rest }))).toEqual(deleted(rest.path));
    expect(refusalOf(await createSheet(sheet))).toEqual(deleted(sheet));
    expect((await commit({ update: { name: nameOf(sheet), fields: sheetFields(sheet) } })).status).toBe(200);
    expect((await create({ sheet, ...rest })).status).toBe(200);
  });

  it('accepts writes of its lines without the precondition exists: false', async () => {
    const kept = line('kept');
    await createSheet(kept.sheet);
    await remove(kept.sheet);
    expect((await commit(put(kept))).status).toBe(200);
  });
});

describe('a deletion', () => {
  // Source: docs/specification.md#server-tombstones.
  it('leaves a tombstone for thirty days, only in its account', async () => {
    const old = line('old');
    await create(old);
    await remove(old.path);
    const other = await signUpVerified(server, 'other@example.com');
    const theirs = `${documentsUrl(server.origin)}/${other.localId}/${old.sheet}/outDay?documentId=${old.id}`;
    expect((await send(theirs, 'POST', other.idToken, { fields: entryFields(old.id) })).status).toBe(200);
    server.advance(29 * 24 * 60 * 60);
    await server.sweep();
    owner = { ...owner, idToken: await refresh(server.origin, owner.refreshToken) };
    expect(refusalOf(await create(old))).toEqual(deleted(old.path));
    server.advance(2 * 24 * 60 * 60);
    await server.sweep();
    owner = { ...owner, idToken: await refresh(server.origin, owner.refreshToken) };
    expect((await create(old)).status).toBe(200);
  });
});
