import { renderHook } from '@testing-library/react';
import { openDB } from 'idb';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { runEarlyScript } from '../../../testing/theme/early-script.ts';
import { createCacheStore } from '../../api/storage/cache/cache-store.ts';
import { importStore } from '../../api/storage/import-store.ts';
import { readLastUser } from '../../api/storage/last-user.ts';
import { createOutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { listSignOuts } from '../../api/storage/sign-out-store.ts';
import { toStoredRecord, toStoredSheet, toStoredWrite } from '../../api/storage/stored-sheet.ts';
import { createTombstoneStore } from '../../api/storage/tombstone-store.ts';
import { chosenLanguage } from '../../i18n/language.ts';
import { isHelpKeyOn } from '../../ui/keyboard/help-key.ts';
import { browserDevice } from './device.ts';
import { draftStore } from './draft-store.ts';
import indexedDb from './stored-by-4.0.5/indexed-db.json' with { type: 'json' };
import localEntries from './stored-by-4.0.5/local-storage.json' with { type: 'json' };
import sessionEntries from './stored-by-4.0.5/session-storage.json' with { type: 'json' };
import { undoStore } from './undo-store.ts';
import { loadShownSheet } from './user-storage.ts';

// The fixtures are what version 4.0.5 wrote on a device, dumped from its storage: they must not be edited.

type KeyPath = string | string[];
type Database = {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: KeyPath | null;
    readonly indexes: readonly { readonly name: string; readonly keyPath: KeyPath }[];
    readonly keys?: readonly string[];
    readonly values: readonly unknown[];
  }[];
};

const databases: readonly Database[] = indexedDb;

const restore = async ({ name, version, stores }: Database): Promise<void> => {
  const database = await openDB(name, version, {
    upgrade: (opened) => {
      for (const { name: storeName, keyPath, indexes } of stores) {
        const store = opened.createObjectStore(storeName, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
      }
    },
  });
  for (const { name: storeName, values, keys } of stores) {
    await Promise.all(values.map((value, place) => database.put(storeName, value, keys?.[place])));
  }
  database.close();
};

const valuesOf = (name: string): readonly unknown[] =>
  databases.find((database) => database.name === name)?.stores.flatMap(({ values }) => values) ?? [];

const cacheRow = v.object({ value: v.unknown() });
const now = Date.UTC(2026, 10, 28, 1);

beforeAll(async () => {
  emptyStorage();
  for (const database of databases) await restore(database);
  for (const [key, text] of Object.entries(localEntries)) localStorage.setItem(key, text);
});

beforeEach(() => {
  for (const [key, text] of Object.entries(sessionEntries)) sessionStorage.setItem(key, text);
});

afterAll(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of ['amounts', 'theme', 'languages']) delete document.documentElement.dataset[name];
});

describe('the data that version 4.0.5 stored on a device is read without loss:', () => {
  test('every kind of outbox record, and every refusal', async () => {
    const { records, unreadable } = await createOutboxStore().read('ada');
    expect(unreadable).toEqual([]);
    expect(new Set(records.map(toStoredRecord))).toEqual(new Set(valuesOf('mon-budget-outbox')));
    expect(records.find(({ write }) => write.kind === 'sheet.create')).toMatchObject({
      write: { sheet: { order: Date.UTC(2026, 10, 1) } },
    });
  });

  test('the cached sheets, lines and parameters', async () => {
    const cache = createCacheStore();
    const [content, parameters, sheets] = valuesOf('mon-budget-cache').map((row) => v.parse(cacheRow, row).value);
    expect((await cache.sheets('ada'))?.map(toStoredSheet)).toEqual(sheets);
    expect(await cache.content('ada', 'november')).toEqual(content);
    expect(await cache.parameters('ada')).toEqual(parameters);
    expect(await cache.cachedSheetIds('ada')).toEqual(['november']);
  });

  test('the tombstones and the last import', async () => {
    expect(await createTombstoneStore().list('ada')).toEqual(new Set(['november/outDay/gone', 'september']));
    expect(await importStore.load('ada')).toEqual(valuesOf('mon-budget-imports')[0]);
  });

  test('the last user and the sign-outs', () => {
    expect(readLastUser()).toEqual({ uid: 'ada', email: 'ada@example.org' });
    expect(listSignOuts()).toMatchObject([
      { uid: 'bob', pendingEdits: 'keep', stage: 'decided' },
      { uid: 'cleo', pendingEdits: 'discard', stage: 'ending', refreshToken: 'token', tries: 2 },
    ]);
  });

  test('the drafts of entries, provisions and lines', () => {
    expect(draftStore.load('ada', 'outDay', now)).toEqual({ day: '3', name: 'Bread', value: '2,5', debit: true });
    expect(draftStore.load('ada', 'in', now)).toEqual({ day: '', name: 'Salary', value: '', debit: false });
    expect(draftStore.loadProvision('ada', now)).toMatchObject({ name: 'Car', price: '900', start: 'Jan 2027' });
    expect(draftStore.loadLineDrafts('ada', now)).toMatchObject([
      { sheetId: 'november', collection: 'outDay', id: 'bread', fields: { name: 'Rye', value: '3', debit: false } },
      { collection: 'provisions', id: 'roof', fields: { monthlyPayment: '80', due: 'Feb' } },
    ]);
  });

  test('the undo history and the shown sheet of a tab', () => {
    const stored: unknown = JSON.parse(sessionEntries['undo:ada']);
    const steps = undoStore.load('ada').map(({ at, back, toast }) => ({
      at,
      back: back === 'import' ? back : back.map(toStoredWrite),
      ...(toast && { told: toast }),
    }));
    expect(steps).toEqual(stored);
    expect(loadShownSheet('ada')).toBe('november');
  });

  test('the settings: amounts, onboarding, theme, language, help key and swipe hint', async () => {
    runEarlyScript();
    const [onAmounts, onDismissed] = [vi.fn<(amounts: string) => void>(), vi.fn<() => void>()];
    browserDevice.watchAmounts(onAmounts)();
    browserDevice.watchDismissal(onDismissed)();
    expect(onAmounts).toHaveBeenCalledWith('hidden');
    expect(onDismissed).toHaveBeenCalledOnce();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect([chosenLanguage(), isHelpKeyOn()]).toEqual(['fr', false]);
    vi.resetModules();
    const { useIsSwipeHinted } = await import('../../ui/sheet/list/swipe/swipe-hint.ts');
    expect(renderHook(useIsSwipeHinted).result.current).toBe(true);
    expect(localStorage.getItem('user-swipe-hint')).toBe('2');
  });
});
