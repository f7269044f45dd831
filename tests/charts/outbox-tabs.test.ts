import { describe, expect, test } from 'vitest';
import { failed } from '../support/chart/events.ts';
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
  unreachable,
} from '../support/chart/fixtures/outbox.ts';

const theirs = stored(5, 'theirs');
const observed = { type: 'write.observed', write: removal('theirs') };

describe('the outbox of several tabs', () => {
  test('sends nothing on standby (without the sender lock)', () => {
    const { actor, clock, sent } = startStandby();
    actor.send(request('e1'));
    actor.send({ type: 'record.added', record: theirs });
    actor.send({ type: 'network.online' });
    actor.send({ type: 'retry.requested' });
    clock.increment(600_000);
    expect(sent()).toEqual([]);
  });

  test.each(['waiting', 'restoring'])(
    'does not send a record that another tab has settled while this tab was %s (duplicate)',
    async (when) => {
      const { actor, perform, sentRecords } = startStandby();
      actor.send(request('e1'));
      actor.send(request('e2'));
      if (when === 'restoring') actor.send({ type: 'lock.acquired' });
      actor.send({ type: 'record.settled', id: 'id-1' });
      if (when === 'waiting') actor.send({ type: 'lock.acquired' });
      await perform(read('restoreQueue', [record(2, 'e2')]));
      expect(sentRecords()).toEqual([{ record: record(2, 'e2') }]);
    },
  );

  test('does not send a record that is settled while the store is read (race)', async () => {
    const { actor, perform, sentRecords } = startStandby();
    actor.send({ type: 'lock.acquired' });
    actor.send({ type: 'record.settled', id: theirs.id });
    await perform(read('restoreQueue', [theirs]));
    expect(sentRecords()).toEqual([]);
  });

  test.each(['waiting', 'restoring'])(
    'reports a record as accepted if another tab has settled the record while this tab was %s',
    async (when) => {
      const { actor, sentToWorkspace } = startStandby();
      actor.send(request('e1'));
      if (when === 'restoring') actor.send({ type: 'lock.acquired' });
      actor.send({ type: 'record.settled', id: 'of another tab' });
      expect(sentToWorkspace).toEqual([]);
      actor.send({ type: 'record.settled', id: 'id-1' });
      actor.send({ type: 'record.settled', id: 'id-1' });
      expect(sentToWorkspace).toEqual([{ type: 'write.accepted', write: removal('e1') }]);
    },
  );
});

describe('a record of another tab', () => {
  test('is shown and sent at once by an idle outbox', async () => {
    const { actor, storeCalls, sentRecords, sentToWorkspace } = await startOutbox();
    actor.send({ type: 'record.added', record: theirs });
    expect(sentToWorkspace).toEqual([observed]);
    expect(sentRecords()).toEqual([{ record: theirs }]);
    expect(storeCalls).toEqual([]);
  });

  test('is shown on standby, and is sent when this tab gets the sender lock', async () => {
    const { actor, context, perform, sentRecords, sentToWorkspace } = startStandby();
    actor.send({ type: 'record.added', record: theirs });
    expect([sentToWorkspace, context().queue]).toEqual([[observed], [theirs]]);
    actor.send({ type: 'lock.acquired' });
    await perform(read('restoreQueue', [theirs]));
    await perform(accepted);
    expect(sentRecords()).toEqual([{ record: theirs }]);
  });

  test('is sent after the write in flight, in the order of the device', async () => {
    const { actor, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    actor.send({ type: 'record.added', record: { ...theirs, seq: record(1, 'e1').seq + 0.5 } });
    await perform(accepted);
    await perform(accepted);
    await perform(accepted);
    expect(sentRecords()).toMatchObject([
      { record: { id: 'id-1' } },
      { record: { id: theirs.id } },
      { record: { id: 'id-2' } },
    ]);
  });

  test('is reported as accepted in every tab', () => {
    const { actor, context, sentToWorkspace } = startStandby();
    actor.send({ type: 'record.added', record: theirs });
    actor.send({ type: 'record.settled', id: theirs.id });
    expect(sentToWorkspace.at(-1)).toEqual({ type: 'write.accepted', write: removal('theirs') });
    expect(context().queue).toEqual([]);
  });

  test('is also under review in this tab after the server has refused it', async () => {
    const { actor, context, sentRecords, sentToWorkspace } = await startOutbox();
    actor.send({ type: 'record.added', record: refusedRecord(5, 'theirs') });
    expect(context()).toMatchObject({ queue: [], reviews: [refusedRecord(5, 'theirs')] });
    expect(sentRecords()).toEqual([]);
    expect(sentToWorkspace).toEqual([{ type: 'write.refused', write: refusedRecord(5, 'theirs').write }]);
  });

  test('leaves the queue when the other tab announces the refusal', () => {
    const { actor, context } = startStandby();
    actor.send({ type: 'record.added', record: theirs });
    actor.send({ type: 'record.added', record: refusedRecord(5, 'theirs', 'deleted') });
    expect(context()).toMatchObject({ queue: [], reviews: [refusedRecord(5, 'theirs', 'deleted')] });
  });
});

describe('the record in flight', () => {
  test('gets the response to itself when an older record of another tab is inserted first (race)', async () => {
    const { actor, context, perform, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'record.added', record: stored(1000, 'older') });
    await perform(accepted);
    expect(sentToWorkspace).toContainEqual({ type: 'write.accepted', write: record(1, 'e1').write });
    expect(context().queue).toEqual([stored(1000, 'older')]);
  });

  test.each([
    { type: 'record.settled', id: 'id-1' },
    { type: 'record.added', record: { ...record(1, 'e1'), refusal: 'refused' } },
  ] as const)('is not retried after $type of another tab, which got the response (lost update)', async (event) => {
    const { actor, context, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    actor.send(event);
    expect(context().queue).toEqual([record(2, 'e2')]);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }, { record: record(2, 'e2') }]);
    await perform(accepted);
    expect(context().queue).toEqual([]);
  });

  test('stays in flight when another tab announces the same record without a response', async () => {
    const { actor, perform, sentRecords, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'record.added', record: record(1, 'e1') });
    await perform(accepted);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    expect(sentToWorkspace).toContainEqual({ type: 'write.accepted', write: removal('e1') });
  });

  test.each([
    { type: 'record.settled', id: 'id-2' },
    { type: 'record.added', record: { ...record(2, 'e2'), refusal: 'refused' } },
  ] as const)('does not block $type of another tab for later records', async (event) => {
    const { actor, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    actor.send(event);
    await perform(accepted);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
  });

  test('can be settled by another tab after a timeout in this tab', async () => {
    const { actor, context, perform } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(unreachable);
    actor.send({ type: 'record.settled', id: 'id-1' });
    expect(context().queue).toEqual([record(2, 'e2')]);
  });

  test('respects Retry-After when another tab has settled the whole queue', async () => {
    const { actor, clock, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    await perform(failed('sendWrite', { httpStatus: 503, retryAfter: 30_000 }));
    actor.send({ type: 'record.settled', id: 'id-1' });
    actor.send(request('e2'));
    clock.increment(29_999);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    clock.increment(1);
    expect(sentRecords()).toMatchObject([{ record: { id: 'id-1' } }, { record: { id: 'id-2' } }]);
  });
});
