import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recallPerson, rememberPerson } from '../../api/storage/last-person.ts';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { filledCache, knownTo, nothing } from '../../../testing/api/storage/filled-cache.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { clearDevice } from './clear-device.ts';
import { fakeData, memoryStore, recordOf } from '../../../testing/app/fake-data.ts';
import { undoStore } from '../services/undo-store.ts';

beforeEach(emptyStorage);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const write: Write = { kind: 'sheet.remove', sheetId: 's1' };

async function usedDevice() {
  rememberPerson({ uid: 'ada', email: 'ada@example.org' });
  undoStore.keep('ada', [{ at: 1, back: [write], toast: undefined }]);
  const forgotten: string[] = [];
  const { store, held } = memoryStore(recordOf(1, write), recordOf(2, write, { uid: 'bob' }));
  const imports = {
    load: async () => undefined,
    keep: async () => {},
    forget: async (uid: string) => void forgotten.push(uid),
  };
  const data = fakeData({ store, imports, cache: await filledCache() });
  await data.tombstones.add('ada', ['s1'], 1);
  return { data, forgotten, waiting: () => [...held.keys()], tombstones: () => data.tombstones.list('ada') };
}

describe('a person who leaves', () => {
  // Source: docs/specification.md#sign-out-device.
  test.each(['discard', 'keep'] as const)('takes along all that could be seen, however they leave: %s', async (how) => {
    const { data, forgotten } = await usedDevice();
    await clearDevice(data, 'ada', how);
    expect(recallPerson()).toBeUndefined();
    expect(undoStore.load('ada')).toEqual([]);
    expect(await knownTo(data.cache)).toEqual(nothing);
    expect(forgotten).toEqual(['ada']);
  });

  test('leaves nothing that waits on a clean device, but what is of others', async () => {
    const { data, tombstones, waiting } = await usedDevice();
    await clearDevice(data, 'ada', 'discard');
    expect(waiting()).toEqual(['r2']);
    expect([...(await tombstones())]).toEqual([]);
  });

  // Source: docs/specification.md#sign-out-device.
  test('leaves what waits when that was chosen, and what was removed stays known', async () => {
    const { data, tombstones, waiting } = await usedDevice();
    await clearDevice(data, 'ada', 'keep');
    expect(waiting()).toEqual(['r1', 'r2']);
    expect([...(await tombstones())]).toEqual(['s1']);
  });

  test('is not kept by a part that does not let go: the rest goes all the same', async () => {
    const { data, waiting } = await usedDevice();
    const imports = { ...data.imports, forget: () => Promise.reject(new Error('no storage')) };
    await clearDevice({ ...data, imports }, 'ada', 'discard');
    expect(waiting()).toEqual(['r2']);
    expect(await knownTo(data.cache)).toEqual(nothing);
  });
});
