import { createActor } from 'xstate';
import { type CacheStore, createCacheStore } from '../../src/api/storage/cache/cache-store.ts';
import { createOutboxStore, type OutboxStore } from '../../src/api/storage/outbox/outbox-store.ts';
import { toSheetDate } from '../../src/domain/sheet/sheet-date.ts';
import type { OutboxRecord, Write, WriteOutcome } from '../../src/domain/sync/writes.ts';
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts';
import { bind } from '../../src/machines/shared/bind.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import type { Toast } from '../../src/machines/toaster/toast.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';
import { startBelowToaster } from '../machines/below-toaster.ts';
import { browserDevice } from '../../src/app/services/device.ts';
import { createOutboxEffects } from '../../src/app/effects/outbox.effects.ts';

const closings: (() => void)[] = [];
let time = 0;
/** The writes sent to the server, as `tab: line`. */
export const sent: string[] = [];

/** Closes all tabs and resets `sent`. */
export function closeTabs(): void {
  for (const close of closings) close();
  [closings.length, sent.length, time] = [0, 0, 0];
}

const environment = {
  createId: () => crypto.randomUUID(),
  endsSessions: true,
  random: () => 0.5,
  today: () => toSheetDate(2026, 3, 14),
  now: () => {
    time += 1;
    return time;
  },
};

export const lineOf = ({ write }: Pick<OutboxRecord, 'write'>) => ('id' in write ? write.id : '');
const removal = (id: string): Write => ({ kind: 'entry.delete', sheetId: 's1', collection: 'in', id });
/** The lines of the stored writes in the device's outbox. */
export const stored = async (uid = 'ada') => (await createOutboxStore().read(uid)).records.map(lineOf);
/** Rejects like IndexedDB in a browser that blocks storage. */
export const noStorage = async () => Promise.reject(new DOMException('No storage here.', 'SecurityError'));

type TabOptions = {
  readonly uid?: string;
  readonly isOffline?: boolean;
  readonly store?: OutboxStore;
  readonly cache?: CacheStore;
  readonly answer?: WriteOutcome;
};

/** Opens a tab with an outbox. An offline tab never gets a response. */
export function openTab(name: string, options: TabOptions = {}) {
  const { uid = 'ada', isOffline = false, answer = 'accepted' } = options;
  const { store = createOutboxStore(), cache = createCacheStore() } = options;
  const toasts: Toast[] = [];
  const persistedSessions: string[] = [];
  const effects = createOutboxEffects({
    device: browserDevice,
    data: { store, cache },
    pending: () => {
      const { queue, reviews } = actor.getSnapshot().context;
      return [...queue, ...reviews];
    },
    persistSession: async () => void persistedSessions.push(uid),
  });
  const machine = bind(outboxMachine, {
    ...effects,
    sendWrite: async ({ record }) => {
      sent.push(`${name}: ${lineOf(record)}`);
      return isOffline ? new Promise<WriteOutcome>(() => {}) : answer;
    },
    reachServer: () => Promise.resolve(),
    watchNetwork: () => {},
  });
  const session = createActor(sessionMachine, { input: { environment } });
  const workspace = createActor(workspaceMachine, { input: { uid, email: '', environment, session } });
  const { actor, close } = startBelowToaster(machine, {
    input: { uid, environment, workspace },
    show: (toast) => toasts.push(toast),
  });
  closings.push(close);
  return {
    toasts,
    /** The ids of users whose session the tab has stored again. */
    persistedSessions,
    effects,
    write: (id: string, write = removal(id)) => actor.send({ type: 'write.requested', write }),
    isSender: () => !actor.getSnapshot().matches('standby'),
    isIdle: () => actor.getSnapshot().matches({ draining: 'idle' }),
    waiting: () => actor.getSnapshot().context.queue.map(lineOf),
    reviewed: () => actor.getSnapshot().context.reviews.map(lineOf),
    unstored: () => actor.getSnapshot().context.unstored.length,
    hasStoreFailed: () => actor.getSnapshot().context.hasStoreFailed,
    discard: (id: string) => {
      const review = actor.getSnapshot().context.reviews.find((record) => lineOf(record) === id);
      if (review) actor.send({ type: 'review.discarded', id: review.id });
    },
    close,
  };
}
