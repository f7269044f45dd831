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
    create: (date: string) => call('POST', ':commit', { writes: [sheet(`s${date}`, date)] }),
  };
}

const exists = async ({ call }: ReturnType<typeof open>, id: string) => (await call('GET', `/ada/${id}`)).ok;

test('refuses a whole commit with a duplicate sheet in the local database (atomic)', async () => {
  const opened = open('local');
  await opened.create('2026-3-1');
  const writes = [sheet('other', '2026-4-1'), sheet('duplicate', '2026-3-1')];
  const response = await opened.call('POST', ':commit', { writes });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    error: { status: 'ALREADY_EXISTS', message: 'A sheet of this date exists.' },
  });
  expect([await exists(opened, 'duplicate'), await exists(opened, 'other')]).toEqual([false, false]);
});

test('allows a commit that deletes a sheet to reuse the date', async () => {
  const opened = open('local');
  await opened.create('2026-3-1');
  const removal = { delete: sheet('s2026-3-1', '').update.name };
  const response = await opened.call('POST', ':commit', { writes: [removal, sheet('next', '2026-3-1')] });
  expect(response.status).toBe(200);
});

test('accepts duplicate sheets in the hosted database', async () => {
  const opened = open('hosted');
  await opened.create('2026-3-1');
  expect((await opened.call('POST', ':commit', { writes: [sheet('duplicate', '2026-3-1')] })).status).toBe(200);
});
test('stores tombstones only in the local database', async () => {
  for (const [variant, status] of [
    ['local', 409],
    ['hosted', 200],
  ] as const) {
    const opened = open(variant);
    await opened.create('2026-3-1');
    await opened.call('DELETE', '/ada/s2026-3-1');
    expect((await opened.create('2026-3-1')).status).toBe(status);
  }
});

test('refuses a revoked token', async () => {
  const database = createDatabase(createWorld(0), 'local');
  const token = database.issueToken(1000);
  database.revoke(token);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await database.answer(new Request(`${root}/ada`, { headers }))).status).toBe(401);
});
