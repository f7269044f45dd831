import { failure, info } from '../../src/machines/toaster/toast.ts';
import { describe, expect, test } from 'vitest';
import { done, failed } from '../support/chart/events.ts';
import {
  accepted,
  damaged,
  read,
  record,
  refusedRecord,
  request,
  startOutbox,
  startStandby,
  stored,
  unreachable,
} from '../support/chart/fixtures/outbox.ts';

describe('the records stored on the device', () => {
  test('include each requested write at once in every state of the outbox', async () => {
    const { actor, storeCalls, perform } = startStandby();
    actor.send(request('waiting'));
    actor.send({ type: 'lock.acquired' });
    actor.send(request('restoring'));
    await perform(read('restoreQueue'));
    actor.send(request('sending'));
    await perform(unreachable);
    actor.send(request('between tries'));
    actor.send({ type: 'network.offline' });
    actor.send(request('offline'));
    expect(storeCalls).toEqual(
      ['waiting', 'restoring', 'sending', 'between tries', 'offline'].map((id, place) => ({
        action: 'store',
        record: record(place + 1, id),
      })),
    );
  });

  test('include a write that ends a pause', async () => {
    const { actor, storeCalls } = await startOutbox();
    actor.send(request('e1'));
    expect(storeCalls).toEqual([{ action: 'store', record: record(1, 'e1') }]);
  });

  test.each(['accepted', 'replaced'])('drop a write when the server has %s it', async (outcome) => {
    const { actor, storeCalls, perform } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    storeCalls.length = 0;
    await perform(done('sendWrite', outcome));
    // The whole record is needed, because an accepted write is applied to the cache.
    expect(storeCalls).toEqual([{ action: 'delete', uid: 'ada', id: 'id-1', record: record(1, 'e1') }]);
  });

  test('stay while the server is unreachable', async () => {
    const { actor, clock, storeCalls, perform } = await startOutbox();
    actor.send(request('e1'));
    storeCalls.length = 0;
    await perform(unreachable);
    clock.increment(1000);
    actor.send({ type: 'network.offline' });
    expect(storeCalls).toEqual([]);
  });

  // Source: docs/specification.md#edit-survives.
  test('are sent before newer writes, oldest first (reload, crash)', async () => {
    const { actor, perform, sentRecords } = startStandby();
    actor.send(request('e1'));
    actor.send({ type: 'lock.acquired' });
    await perform(read('restoreQueue', [stored(1, 'b'), stored(9, 'a')]));
    await perform(accepted);
    await perform(accepted);
    expect(sentRecords()).toEqual([
      { record: stored(9, 'a') },
      { record: stored(1, 'b') },
      { record: record(1, 'e1') },
    ]);
  });

  test('are sent only once if they are also in memory (idempotent)', async () => {
    const { actor, perform, sentRecords } = startStandby();
    actor.send(request('e1'));
    actor.send({ type: 'lock.acquired' });
    await perform(read('restoreQueue', [record(1, 'e1')]));
    await perform(accepted);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    expect(actor.getSnapshot().value).toEqual({ draining: 'idle' });
  });

  test('are not required to send the writes in memory when the store cannot be read', async () => {
    const { actor, perform, sentRecords } = startStandby();
    actor.send(request('e1'));
    actor.send({ type: 'lock.acquired' });
    await perform(failed('restoreQueue', new Error('no storage')));
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
  });

  test('are read on standby, except records that were settled meanwhile (race)', async () => {
    const { actor, context, perform } = startStandby();
    actor.send({ type: 'record.settled', id: 'stored-gone' });
    await perform(read('readQueue', [stored(9, 'gone'), refusedRecord(7, 'no'), stored(5, 'left')]));
    expect(context()).toMatchObject({ queue: [stored(5, 'left')], reviews: [refusedRecord(7, 'no')] });
  });

  // Source: docs/specification.md#edit-local-first.
  test('count as unstored until the device has stored them', async () => {
    const { actor, context } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    expect(context().unstored).toEqual(['id-1', 'id-2']);
    actor.send({ type: 'record.stored', id: 'id-2' });
    expect(context()).toMatchObject({ unstored: ['id-1'], hasStoreFailed: false });
  });

  test('do not count as unstored after the server has accepted them', async () => {
    const { actor, context, perform } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(accepted);
    expect(context().unstored).toEqual(['id-2']);
    actor.send({ type: 'record.settled', id: 'id-2' });
    expect(context().unstored).toEqual([]);
  });

  // Source: docs/specification.md#storage-refused.
  test('count as unstored when the quota is exceeded, and are still sent', async () => {
    const { actor, context, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'record.notStored', id: 'id-1' });
    expect(context()).toMatchObject({ unstored: ['id-1'], hasStoreFailed: true });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
  });

  test('cause one toast when storing fails (quota), and a toast each time that cleared storage is restored', async () => {
    const { actor, context, toasts } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'record.notDeleted' });
    expect(context()).toMatchObject({ hasStoreFailed: false, hasShownStoreFailure: true });
    actor.send({ type: 'record.notStored', id: 'id-1' });
    actor.send({ type: 'record.notDeleted' });
    expect(context().hasStoreFailed).toBe(true);
    expect(toasts).toEqual([failure('notice.notStored')]);
    actor.send({ type: 'records.restored' });
    actor.send({ type: 'records.restored' });
    expect(toasts.slice(1)).toEqual([info('notice.storedAgain'), info('notice.storedAgain')]);
  });

  // Source: docs/specification.md#review-unreadable.
  test('are never sent if they are unreadable, and stay until the user discards them', async () => {
    const { actor, clock, context, storeCalls, perform, sent } = startStandby();
    actor.send({ type: 'lock.acquired' });
    await perform(read('restoreQueue', [], [damaged]));
    clock.increment(600_000);
    expect([sent(), storeCalls, context().unreadable]).toEqual([[], [], [damaged]]);
    actor.send({ type: 'unreadable.discarded', id: damaged.id });
    expect(context().unreadable).toEqual([]);
    expect(storeCalls).toEqual([{ action: 'delete', uid: 'ada', id: damaged.id }]);
  });
});

test('reads the store every minute while idle, for records of a tab that crashed before announcing them', async () => {
  const { clock, context, perform, reads, sentRecords } = await startOutbox();
  const before = reads().length;
  clock.increment(59_999);
  expect(reads()).toHaveLength(before);
  clock.increment(1);
  expect(reads()).toHaveLength(before + 1);
  await perform(read('restoreQueue', [stored(5, 'old')]));
  expect(context().queue).toEqual([stored(5, 'old')]);
  expect(sentRecords()).toEqual([{ record: stored(5, 'old') }]);
});
