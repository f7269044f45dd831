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
  startWaiting,
  stored,
} from '../support/chart/outbox.ts';

describe.each(['refused', 'deleted', 'dateTaken'] as const)('a write that the server answers with %s', (outcome) => {
  const refused = { ...record(1, 'e1'), refusal: outcome };

  // Source: docs/specification.md#review.
  test('waits for the person, is kept on the device with the answer, and is told', async () => {
    const { actor, context, kept, perform, told } = await startOutbox();
    actor.send(request('e1'));
    kept.length = 0;
    await perform(done('sendWrite', outcome));
    expect(context()).toMatchObject({ queue: [], reviews: [refused] });
    expect(kept).toEqual([{ action: 'store', record: refused }]);
    expect(told).toEqual([{ type: 'write.refused', write: removal('e1') }]);
  });

  test('does not hold up the next, and is not sent again by itself', async () => {
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
  test('goes from the device when the person gives it up, and only then', async () => {
    const { actor, context, kept, perform, sent, told } = await startOutbox();
    actor.send(request('e1'));
    await perform(done('sendWrite', outcome));
    [kept.length, told.length] = [0, 0];
    actor.send({ type: 'review.discarded', id: 'id-1' });
    expect(context().reviews).toEqual([]);
    // Not whole: the server has not taken it.
    expect(kept).toEqual([{ action: 'forget', uid: 'ada', id: 'id-1' }]);
    expect([sent().length, told]).toEqual([1, []]);
  });
});

test.each(['review.discarded', 'unreadable.discarded'] as const)(
  '%s takes nothing away that waits to be sent',
  async (type) => {
    const { actor, context, kept } = await startOutbox([stored(9, 'e1')]);
    actor.send({ type, id: 'stored-e1' });
    expect(context().queue).toEqual([stored(9, 'e1')]);
    expect(kept).toEqual([]);
  },
);

test('what was refused before is still there after the page was loaded again', async () => {
  const { context, perform, sent } = startWaiting();
  await perform(read('readQueue', [refusedRecord(9, 'no')]));
  expect(context()).toMatchObject({ queue: [], reviews: [refusedRecord(9, 'no')] });
  expect(sent()).toEqual([]);
});

describe('a refused write that the person tries again', () => {
  // Source: docs/specification.md#review.
  test('is shown and sent as a new record, and the old one is forgotten once that is stored', async () => {
    const { actor, context, kept, perform, sentRecords, told } = await startOutbox([refusedRecord(9, 'e1')]);
    actor.send({ type: 'review.retried', id: 'stored-e1' });
    expect(context()).toMatchObject({ queue: [record(1, 'e1')], reviews: [], unstored: ['id-1'] });
    expect(kept).toEqual([
      { action: 'store', record: record(1, 'e1') },
      { action: 'forget', uid: 'ada', id: 'stored-e1' },
    ]);
    expect(told).toEqual([{ type: 'write.observed', write: removal('e1') }]);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    await perform(accepted);
    expect(context()).toMatchObject({ queue: [], reviews: [] });
  });

  test('comes after what waits already', async () => {
    const { actor, kept, perform } = await startOutbox([refusedRecord(9, 'e1')]);
    actor.send(request('e2'));
    kept.length = 0;
    actor.send({ type: 'review.retried', id: 'stored-e1' });
    expect(kept[0]).toEqual({ action: 'store', record: record(2, 'e1') });
    await perform(accepted);
    expect(actor.getSnapshot().context.queue).toEqual([record(2, 'e1')]);
  });

  test('is tried once, however often it is asked for', async () => {
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

  test('is a line of its own when the one that it changed is gone', async () => {
    const { actor, told } = await startOutbox([change]);
    actor.send({ type: 'review.retried', id: 'late' });
    const { write } = actor.getSnapshot().context.queue[0] ?? {};
    expect(write).toMatchObject({ kind: 'entry.create', sheetId: 's1', collection: 'in', entry: { value: 3 } });
    expect(write).not.toMatchObject({ entry: { id: 'bread' } });
    expect(told).toEqual([{ type: 'write.observed', write }]);
  });

  test('stays under review when there is nothing that could be stored again', async () => {
    const gone = refusedRecord(9, 'e1', 'deleted');
    const { actor, context, kept, sent } = await startOutbox([gone]);
    expect(actor.getSnapshot().can({ type: 'review.retried', id: gone.id })).toBe(false);
    actor.send({ type: 'review.retried', id: gone.id });
    expect([context().reviews, kept, sent()]).toEqual([[gone], [], []]);
  });
});

test('a record made after one that is under review has a place of its own after it', async () => {
  const { actor, context } = await startOutbox([refusedRecord(0, 'e1')]);
  actor.send(request('e2'));
  expect(context().queue[0]?.seq).toBeGreaterThanOrEqual(testNow);
});
