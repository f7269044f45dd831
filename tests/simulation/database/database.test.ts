import { expect, test } from 'vitest';
import { createWorld } from '../world.ts';
import { createDatabase, type Variant } from './database.ts';
import { root } from './names.ts';

const sheet = (id: string, date: string) => ({
  update: {
    name: `${root.slice(root.indexOf('projects/'))}/ada/${id}`,
    fields: { date: { stringValue: date }, datePicker: { integerValue: '0' } },
  },
  currentDocument: { exists: false },
});

function open(variant: Variant) {
  const database = createDatabase(createWorld(0), variant);
  const call = (method: string, path: string, body?: unknown) =>
    database.answer(
      new Request(`${root}${path}`, {
        method,
        headers: { Authorization: `Bearer ${database.issueToken(1000)}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return {
    call,
    make: (date: string) => call('POST', ':commit', { writes: [sheet(`s${date}`, date)] }),
  };
}

const isThere = async ({ call }: ReturnType<typeof open>, id: string) => (await call('GET', `/ada/${id}`)).ok;

test('the local database refuses a commit with a duplicate sheet as a whole (atomic)', async () => {
  const opened = open('local');
  await opened.make('2026-3-1');
  const writes = [sheet('other', '2026-4-1'), sheet('duplicate', '2026-3-1')];
  const response = await opened.call('POST', ':commit', { writes });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    error: { status: 'ALREADY_EXISTS', message: 'A sheet of this date exists.' },
  });
  expect([await isThere(opened, 'duplicate'), await isThere(opened, 'other')]).toEqual([false, false]);
});

test('a commit that deletes a sheet may reuse its date', async () => {
  const opened = open('local');
  await opened.make('2026-3-1');
  const removal = { delete: sheet('s2026-3-1', '').update.name };
  const response = await opened.call('POST', ':commit', { writes: [removal, sheet('next', '2026-3-1')] });
  expect(response.status).toBe(200);
});

test('the hosted database accepts duplicate sheets', async () => {
  const opened = open('hosted');
  await opened.make('2026-3-1');
  expect((await opened.call('POST', ':commit', { writes: [sheet('duplicate', '2026-3-1')] })).status).toBe(200);
});
test('only the local database has tombstones', async () => {
  for (const [variant, status] of [
    ['local', 409],
    ['hosted', 200],
  ] as const) {
    const opened = open(variant);
    await opened.make('2026-3-1');
    await opened.call('DELETE', '/ada/s2026-3-1');
    expect((await opened.make('2026-3-1')).status).toBe(status);
  }
});

test('a revoked token is refused', async () => {
  const database = createDatabase(createWorld(0), 'local');
  const token = database.issueToken(1000);
  database.revoke(token);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await database.answer(new Request(`${root}/ada`, { headers }))).status).toBe(401);
});
