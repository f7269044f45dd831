import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from '../../mail/send-mail.ts';
import { openStore, type Store } from '../../open-data.ts';
import type { Identity } from '../identity.ts';
import { markSeen, purgeInactiveAccounts } from './inactive-accounts.ts';
import { openIdentity, userOf } from '../../../testing/server/identity.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

let folder: string;
let store: Store;
let time: number;
let mails: Mail[];
let isMailServerDown: boolean;

const open = async (inactiveDays: number | undefined): Promise<Identity> =>
  openIdentity(store, {
    settings: { inactiveDays },
    sendMail: async (mail) => {
      if (isMailServerDown) throw new Error('down');
      mails.push(mail);
    },
    now: () => time,
  });

/** Returns the ids of the accounts that remain after a number of days. */
const after = async (identity: Identity, days: number): Promise<readonly string[]> => {
  time = start + days * day;
  await purgeInactiveAccounts(identity);
  return identity.users.list().map(({ uid }) => uid);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mon-budget-'));
  store = openStore(folder);
  time = start;
  mails = [];
  isMailServerDown = false;
});
afterEach(() => {
  store.database.close();
  rmSync(folder, { recursive: true });
});

// Source: docs/specification.md#server-inactive.
test('warns an inactive account once, and deletes it 30 days later', async () => {
  const identity = await open(730);
  identity.users.put(userOf('anne', start));
  expect(await after(identity, 699)).toEqual(['anne']);
  expect(mails).toEqual([]);
  await after(identity, 700);
  expect(await after(identity, 729.9)).toEqual(['anne']);
  expect(mails.map(({ to, link }) => [to, link])).toEqual([['anne@example.com', 'https://budget.example/login']]);
  expect(mails[0]?.text).toContain('sera supprimé le 1 janvier 2028');
  expect(mails[0]?.text).toContain('will be deleted on January 1, 2028');
  expect(await after(identity, 730)).toEqual([]);
});

test('keeps an account that is used after the warning, and warns the owner again after the next inactivity', async () => {
  const identity = await open(730);
  identity.users.put(userOf('anne', start));
  await after(identity, 710);
  time = start + 720 * day;
  const [anne] = identity.users.list();
  if (anne) markSeen(identity, anne);
  expect(await after(identity, 720 + 699)).toEqual(['anne']);
  expect(mails).toHaveLength(1);
  await after(identity, 720 + 700);
  expect(mails).toHaveLength(2);
});

test('gives 30 days of notice to an account that was already inactive for longer than the limit', async () => {
  const identity = await open(730);
  identity.users.put(userOf('anne', start));
  expect(await after(identity, 2000)).toEqual(['anne']);
  expect(await after(identity, 2029)).toEqual(['anne']);
  expect(await after(identity, 2030)).toEqual([]);
});

// Source: docs/specification.md#server-inactive.
test('keeps an account whose warning cannot be mailed, and logs the failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const identity = await open(730);
  identity.users.put(userOf('anne', start));
  isMailServerDown = true;
  expect(await after(identity, 2000)).toEqual(['anne']);
  expect(await after(identity, 3000)).toEqual(['anne']);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('warns and deletes no account without INACTIVE_DAYS', async () => {
  const identity = await open(undefined);
  identity.users.put(userOf('anne', start));
  expect(await after(identity, 10_000)).toEqual(['anne']);
  expect(mails).toEqual([]);
});
