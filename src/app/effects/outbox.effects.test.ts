import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutboxStore, type OutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { recordVersion } from '../../domain/sync/queue.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { failure } from '../../machines/toaster/toast.ts';
import { closeTabs, noStorage, openTab, sent, stored } from '../../../testing/app/tabs.ts';

beforeEach(emptyStorage);
afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
});

describe('two tabs of a user', () => {
  // Source: docs/specification.md#tabs.
  test('share the sender lock: one sends for both, and both receive settled records', async () => {
    const first = openTab('first');
    await expect.poll(first.isIdle).toBe(true);
    const second = openTab('second');
    second.write('a');
    first.write('b');
    second.write('c');
    await expect.poll(() => sent.length).toBe(3);
    expect(sent.toSorted()).toEqual(['first: a', 'first: b', 'first: c']);
    await expect.poll(second.waiting).toEqual([]);
    await expect.poll(async () => stored()).toEqual([]);
    expect([first.isSender(), second.isSender()]).toEqual([true, false]);
  });

  // Tabs exchange every stored version of records.
  test.each<[version: number, write: Write]>([
    [1, { kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'a' }],
    [2, { kind: 'lines.together', writes: [{ kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'a' }] }],
    [3, { kind: 'entry.update', sheetId: 's1', collection: 'in', id: 'a', changes: { dueDay: 5 } }],
  ])('exchange a record of version %d', async (version, write) => {
    const first = openTab('first');
    await expect.poll(first.isIdle).toBe(true);
    const second = openTab('second');
    second.write('a', write);
    await expect.poll(second.waiting).toEqual([]);
    expect(recordVersion(write)).toBe(version);
    expect(sent).toHaveLength(1);
  });

  test('lose nothing when the sender is closed: the other one sends the rest in order (failover)', async () => {
    const first = openTab('first', { isOffline: true });
    await expect.poll(first.isIdle).toBe(true);
    const second = openTab('second');
    first.write('a');
    first.write('b');
    second.write('c');
    await expect.poll(async () => stored()).toEqual(['a', 'b', 'c']);
    first.close();
    await expect.poll(second.isIdle).toBe(true);
    expect(sent).toEqual(['first: a', 'second: a', 'second: b', 'second: c']);
    await expect.poll(async () => stored()).toEqual([]);
  });

  test('do not send a settled write again after a failover', async () => {
    const first = openTab('first');
    await expect.poll(first.isIdle).toBe(true);
    const second = openTab('second');
    second.write('a');
    await expect.poll(second.waiting).toEqual([]);
    first.close();
    await expect.poll(second.isIdle).toBe(true);
    expect(sent).toEqual(['first: a']);
  });

  test('do not give the lock to a closed tab', async () => {
    const first = openTab('first');
    await expect.poll(first.isIdle).toBe(true);
    const [second, third] = [openTab('second'), openTab('third')];
    second.close();
    first.close();
    third.write('a');
    await expect.poll(() => sent).toEqual(['third: a']);
  });
});

test('records stored before a crash are sent by the next tab', async () => {
  const crashed = openTab('crashed', { isOffline: true });
  crashed.write('a');
  await expect.poll(async () => stored()).toEqual(['a']);
  crashed.close();
  const next = openTab('next');
  await expect.poll(next.isIdle).toBe(true);
  expect(sent).toContain('next: a');
});

test('another user of this device has another lock, other records and other messages', async () => {
  const ada = openTab('ada', { isOffline: true });
  const bob = openTab('bob', { uid: 'bob' });
  ada.write('hers');
  await expect.poll(async () => stored()).toEqual(['hers']);
  bob.write('his');
  await expect.poll(async () => stored('bob')).toEqual([]);
  expect(sent.filter((line) => line.startsWith('bob'))).toEqual(['bob: his']);
  expect(await stored()).toEqual(['hers']);
});

describe('a browser without storage', () => {
  const brokenStore: OutboxStore = {
    append: noStorage,
    remove: noStorage,
    read: noStorage,
    clear: noStorage,
    watchLoss: () => () => {},
  };

  // Source: docs/specification.md#storage-refused.
  test('sends writes, and warns once that they are not stored', async () => {
    const tab = openTab('only', { store: brokenStore });
    tab.write('a');
    tab.write('b');
    await expect.poll(tab.isIdle).toBe(true);
    expect(sent).toEqual(['only: a', 'only: b']);
    await expect.poll(() => tab.toasts).toEqual([failure('notice.notStored')]);
    await expect.poll(tab.hasStoreFailed).toBe(true);
  });
});

/** A store whose `call` fails a number of times before it succeeds. */
const failing = (call: 'append' | 'remove' | 'read', times: number): OutboxStore => {
  const store = createOutboxStore();
  const original = store[call];
  let left = times;
  return {
    ...store,
    [call]: async (argument: never) => {
      left -= 1;
      return left < 0 ? original(argument) : noStorage();
    },
  };
};

describe('a failed transaction', () => {
  test('is retried: the write is stored without a warning', async () => {
    const tab = openTab('only', { isOffline: true, store: failing('append', 1) });
    tab.write('a');
    await expect.poll(async () => stored()).toEqual(['a']);
    expect([tab.toasts, tab.hasStoreFailed()]).toEqual([[], false]);
  });

  test('is retried: the record of a settled write is removed', async () => {
    const tab = openTab('only', { store: failing('remove', 1) });
    tab.write('a');
    await expect.poll(() => sent).toEqual(['only: a']);
    await expect.poll(async () => stored()).toEqual([]);
    expect([tab.toasts, tab.hasStoreFailed()]).toEqual([[], false]);
  });

  test('is retried: the records of an earlier tab are read', async () => {
    const earlier = openTab('earlier', { isOffline: true });
    earlier.write('a');
    await expect.poll(async () => stored()).toEqual(['a']);
    earlier.close();
    // It reads on standby, and again with the lock.
    const tab = openTab('next', { store: failing('read', 2) });
    await expect.poll(tab.isIdle).toBe(true);
    expect(sent).toContain('next: a');
  });

  test('is given up after five attempts', async () => {
    const tab = openTab('only', { isOffline: true, store: failing('append', 5) });
    tab.write('a');
    await expect.poll(() => tab.toasts).toEqual([failure('notice.notStored')]);
    expect(await stored()).toEqual([]);
  });
});

test('a record that cannot be stored is passed to the sending tab', async () => {
  const first = openTab('first');
  await expect.poll(first.isIdle).toBe(true);
  const second = openTab('second', { store: failing('append', 5) });
  second.write('a');
  await expect.poll(() => sent).toEqual(['first: a']);
  await expect.poll(second.waiting).toEqual([]);
  expect([first.isSender(), second.isSender()]).toEqual([true, false]);
});

describe('a browser without locks', () => {
  test.each([
    ['has no locks', {}],
    ['forbids them', { locks: { request: noStorage } }],
  ])('sends at once because it %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const tab = openTab('only');
    tab.write('a');
    await expect.poll(tab.isIdle).toBe(true);
    expect(sent).toEqual(['only: a']);
  });
});
