import type { CacheStore } from '../../api/storage/cache/cache-store.ts';
import type { OutboxStore } from '../../api/storage/outbox/outbox-store.ts';
import { fromStoredRecord, type StoredRecord, toStoredRecord } from '../../api/storage/stored-sheet.ts';
import type { StoredRecords, OutboxRecord } from '../../domain/sync/writes.ts';
import type { OutboxEvent, RecordKey, RecordParams } from '../../machines/outbox/outbox.events.ts';
import type { Channel, Device } from '../services/device.ts';
import { cacheAccepted } from '../services/budget-repository.ts';

type TabMessage =
  | { readonly type: 'record.added'; readonly record: StoredRecord }
  | { readonly type: 'record.settled'; readonly id: string };

const isOfThisVersion = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'v' in record && record.v === 1;

// A tab of another version may say what this one does not know.
const isTabMessage = (message: unknown): message is TabMessage => {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'record.settled') return 'id' in message && typeof message.id === 'string';
  return message.type === 'record.added' && 'record' in message && isOfThisVersion(message.record);
};

type SendBack = (event: OutboxEvent) => void;

const mostTries = 5;

// A browser that is short of space may refuse one transaction and take the next.
async function persistently<T>(transaction: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (tries === 1) throw error;
    return persistently(transaction, tries - 1);
  }
}

type Stores = { readonly store: OutboxStore; readonly cache: CacheStore };

type OutboxBindings = {
  readonly device: Device;
  readonly data: Stores;
  /** This tab's records that wait for the server, or for the person. */
  readonly held: () => readonly OutboxRecord[];
  /** Stores the signed-in user again after the browser has cleared its storage: a reload would sign them out otherwise. */
  readonly persistSession: () => Promise<void>;
};

const nameOf = (uid: string) => `outbox:${uid}`;

/** The outbox's effects on this device: what it stores, and what the tabs tell each other. */
export function createOutboxEffects({ device, data, held, persistSession }: OutboxBindings) {
  const channels = new Map<string, Channel>();
  const owners = new Map<string, SendBack>();
  const tell = (uid: string, message: TabMessage) => channels.get(uid)?.post(message);
  // One after the other: each takes up what the one before has left.
  let accepting: Promise<unknown> = Promise.resolve();

  const storeAgain = async (record: OutboxRecord): Promise<boolean> => {
    const { uid, id } = record;
    const { store } = data;
    try {
      await persistently(() => store.append(record));
      // The server may have taken it meanwhile.
      if (!held().some((other) => other.id === id)) await store.remove(id);
      return true;
    } catch {
      owners.get(uid)?.({ type: 'record.notStored', id });
      return false;
    }
  };

  // What was on the device is still in this page.
  const restore = async (uid: string): Promise<void> => {
    void persistSession().catch((error: unknown) => console.warn(error));
    const records = held().filter((record) => record.uid === uid);
    const stored = await Promise.all(records.map(storeAgain));
    if (stored.length > 0 && stored.every(Boolean)) owners.get(uid)?.({ type: 'records.restored' });
  };

  const watchLoss = async (uid: string, signal: AbortSignal): Promise<void> => {
    const { store } = data;
    if (!signal.aborted)
      signal.addEventListener(
        'abort',
        store.watchLoss(() => void restore(uid)),
      );
  };

  const watchTabs = (sendBack: SendBack, { uid }: { readonly uid: string }) => {
    const stopped = new AbortController();
    const channel = device.openChannel(nameOf(uid), (message) => {
      if (!isTabMessage(message)) return;
      sendBack(message.type === 'record.added' ? { ...message, record: fromStoredRecord(message.record) } : message);
    });
    channels.set(uid, channel);
    owners.set(uid, sendBack);
    void watchLoss(uid, stopped.signal).catch((error: unknown) => console.warn(error));
    void device.acquireSenderLock(nameOf(uid), stopped.signal, () => sendBack({ type: 'lock.acquired' }));
    return () => {
      stopped.abort();
      channels.delete(uid);
      owners.delete(uid);
      channel.close();
    };
  };

  const storeRecord = async ({ record }: RecordParams) => {
    const { uid, id } = record;
    try {
      await persistently(async () => data.store.append(record));
      owners.get(uid)?.({ type: 'record.stored', id });
    } catch {
      owners.get(uid)?.({ type: 'record.notStored', id });
    }
    // Stored or not: the tab that sends for all must have it, and every tab shows it.
    tell(uid, { type: 'record.added', record: toStoredRecord(record) });
  };

  const deleteRecord = async ({ uid, id, record }: RecordKey) => {
    if (record) {
      accepting = accepting.then(async () => cacheAccepted(data.cache, uid, record.write)).catch(() => {});
      await accepting;
    }
    // A record that stays in the store is sent again, which the server takes for what it is.
    await persistently(async () => data.store.remove(id)).catch(() => owners.get(uid)?.({ type: 'record.notDeleted' }));
    tell(uid, { type: 'record.settled', id });
  };

  return {
    watchTabs,
    watchNetwork: (send: SendBack) =>
      device.watchNetwork((isOnline) => send({ type: isOnline ? 'network.online' : 'network.offline' })),
    restoreQueue: ({ uid }: { readonly uid: string }): Promise<StoredRecords> =>
      persistently(async () => data.store.read(uid)),
    storeRecord,
    deleteRecord,
  };
}

export type OutboxEffects = ReturnType<typeof createOutboxEffects>;
