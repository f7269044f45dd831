import { describe, expect, test } from 'vitest';
import { entryWith } from '../../testing/domain/lines.ts';
import type { OutboxRecord } from '../../src/domain/sync/writes.ts';
import { testNow } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import {
  accepted,
  read,
  record,
  refusedRecord,
  removal,
  request,
  startOutbox,
  startStandby,
  stored,
} from '../support/chart/fixtures/outbox.ts';

describe.each(['refused', 'deleted', 'dateTaken'] as const)('a write that the server answers with %s', (outcome) => {
  const refused = { ...record(1, 'e1'), refusal: outcome };

  // Source: docs/specification.md#review.
  test('goes to review, is stored with its refusal, and is reported', async () => {
    const { actor, context, storeCalls, perform, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    storeCalls.length = 0;
    await perform(done('sendWrite', outcome));
    expect(context()).toMatchObject({ queue: [], reviews: [refused] });
    expect(storeCalls).toEqual([{ action: 'store', record: refused }]);
    expect(sentToWorkspace).toEqual([{ type: 'write.refused', write: removal('e1') }]);
  });

  test('does not block the next write (head-of-line blocking), and is not retried', async () => {
    const { actor, clock, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(done('sendWrite', outcome));
    await perform(accepted);
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'network.online' });
    clock.increment(600_000);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }, { record: record(2, 'e2') }]);
  });

  // Source: docs/specification.md#review.
  test('is deleted from the device only when the user discards it', async () => {
    const { actor, context, storeCalls, perform, sent, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    await perform(done('sendWrite', outcome));
    [storeCalls.length, sentToWorkspace.length] = [0, 0];
    actor.send({ type: 'review.discarded', id: 'id-1' });
    expect(context().reviews).toEqual([]);
    // The event has no record, because the server has not accepted the write.
    expect(storeCalls).toEqual([{ action: 'delete', uid: 'ada', id: 'id-1' }]);
    expect([sent().length, sentToWorkspace]).toEqual([1, []]);
  });
});

test.each(['review.discarded', 'unreadable.discarded'] as const)(
  '%s does not discard a queued record',
  async (type) => {
    const { actor, context, storeCalls } = await startOutbox([stored(9, 'e1')]);
    actor.send({ type, id: 'stored-e1' });
    expect(context().queue).toEqual([stored(9, 'e1')]);
    expect(storeCalls).toEqual([]);
  },
);

test('reviews survive a reload', async () => {
  const { context, perform, sent } = startStandby();
  await perform(read('readQueue', [refusedRecord(9, 'no')]));
  expect(context()).toMatchObject({ queue: [], reviews: [refusedRecord(9, 'no')] });
  expect(sent()).toEqual([]);
});

describe('a refused write that the user retries', () => {
  // Source: docs/specification.md#review.
  test('is stored as a new record before the old record is deleted (crash)', async () => {
    const { actor, context, storeCalls, perform, sentRecords, sentToWorkspace } = await startOutbox([
      refusedRecord(9, 'e1'),
    ]);
    actor.send({ type: 'review.retried', id: 'stored-e1' });
    expect(context()).toMatchObject({ queue: [record(1, 'e1')], reviews: [], unstored: ['id-1'] });
    expect(storeCalls).toEqual([
      { action: 'store', record: record(1, 'e1') },
      { action: 'delete', uid: 'ada', id: 'stored-e1' },
    ]);
    expect(sentToWorkspace).toEqual([{ type: 'write.observed', write: removal('e1') }]);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    await perform(accepted);
    expect(context()).toMatchObject({ queue: [], reviews: [] });
  });

  test('is queued after the pending records', async () => {
    const { actor, storeCalls, perform } = await startOutbox([refusedRecord(9, 'e1')]);
    actor.send(request('e2'));
    storeCalls.length = 0;
    actor.send({ type: 'review.retried', id: 'stored-e1' });
    expect(storeCalls[0]).toEqual({ action: 'store', record: record(2, 'e1') });
    await perform(accepted);
    expect(actor.getSnapshot().context.queue).toEqual([record(2, 'e1')]);
  });

  test('is retried only once when the user requests the retry twice (idempotent)', async () => {
    const { actor, sentRecords } = await startOutbox([refusedRecord(9, 'e1')]);
    actor.send({ type: 'review.retried', id: 'stored-e1' });
    actor.send({ type: 'review.retried', id: 'stored-e1' });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    expect(actor.getSnapshot().context.queue).toHaveLength(1);
  });

  const line = entryWith({ id: 'bread', value: 3 });
  const change: OutboxRecord = {
    ...record(1, 'e1'),
    id: 'late',
    refusal: 'deleted',
    write: { kind: 'entry.update', sheetId: 's1', collection: 'in', id: 'bread', changes: { value: 3 }, line },
  };

  test('recreates a deleted line (tombstone)', async () => {
    const { actor, sentToWorkspace } = await startOutbox([change]);
    actor.send({ type: 'review.retried', id: 'late' });
    const { write } = actor.getSnapshot().context.queue[0] ?? {};
    expect(write).toMatchObject({ kind: 'entry.create', sheetId: 's1', collection: 'in', entry: { value: 3 } });
    expect(write).not.toMatchObject({ entry: { id: 'bread' } });
    expect(sentToWorkspace).toEqual([{ type: 'write.observed', write }]);
  });

  test('stays under review when it cannot be stored again', async () => {
    const gone = refusedRecord(9, 'e1', 'deleted');
    const { actor, context, storeCalls, sent } = await startOutbox([gone]);
    expect(actor.getSnapshot().can({ type: 'review.retried', id: gone.id })).toBe(false);
    actor.send({ type: 'review.retried', id: gone.id });
    expect([context().reviews, storeCalls, sent()]).toEqual([[gone], [], []]);
  });
});

test('a new record has a sequence number after a record under review', async () => {
  const { actor, context } = await startOutbox([refusedRecord(0, 'e1')]);
  actor.send(request('e2'));
  expect(context().queue[0]?.seq).toBeGreaterThanOrEqual(testNow);
});
