import type { UnreadableRecord, OutboxRecord, Refusal, Write } from '../../../src/domain/sync/writes.ts';
import { outboxMachine } from '../../../src/machines/outbox/outbox.machine.ts';
import { testEnvironment, testNow } from './environment.ts';
import { done, failed } from './events.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

export const removal = (id: string): Write => ({ kind: 'entry.delete', sheetId: 's1', collection: 'outDay', id });
export const request = (id: string) => ({ type: 'write.requested', write: removal(id) }) as const;
export const outboxInput = () => ({ uid: 'ada', environment: testEnvironment(), workspace: recordingReceiver().ref });
export const accepted = done('sendWrite', 'accepted');
export const unreachable = failed('sendWrite', new Error('no network'));

/** The server holds another version than it tells. */
export const refusedVersion = {
  type: 'xstate.error.actor.sendWrite',
  error: { httpStatus: 400, status: 'FAILED_PRECONDITION' },
} as const;

/** The record of the `place`th write asked for in a test. */
export const record = (place: number, id: string): OutboxRecord => ({
  v: 1,
  id: `id-${place}`,
  uid: 'ada',
  seq: testNow + place - 1,
  at: testNow,
  write: removal(id),
});

/** A record that was stored `age` milliseconds before the test began. */
export const stored = (age: number, id: string): OutboxRecord => ({
  ...record(1, id),
  id: `stored-${id}`,
  seq: testNow - age,
});

/** The same, as the server has refused it. */
export const refusedRecord = (age: number, id: string, refusal: Refusal = 'refused'): OutboxRecord => ({
  ...stored(age, id),
  refusal,
});

export const damaged: UnreadableRecord = { id: 'damaged', uid: 'ada', raw: '{"v":1}' };

/** What the device has stored. */
export const read = (
  effect: 'readQueue' | 'restoreQueue',
  records: readonly OutboxRecord[] = [],
  unreadable: readonly UnreadableRecord[] = [],
) => done(effect, { records, unreadable });

type StoreCall =
  | { readonly action: 'store'; readonly record: OutboxRecord | undefined }
  | { readonly action: 'delete'; readonly uid: string; readonly id: string; readonly record?: OutboxRecord };

/** An outbox on standby; `storeCalls` holds what it stores and deletes. */
export function startWaiting() {
  const workspace = recordingReceiver();
  const storeCalls: StoreCall[] = [];
  const machine = outboxMachine.provide({
    actions: {
      storeRecord: (_, params) => void storeCalls.push({ action: 'store', ...params }),
      deleteRecord: (_, params) => void storeCalls.push({ action: 'delete', ...params }),
    },
  });
  const system = startSystem(machine, { input: { ...outboxInput(), workspace: workspace.ref } });
  const sent = () => system.calls.filter(({ id }) => id === 'sendWrite');
  const sentRecords = () => sent().map((call) => call.input);
  const reads = () => system.calls.filter(({ id }) => id === 'restoreQueue');
  const context = () => system.actor.getSnapshot().context;
  return { ...system, storeCalls, sentToWorkspace: workspace.events, sent, sentRecords, reads, context };
}

/** An outbox that holds the sender lock, over what the device has stored. */
export async function startOutbox(records: readonly OutboxRecord[] = []) {
  const system = startWaiting();
  system.actor.send({ type: 'lock.acquired' });
  await system.perform(read('restoreQueue', records));
  return system;
}
