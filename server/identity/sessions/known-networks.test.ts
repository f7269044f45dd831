import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIdentity, userOf } from '../../../testing/server/identity.ts';
import { openStore, type Store } from '../../open-data.ts';
import { removeAccount } from '../accounts/delete-account.ts';
import { createKnownNetworks } from './known-networks.ts';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  store = openStore(folder);
});
afterEach(() => {
  store.database.close();
  rmSync(folder, { recursive: true });
});

const day = 24 * 60 * 60 * 1000;
const rows = () => store.database.prepare('SELECT uid, network FROM known_networks').all();

// Source: docs/specification.md#server-known-networks.
test('keeps 20 networks of an account, and forgets the least recently used network', () => {
  const networks = createKnownNetworks(store.database);
  networks.add('other', '9.9.9.1', 0);
  for (let index = 1; index <= 20; index += 1) networks.add('own', `9.9.9.${String(index)}`, index);
  // The first network is used again.
  networks.add('own', '9.9.9.1', 21);
  networks.add('own', '9.9.9.21', 22);
  const known = Array.from({ length: 21 }, (_, index) => networks.has('own', `9.9.9.${String(index + 1)}`, 22));
  expect(known).toEqual(known.map((_, index) => index !== 1));
  expect(networks.has('other', '9.9.9.1', 22)).toBe(true);
});

test('stores a network as a hash that differs by account, and deletes it after 180 days', () => {
  const networks = createKnownNetworks(store.database);
  networks.add('own', '9.9.9.1', 0);
  networks.add('other', '9.9.9.1', 1);
  const hashes = rows().map(({ network }) => network);
  expect([new Set(hashes).size, hashes.some((hash) => String(hash).includes('9.9.9'))]).toEqual([2, false]);
  networks.removeExpired(180 * day + 1);
  expect(rows().map(({ uid }) => uid)).toEqual(['other']);
});

test('deletes the networks of a deleted account', async () => {
  const identity = await openIdentity(store, {});
  const anne = userOf('anne', 0);
  identity.users.put(anne);
  identity.networks.add(anne.uid, '9.9.9.1', 0);
  await removeAccount(identity, anne);
  expect(rows()).toEqual([]);
});
