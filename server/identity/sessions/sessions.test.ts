import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../open-data.ts';
import { createSessions } from './sessions.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  store = openStore(folder);
  await store.reserve.refill();
});
afterEach(() => {
  store.database.close();
  rmSync(folder, { recursive: true });
});

// Source: docs/specification.md#server-sessions.
test('keeps 100 sessions of an account, and ends the least recently used session', () => {
  const day = 24 * 60 * 60 * 1000;
  const sessions = createSessions(store.database, store.reserve);
  const other = sessions.start('other', 0, 0);
  const own = Array.from({ length: 100 }, (_, index) => sessions.start('own', index, index));
  // The first session is used again.
  expect(sessions.resume(own[0]?.refreshToken ?? '', 2 * day)?.uid).toBe('own');
  sessions.start('own', 3 * day, 3 * day);
  const ended = own.filter(({ session }) => sessions.find(session.id) === undefined);
  expect(ended).toEqual([own[1]]);
  expect(sessions.find(other.session.id)?.uid).toBe('other');
});
