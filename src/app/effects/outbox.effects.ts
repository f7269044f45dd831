import type { CacheStore } from '../../api/storage/cache/cache-store.ts';
import type { OutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { fromStoredRecord, type StoredRecord, toStoredRecord } from '../../api/storage/stored-sheet.ts';
import { withTimeout } from '../../api/storage/with-timeout.ts';
import { type OutboxRecord, recordVersions, type StoredRecords } from '../../domain/sync/writes.ts';
import type { OutboxEvent, RecordKey, RecordParams } from '../../machines/outbox/outbox.events.ts';
import type { Channel, Device } from '../services/device.ts';
import { cacheAccepted } from '../services/budget-repository.ts';

type TabMessage =
  | { readonly type: 'record.added'; readonly record: StoredRecord }
  | { readonly type: 'record.settled'; readonly id: string };

const isOfKnownVersion = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'v' in record && recordVersions.some((known) => known === record.v);

// A tab of another version may post messages of another shape.
const isTabMessage = (message: unknown): message is TabMessage => {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'record.settled') return 'id' in message && typeof message.id === 'string';
  return message.type === 'record.added' && 'record' in message && isOfKnownVersion(message.record);
};

type SendBack = (event: OutboxEvent) => void;

const maxTries = 5;

// A browser that is short of space may refuse one transaction and accept the next.
async function withRetries<T>(transaction: () => Promise<T>, tries = maxTries): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (tries === 1) throw error;
    return withRetries(transaction, tries - 1);
  }
}

type Stores = { readonly store: OutboxStore; readonly cache: CacheStore };

type OutboxBindings = {
  readonly device: Device;
  readonly data: Stores;
  /** This tab's records in the queue and under review. */
  readonly pending: () => readonly OutboxRecord[];
  /** Stores the signed-in user again after the browser cleared its storage: otherwise a reload would sign them out. */
  readonly persistSession: () => Promise<void>;
};

const nameOf = (uid: string) => `outbox:${uid}`;

/** The effects of the outbox on this device: its store, and the channel between tabs. */
export function createOutboxEffects({ device, data, pending, persistSession }: OutboxBindings) {
  const channels = new Map<string, Channel>();
  const listeners = new Map<string, SendBack>();
  const broadcast = (uid: string, message: TabMessage) => channels.get(uid)?.post(message);
  // In sequence: of two concurrent updates of the cache, one would be lost (race).
  let cacheUpdates: Promise<unknown> = Promise.resolve();

  const storeAgain = async (record: OutboxRecord): Promise<boolean> => {
    const { uid, id } = record;
    const { store } = data;
    try {
      await withRetries(() => store.append(record));
      // The record was settled meanwhile: it must not be sent again.
      if (!pending().some((other) => other.id === id)) await store.remove(id);
      return true;
    } catch {
      listeners.get(uid)?.({ type: 'record.notStored', id });
      return false;
    }
  };

  // After the browser cleared its storage, a crash would lose the records of this page.
  const storeAllAgain = async (uid: string): Promise<void> => {
    void persistSession().catch((error: unknown) => console.warn(error));
    const records = pending().filter((record) => record.uid === uid);
    const stored = await Promise.all(records.map(storeAgain));
    if (stored.length > 0 && stored.every(Boolean)) listeners.get(uid)?.({ type: 'records.restored' });
  };

  const watchLoss = async (uid: string, signal: AbortSignal): Promise<void> => {
    const { store } = data;
    if (!signal.aborted)
      signal.addEventListener(
        'abort',
        store.watchLoss(() => void storeAllAgain(uid)),
      );
  };

  const watchTabs = (sendBack: SendBack, { uid }: { readonly uid: string }) => {
    const stopped = new AbortController();
    const channel = device.openChannel(nameOf(uid), (message) => {
      if (!isTabMessage(message)) return;
      sendBack(message.type === 'record.added' ? { ...message, record: fromStoredRecord(message.record) } : message);
    });
    channels.set(uid, channel);
    listeners.set(uid, sendBack);
    void watchLoss(uid, stopped.signal).catch((error: unknown) => console.warn(error));
    void device.acquireSenderLock(nameOf(uid), stopped.signal, () => sendBack({ type: 'lock.acquired' }));
    return () => {
      stopped.abort();
      channels.delete(uid);
      listeners.delete(uid);
      channel.close();
    };
  };

  const storeRecord = async ({ record }: RecordParams) => {
    const { uid, id } = record;
    try {
      await withRetries(async () => data.store.append(record));
      listeners.get(uid)?.({ type: 'record.stored', id });
    } catch {
      listeners.get(uid)?.({ type: 'record.notStored', id });
    }
    // Even when it could not be stored: the sending tab must get it, and every tab shows it.
    broadcast(uid, { type: 'record.added', record: toStoredRecord(record) });
  };

  const deleteRecord = async ({ uid, id, record }: RecordKey) => {
    if (record) {
      cacheUpdates = cacheUpdates.then(async () => cacheAccepted(data.cache, uid, record.write)).catch(() => {});
      await withTimeout(cacheUpdates);
    }
    // A record that cannot be removed is sent again, which is harmless: writes are idempotent.
    await withRetries(async () => data.store.remove(id)).catch(() =>
      listeners.get(uid)?.({ type: 'record.notDeleted' }),
    );
    broadcast(uid, { type: 'record.settled', id });
  };

  return {
    watchTabs,
    watchNetwork: (send: SendBack) =>
      device.watchNetwork((isOnline) => send({ type: isOnline ? 'network.online' : 'network.offline' })),
    restoreQueue: ({ uid }: { readonly uid: string }): Promise<StoredRecords> =>
      withRetries(async () => data.store.read(uid)),
    storeRecord,
    deleteRecord,
  };
}

export type OutboxEffects = ReturnType<typeof createOutboxEffects>;
