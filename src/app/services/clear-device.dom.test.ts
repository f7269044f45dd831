import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLastUser, storeLastUser } from '../../api/storage/last-user.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { filledCache, readCache, nothingCached } from '../../../testing/api/storage/filled-cache.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { clearDevice } from './clear-device.ts';
import { fakeData, memoryStore, recordOf } from '../../../testing/app/fake-data.ts';
import { draftStore } from './draft-store.ts';
import { loadShownSheet, saveShownSheet } from './user-storage.ts';
import { undoStore } from './undo-store.ts';

beforeEach(emptyStorage);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const write: Write = { kind: 'sheet.remove', sheetId: 's1' };

async function usedDevice() {
  storeLastUser({ uid: 'ada', email: 'ada@example.org' });
  draftStore.save('ada', 'outDay', { day: '3', name: 'Bread', value: '', debit: true }, 1);
  draftStore.saveLineDrafts('ada', [{ sheetId: 's1', collection: 'in', id: 'salary', fields: { name: 'Pay' } }], 1);
  saveShownSheet('ada', 'march');
  undoStore.save('ada', [{ at: 1, back: [write], redo: [], toast: undefined }]);
  const forgotten: string[] = [];
  const { store, stored } = memoryStore(recordOf(1, write), recordOf(2, write, { uid: 'bob' }));
  const imports = {
    load: async () => undefined,
    save: async () => {},
    remove: async (uid: string) => void forgotten.push(uid),
  };
  const data = fakeData({ store, imports, cache: await filledCache() });
  await data.tombstones.add('ada', ['s1'], 1);
  return { data, forgotten, waiting: () => [...stored.keys()], tombstones: () => data.tombstones.list('ada') };
}

describe('the device after a sign-out', () => {
  // Source: docs/specification.md#sign-out-device.
  test.each(['discard', 'keep'] as const)('has no data of the user to show: pending edits %s', async (how) => {
    const { data, forgotten } = await usedDevice();
    await clearDevice(data, 'ada', how);
    expect(readLastUser()).toBeUndefined();
    expect(undoStore.load('ada')).toEqual([]);
    expect(loadShownSheet('ada')).toBeUndefined();
    expect(draftStore.load('ada', 'outDay', 1)).toBeUndefined();
    expect(draftStore.loadLineDrafts('ada', 1)).toEqual([]);
    expect(await readCache(data.cache)).toEqual(nothingCached);
    expect(forgotten).toEqual(['ada']);
  });

  test('has no pending edits or tombstones of the user when they are discarded', async () => {
    const { data, tombstones, waiting } = await usedDevice();
    await clearDevice(data, 'ada', 'discard');
    expect(waiting()).toEqual(['r2']);
    expect([...(await tombstones())]).toEqual([]);
  });

  // Source: docs/specification.md#sign-out-device.
  test('has the pending edits and tombstones of the user when they are kept', async () => {
    const { data, tombstones, waiting } = await usedDevice();
    await clearDevice(data, 'ada', 'keep');
    expect(waiting()).toEqual(['r1', 'r2']);
    expect([...(await tombstones())]).toEqual(['s1']);
  });

  test('is cleared as far as possible when one store fails', async () => {
    const { data, waiting } = await usedDevice();
    const imports = { ...data.imports, remove: () => Promise.reject(new Error('no storage')) };
    await clearDevice({ ...data, imports }, 'ada', 'discard');
    expect(waiting()).toEqual(['r2']);
    expect(await readCache(data.cache)).toEqual(nothingCached);
  });
});
