import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { OutboxStore } from '../api/storage/outbox-store.ts';
import type { OutboxRecord } from '../domain/writes.ts';
import type { OutboxEvent } from '../machines/outbox/outbox.events.ts';
import { failure, type Toast } from '../machines/toaster/toast.ts';

type TabMessage = { readonly type: 'records.added' } | { readonly type: 'record.settled'; readonly id: string };
type RecordParams = { readonly record: OutboxRecord | undefined };

// Without the Web Locks API (an address without TLS) tabs may send the same record; that is harmless, only wasteful.
const takeTurn = async (name: string, signal: AbortSignal, granted: () => void): Promise<void> => {
  if (!('locks' in navigator)) return granted();
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  await navigator.locks
    .request(name, { signal }, () => {
      granted();
      return ended;
    })
    // Some browsers have locks and forbid them, as they do storage: waiting would be for ever.
    .catch(() => {
      if (!signal.aborted) granted();
    });
};

const nameOf = (uid: string) => `outbox:${uid}`;

/** The outbox's effects on this device: what it stores, and what the tabs tell each other. */
export function createOutboxEffects(store: () => Promise<OutboxStore>, notify: (toast: Toast) => void) {
  const channels = new Map<string, BroadcastChannel>();
  const tell = (uid: string, message: TabMessage) => channels.get(uid)?.postMessage(message);
  let keepsNothing = false;
  const warn = () => {
    if (!keepsNothing) notify(failure('toast.notKept'));
    keepsNothing = true;
  };

  const watchTabs = fromCallback<EventObject, { uid: string }>(
    ({ input: { uid }, sendBack }: { input: { uid: string }; sendBack: (event: OutboxEvent) => void }) => {
      const channel = new BroadcastChannel(nameOf(uid));
      const stopped = new AbortController();
      channels.set(uid, channel);
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => sendBack(data));
      void takeTurn(nameOf(uid), stopped.signal, () => sendBack({ type: 'turn.granted' }));
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
      await (await store()).append(record);
      tell(record.uid, { type: 'records.added' });
    } catch {
      warn();
    }
  };

  const forget = async ({ record }: RecordParams) => {
    if (!record) return;
    // A record that stays in the store is sent again, which the server takes for what it is.
    await (await store()).remove(record.id).catch(warn);
    tell(record.uid, { type: 'record.settled', id: record.id });
  };

  return {
    /** Whether this browser has failed to store a record. */
    keepsNothing: () => keepsNothing,
    actors: {
      watchTabs,
      restoreQueue: fromPromise<readonly OutboxRecord[], { uid: string }>(async ({ input }) =>
        (await store()).list(input.uid),
      ),
    },
    actions: {
      storeRecord: (_: unknown, params: RecordParams) => void keep(params),
      forgetRecord: (_: unknown, params: RecordParams) => void forget(params),
    },
  };
}

export type OutboxEffects = ReturnType<typeof createOutboxEffects>;
