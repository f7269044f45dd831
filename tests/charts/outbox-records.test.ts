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
  startWaiting,
  stored,
  unreachable,
} from '../support/chart/outbox.ts';

describe('what is kept on the device', () => {
  test('is every write as soon as it is asked for, once, whatever the outbox is doing', async () => {
    const { actor, kept, perform } = startWaiting();
    actor.send(request('waiting'));
    actor.send({ type: 'lock.acquired' });
    actor.send(request('restoring'));
    await perform(read('restoreQueue'));
    actor.send(request('sending'));
    await perform(unreachable);
    actor.send(request('between tries'));
    actor.send({ type: 'network.offline' });
    actor.send(request('offline'));
    expect(kept).toEqual(
      ['waiting', 'restoring', 'sending', 'between tries', 'offline'].map((id, place) => ({
        action: 'store',
        record: record(place + 1, id),
      })),
    );
  });

  test('is a write that ends a pause, too', async () => {
    const { actor, kept } = await startOutbox();
    actor.send(request('e1'));
    expect(kept).toEqual([{ action: 'store', record: record(1, 'e1') }]);
  });

  test.each(['accepted', 'replaced'])(
    'is forgotten once the server has %s it, and nothing else is',
    async (outcome) => {
      const { actor, kept, perform } = await startOutbox();
      actor.send(request('e1'));
      actor.send(request('e2'));
      kept.length = 0;
      await perform(done('sendWrite', outcome));
      // Whole: the device takes what the server has taken into what it knows.
      expect(kept).toEqual([{ action: 'forget', uid: 'ada', id: 'id-1', record: record(1, 'e1') }]);
    },
  );

  test('stays while the server cannot be reached', async () => {
    const { actor, clock, kept, perform } = await startOutbox();
    actor.send(request('e1'));
    kept.length = 0;
    await perform(unreachable);
    clock.increment(1000);
    actor.send({ type: 'network.offline' });
    expect(kept).toEqual([]);
  });

  // Source: docs/specification.md#edit-survives.
  test('is sent before what is written now, oldest first', async () => {
    const { actor, perform, sentRecords } = startWaiting();
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

  test('is sent once, also when the store gives back what is in memory', async () => {
    const { actor, perform, sentRecords } = startWaiting();
    actor.send(request('e1'));
    actor.send({ type: 'lock.acquired' });
    await perform(read('restoreQueue', [record(1, 'e1')]));
    await perform(accepted);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    expect(actor.getSnapshot().value).toEqual({ draining: 'idle' });
  });

  test('is no condition: without a store, what is in memory is sent', async () => {
    const { actor, perform, sentRecords } = startWaiting();
    actor.send(request('e1'));
    actor.send({ type: 'lock.acquired' });
    await perform(failed('restoreQueue', new Error('no storage')));
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
  });

  test('is known on standby, without what was settled while it was read', async () => {
    const { actor, context, perform } = startWaiting();
    actor.send({ type: 'record.settled', id: 'stored-gone' });
    await perform(read('readQueue', [stored(9, 'gone'), refusedRecord(7, 'no'), stored(5, 'left')]));
    expect(context()).toMatchObject({ queue: [stored(5, 'left')], reviews: [refusedRecord(7, 'no')] });
  });

  // Source: docs/specification.md#edit-local-first.
  test('counts as safe once the device says so, and not before', async () => {
    const { actor, context } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    expect(context().unstored).toEqual(['id-1', 'id-2']);
    actor.send({ type: 'record.stored', id: 'id-2' });
    expect(context()).toMatchObject({ unstored: ['id-1'], hasStoreFailed: false });
  });

  test('needs to be kept no more once the server has it', async () => {
    const { actor, context, perform } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(accepted);
    expect(context().unstored).toEqual(['id-2']);
    actor.send({ type: 'record.settled', id: 'id-2' });
    expect(context().unstored).toEqual([]);
  });

  // Source: docs/specification.md#storage-refused.
  test('is known to be unprotected where the device refuses it, and is sent all the same', async () => {
    const { actor, context, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'record.notStored', id: 'id-1' });
    expect(context()).toMatchObject({ unstored: ['id-1'], hasStoreFailed: true });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
  });

  test('tells once that the storage fails, and each time that lost records are stored again', async () => {
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
  test('is never sent when it cannot be read; it stays until the person gives it up', async () => {
    const { actor, clock, context, kept, perform, sent } = startWaiting();
    actor.send({ type: 'lock.acquired' });
    await perform(read('restoreQueue', [], [damaged]));
    clock.increment(600_000);
    expect([sent(), kept, context().unreadable]).toEqual([[], [], [damaged]]);
    actor.send({ type: 'unreadable.discarded', id: damaged.id });
    expect(context().unreadable).toEqual([]);
    expect(kept).toEqual([{ action: 'forget', uid: 'ada', id: damaged.id }]);
  });
});

test('an idle outbox looks at the store again after a minute: a tab may have died before it told', async () => {
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
