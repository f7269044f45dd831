import type { Budget } from '../../src/api/budget/budget.ts';
import type { Documents } from '../../src/api/documents/documents.ts';
import type { CacheStore } from '../../src/api/storage/cache/cache-store.ts';
import type { ImportStore } from '../../src/api/storage/import-store.ts';
import type { OutboxStore } from '../../src/api/storage/outbox/outbox-store.ts';
import type { TombstoneStore } from '../../src/api/storage/tombstone-store.ts';
import type { UnreadableRecord, OutboxRecord, Write } from '../../src/domain/sync/writes.ts';
import type { DataServices } from '../../src/app/services/data-services.ts';
import type { Device } from '../../src/app/services/device.ts';
import type { WorkspaceServices } from '../../src/app/services/services.ts';
import { draftStore } from '../../src/app/services/draft-store.ts';
import { undoStore } from '../../src/app/services/undo-store.ts';

const unexpected = (name: string) => () => Promise.reject(new Error(`Unexpected request for ${name}.`));

export const unreachable = () => Promise.reject(new TypeError('no network'));

/** The `seq`th record of Ada's device. */
export const recordOf = (seq: number, write: Write, fields: Partial<OutboxRecord> = {}): OutboxRecord => ({
  v: 1,
  id: `r${seq}`,
  uid: 'ada',
  seq,
  at: seq,
  write,
  ...fields,
});

/** An outbox store in memory. `stored` is its content. */
export function memoryStore(...records: readonly (OutboxRecord | UnreadableRecord)[]) {
  const stored = new Map(records.map((record) => [record.id, record]));
  const store: OutboxStore = {
    append: async (record) => void stored.set(record.id, record),
    remove: async (id) => void stored.delete(id),
    clear: async (uid) => {
      for (const record of [...stored.values()].filter((one) => one.uid === uid)) stored.delete(record.id);
    },
    read: async (uid) => {
      const own = [...stored.values()].filter((record) => record.uid === uid);
      return {
        records: own.flatMap((record) => ('write' in record ? [record] : [])),
        unreadable: own.flatMap((record) => ('raw' in record ? [record] : [])),
      };
    },
    watchLoss: () => () => {},
  };
  return { store, stored };
}

const documents: Documents = {
  list: unexpected('a collection'),
  get: unexpected('a document'),
  create: unexpected('a creation'),
  patch: unexpected('a change'),
  remove: unexpected('a removal'),
  versionOf: () => undefined,
  commit: unexpected('a commit'),
};

const budget: Budget = {
  loadSheets: unreachable,
  loadContent: unreachable,
  loadParameters: unreachable,
  createSheet: unexpected('a first sheet'),
  createParameters: unexpected('first parameters'),
};

const nothing = async () => undefined;
const noop = async () => {};

/** A cache that stores nothing. */
export const emptyCache: CacheStore = {
  sheets: nothing,
  storeSheets: noop,
  content: nothing,
  storeContent: noop,
  parameters: nothing,
  storeParameters: noop,
  cachedSheetIds: async () => [],
  dropContent: noop,
  clear: noop,
};

function memoryTombstones(): TombstoneStore {
  const stored = new Map<string, readonly string[]>();
  const of = (uid: string) => stored.get(uid) ?? [];
  return {
    add: async (uid, paths) => void stored.set(uid, [...of(uid), ...paths]),
    remove: async (uid, paths) =>
      void stored.set(
        uid,
        of(uid).filter((path) => !paths.includes(path)),
      ),
    list: async (uid) => new Set(of(uid)),
    clear: async (uid) => void stored.delete(uid),
  };
}

type Parts = Partial<Omit<DataServices, 'budget'>> & { readonly budget?: Partial<Budget> };

/** Data services with an unreachable server. `parts` replace services. */
export function fakeData({ budget: answers, ...parts }: Parts = {}): DataServices {
  const imports: ImportStore = { load: async () => undefined, save: async () => {}, remove: async () => {} };
  return {
    documents,
    budget: { ...budget, ...answers },
    store: memoryStore().store,
    imports,
    tombstones: memoryTombstones(),
    cache: emptyCache,
    undo: undoStore,
    drafts: draftStore,
    storedUser: { read: nothing, remove: noop },
    send: unreachable,
    ...parts,
  };
}

export const servicesOf = (data: DataServices): WorkspaceServices => ({
  endsSessions: false,
  afterFirstPaint: Promise.resolve(),
  identity: unexpected('the identity provider'),
  data,
  texts: unexpected('the texts'),
});

const doNothing = () => {};

/** A browser that sends no events and never grants the sender lock. */
export const idleDevice: Device = {
  acquireSenderLock: noop,
  openChannel: () => ({ post: doNothing, close: doNothing }),
  watchNetwork: () => doNothing,
  watchRefreshTriggers: () => doNothing,
  watchAmounts: () => doNothing,
  storeAmounts: doNothing,
  watchDismissal: () => doNothing,
  storeDismissal: doNothing,
  afterPaint: noop,
  afterStartup: () => doNothing,
};
