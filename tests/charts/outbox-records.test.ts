import { describe, expect, test } from 'vitest';
import { done, failed } from '../support/chart/events.ts';
import {
  accepted,
  record,
  removal,
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
    actor.send({ type: 'turn.granted' });
    actor.send(request('restoring'));
    await perform(done('restoreQueue', []));
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

  test.each(['accepted', 'refused'])('is forgotten once the server %s it, and nothing else is', async (outcome) => {
    const { actor, kept, perform } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    kept.length = 0;
    await perform(done('sendWrite', outcome));
    expect(kept).toEqual([{ action: 'forget', record: record(1, 'e1') }]);
  });

  test('stays while the server cannot be reached', async () => {
    const { actor, clock, kept, perform } = await startOutbox();
    actor.send(request('e1'));
    kept.length = 0;
    await perform(unreachable);
    clock.increment(1000);
    actor.send({ type: 'network.offline' });
    expect(kept).toEqual([]);
  });

  test('is sent before what is written now, oldest first', async () => {
    const { actor, perform, sentRecords } = startWaiting();
    actor.send(request('e1'));
    actor.send({ type: 'turn.granted' });
    await perform(done('restoreQueue', [stored(1, 'b'), stored(9, 'a')]));
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
    actor.send({ type: 'turn.granted' });
    await perform(done('restoreQueue', [record(1, 'e1')]));
    await perform(accepted);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    expect(actor.getSnapshot().value).toEqual({ draining: 'idle' });
  });

  test('is no condition: without a store, what is in memory is sent', async () => {
    const { actor, perform, sentRecords } = startWaiting();
    actor.send(request('e1'));
    actor.send({ type: 'turn.granted' });
    await perform(failed('restoreQueue', new Error('no storage')));
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
  });
});

describe('among several tabs', () => {
  test('sends nothing before its turn', () => {
    const { actor, clock, sent, reads } = startWaiting();
    actor.send(request('e1'));
    actor.send({ type: 'records.added' });
    actor.send({ type: 'network.online' });
    actor.send({ type: 'retry.requested' });
    clock.increment(600_000);
    expect([...sent(), ...reads()]).toEqual([]);
  });

  test.each(['waiting', 'restoring'])('does not send what another tab has settled while it was %s', async (when) => {
    const { actor, perform, sentRecords } = startWaiting();
    actor.send(request('e1'));
    actor.send(request('e2'));
    if (when === 'restoring') actor.send({ type: 'turn.granted' });
    actor.send({ type: 'record.settled', id: 'id-1' });
    if (when === 'waiting') actor.send({ type: 'turn.granted' });
    await perform(done('restoreQueue', [record(2, 'e2')]));
    expect(sentRecords()).toEqual([{ record: record(2, 'e2') }]);
  });

  test.each(['waiting', 'restoring'])(
    'reports what another tab has settled while it was %s, when it is of this tab',
    async (when) => {
      const { actor, told } = startWaiting();
      actor.send(request('e1'));
      if (when === 'restoring') actor.send({ type: 'turn.granted' });
      actor.send({ type: 'record.settled', id: 'of another tab' });
      expect(told).toEqual([]);
      actor.send({ type: 'record.settled', id: 'id-1' });
      actor.send({ type: 'record.settled', id: 'id-1' });
      expect(told).toEqual([{ type: 'write.accepted', write: removal('e1') }]);
    },
  );

  test('reads at once what another tab has stored when it has nothing to do', async () => {
    const { actor, perform, reads, sentRecords } = await startOutbox();
    actor.send({ type: 'records.added' });
    expect(reads()).toHaveLength(2);
    await perform(done('restoreQueue', [stored(1, 'theirs')]));
    expect(sentRecords()).toEqual([{ record: stored(1, 'theirs') }]);
  });

  test('reads what another tab has stored after the write being sent, and before the next', async () => {
    const { actor, perform, reads, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    actor.send({ type: 'records.added' });
    expect(reads()).toHaveLength(1);
    await perform(accepted);
    await perform(done('restoreQueue', [stored(1, 'theirs'), record(2, 'e2')]));
    await perform(accepted);
    await perform(accepted);
    expect(sentRecords()).toEqual([
      { record: record(1, 'e1') },
      { record: stored(1, 'theirs') },
      { record: record(2, 'e2') },
    ]);
    expect(reads()).toHaveLength(2);
  });

  test('reads again when another tab stores something while it reads, for the answer may lack it', async () => {
    const { actor, perform, reads, sentRecords } = startWaiting();
    actor.send({ type: 'turn.granted' });
    actor.send({ type: 'records.added' });
    await perform(done('restoreQueue', []));
    expect(reads()).toHaveLength(2);
    await perform(done('restoreQueue', [stored(1, 'theirs')]));
    expect(sentRecords()).toEqual([{ record: stored(1, 'theirs') }]);
    expect(reads()).toHaveLength(2);
  });
});
