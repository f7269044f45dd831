import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { OutboxStore } from '../api/storage/outbox-store.ts';
import type { OutboxRecord } from '../domain/writes.ts';
import type { OutboxEvent } from '../machines/outbox/outbox.events.ts';
import { failure, type Toast } from '../machines/toaster/toast.ts';
import type { Channel, Device } from './device.ts';

type TabMessage =
  | { readonly type: 'records.added' }
  | { readonly type: 'record.settled'; readonly id: string }
  | { readonly type: 'record.handedOver'; readonly record: OutboxRecord };

// A tab of another version may say what this one does not know.
const isTabMessage = (message: unknown): message is TabMessage => {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'record.settled') return 'id' in message && typeof message.id === 'string';
  return message.type === 'records.added' || (message.type === 'record.handedOver' && 'record' in message);
};
type RecordParams = { readonly record: OutboxRecord | undefined };

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

type OutboxBindings = {
  readonly device: Device;
  readonly store: () => Promise<OutboxStore>;
  readonly notify: (toast: Toast) => void;
};

const nameOf = (uid: string) => `outbox:${uid}`;

/** The outbox's effects on this device: what it stores, and what the tabs tell each other. */
export function createOutboxEffects({ device, store, notify }: OutboxBindings) {
  const channels = new Map<string, Channel>();
  const tell = (uid: string, message: TabMessage) => channels.get(uid)?.post(message);
  let keepsNothing = false;
  const warn = () => {
    if (!keepsNothing) notify(failure('toast.notKept'));
    keepsNothing = true;
  };

  const watchTabs = fromCallback<EventObject, { uid: string }>(
    ({ input: { uid }, sendBack }: { input: { uid: string }; sendBack: (event: OutboxEvent) => void }) => {
      const stopped = new AbortController();
      const channel = device.openChannel(nameOf(uid), (message) => {
        if (isTabMessage(message)) sendBack(message);
      });
      channels.set(uid, channel);
      void device.takeTurn(nameOf(uid), stopped.signal, () => sendBack({ type: 'turn.granted' }));
      return () => {
        stopped.abort();
        channels.delete(uid);
        channel.close();
      };
    },
  );

  const keep = async ({ record }: RecordParams) => {
    if (!record) return;
    try {
      await persistently(async () => (await store()).append(record));
      tell(record.uid, { type: 'records.added' });
    } catch {
      warn();
      // The tab that sends for all cannot read it from the device.
      tell(record.uid, { type: 'record.handedOver', record });
    }
  };

  const forget = async ({ record }: RecordParams) => {
    if (!record) return;
    // A record that stays in the store is sent again, which the server takes for what it is.
    await persistently(async () => (await store()).remove(record.id)).catch(warn);
    tell(record.uid, { type: 'record.settled', id: record.id });
  };

  return {
    /** Whether this browser has failed to store a record. */
    keepsNothing: () => keepsNothing,
    actors: {
      watchTabs,
      watchNetwork: fromCallback<EventObject, void>(({ sendBack }: { sendBack: (event: OutboxEvent) => void }) =>
        device.watchNetwork((isOnline) => sendBack({ type: isOnline ? 'network.online' : 'network.offline' })),
      ),
      restoreQueue: fromPromise<readonly OutboxRecord[], { uid: string }>(({ input }) =>
        persistently(async () => (await store()).list(input.uid)),
      ),
    },
    actions: {
      storeRecord: (_: unknown, params: RecordParams) => void keep(params),
      forgetRecord: (_: unknown, params: RecordParams) => void forget(params),
    },
  };
}

export type OutboxEffects = ReturnType<typeof createOutboxEffects>;
