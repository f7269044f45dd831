import { describe, expect, test } from 'vitest';
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts';
import { done, failed } from '../support/chart/events.ts';
import {
  accepted,
  outboxInput,
  record,
  removal,
  request,
  startOutbox,
  startWaiting,
  stored,
  unreachable,
} from '../support/chart/outbox.ts';
import { testChart } from '../support/chart/test-chart.ts';

testChart(outboxMachine, {
  inputs: [outboxInput],
  cases: [
    request('e1'),
    accepted,
    done('sendWrite', 'refused'),
    done('sendWrite', 'replaced'),
    unreachable,
    failed('sendWrite', { httpStatus: 401 }),
    done('readQueue', []),
    done('restoreQueue', []),
    done('restoreQueue', [stored(5, 'old')]),
    { type: 'record.settled', id: 'stored-old' },
    { type: 'record.handedOver', record: stored(5, 'old') },
  ],
  // Whether it is the record that is settled at another tab matters, no other difference between records does.
  project: ({ queue, attempts, isStale }) => [
    queue.map(({ id }) => id === 'stored-old'),
    Math.min(attempts, 1),
    isStale,
  ],
  when: ({ context: { queue, attempts, settled } }, { type }) =>
    (!['write.requested', 'record.handedOver', 'xstate.done.actor.restoreQueue'].includes(type) || queue.length < 2) &&
    (type !== unreachable.type || attempts < 1) &&
    (type !== 'record.settled' || settled.length < 1),
  holds: {
    'waitingForTurn.reading': ({ children, tags }) => children['sendWrite'] === undefined && tags.size === 0,
    'waitingForTurn.resting': ({ children, context }) => children['sendWrite'] === undefined && !context.isStale,
    'draining.needingSignIn': (snapshot) =>
      snapshot.context.queue.length > 0 && snapshot.hasTag('pending') && snapshot.hasTag('needsSignIn'),
    restoring: ({ children }) => children['restoreQueue'] !== undefined && children['sendWrite'] === undefined,
    'draining.idle': (snapshot) =>
      snapshot.context.queue.length === 0 && !snapshot.context.isStale && snapshot.tags.size === 0,
    'draining.sending': (snapshot) => snapshot.context.queue.length > 0 && snapshot.hasTag('pending'),
    'draining.waiting': (snapshot) => snapshot.context.attempts > 0 && snapshot.hasTag('waiting'),
    offline: (snapshot) => snapshot.hasTag('offline') && !snapshot.hasTag('pending'),
  },
});

describe('the outbox', () => {
  test('sends writes one at a time, in the order they were asked for', async () => {
    const { actor, perform, sentRecords } = await startOutbox();
    for (const id of ['e1', 'e2', 'e3']) actor.send(request(id));
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    await perform(accepted);
    await perform(accepted);
    await perform(accepted);
    expect(sentRecords()).toEqual([
      { record: record(1, 'e1') },
      { record: record(2, 'e2') },
      { record: record(3, 'e3') },
    ]);
    expect(actor.getSnapshot()).toMatchObject({ value: { draining: 'idle' }, context: { queue: [] } });
  });

  test('reports a refused write and goes on with the next', async () => {
    const { actor, perform, sentRecords, told } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(done('sendWrite', 'refused'));
    expect(told).toEqual([{ type: 'write.refused', write: removal('e1') }]);
    expect(sentRecords().at(-1)).toEqual({ record: record(2, 'e2') });
  });

  test('says when a write has taken the place of what another device had entered', async () => {
    const { actor, perform, told } = await startOutbox();
    actor.send(request('e1'));
    await perform(done('sendWrite', 'replaced'));
    expect(told).toEqual([{ type: 'write.replaced', write: removal('e1') }]);
  });

  test('reports a write that came too late as refused', async () => {
    const { actor, perform, told } = await startOutbox();
    actor.send(request('e1'));
    await perform(done('sendWrite', 'deleted'));
    expect(told).toEqual([{ type: 'write.refused', write: removal('e1') }]);
  });

  test('waits at least as long as the server asks', async () => {
    const { actor, clock, perform, sent } = await startOutbox();
    actor.send(request('e1'));
    await perform(failed('sendWrite', { httpStatus: 503, retryAfter: 30_000 }));
    clock.increment(29_999);
    expect(sent()).toHaveLength(1);
    clock.increment(1);
    expect(sent()).toHaveLength(2);
  });

  test('keeps everything while the person has to sign in again, and tries again by itself', async () => {
    const { actor, clock, perform, sent } = await startOutbox();
    actor.send(request('e1'));
    await perform(failed('sendWrite', { failure: 'user-token-expired' }));
    expect(actor.getSnapshot().hasTag('needsSignIn')).toBe(true);
    clock.increment(59_999);
    expect(sent()).toHaveLength(1);
    clock.increment(1);
    await perform(accepted);
    expect(actor.getSnapshot().context.queue).toEqual([]);
  });

  test('sends what another tab could not store', async () => {
    const { actor, sentRecords } = await startOutbox();
    actor.send({ type: 'record.handedOver', record: stored(5, 'theirs') });
    expect(sentRecords()).toEqual([{ record: stored(5, 'theirs') }]);
  });

  test('knows what waits on the device before it is its turn, without what was settled meanwhile', async () => {
    const { actor, perform } = startWaiting();
    actor.send({ type: 'record.settled', id: 'stored-gone' });
    await perform(done('readQueue', [stored(9, 'gone'), stored(5, 'left')]));
    expect(actor.getSnapshot().context.queue).toEqual([stored(5, 'left')]);
  });

  test('reports each accepted write once, when the server has answered for it', async () => {
    const { actor, perform, told } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(unreachable);
    expect(told).toEqual([]);
    actor.send({ type: 'retry.requested' });
    await perform(accepted);
    expect(told).toEqual([{ type: 'write.accepted', write: removal('e1') }]);
    await perform(accepted);
    expect(told).toEqual([
      { type: 'write.accepted', write: removal('e1') },
      { type: 'write.accepted', write: removal('e2') },
    ]);
  });

  test('waits longer after each failure, up to a minute, and keeps the write', async () => {
    const { actor, clock, perform, sent } = await startOutbox();
    actor.send(request('e1'));
    for (const wait of [1000, 1500, 2250, 3375, 5063, 7594, 11391, 17086, 25629, 38443, 57665, 60_000, 60_000]) {
      await perform(unreachable);
      const before = sent().length;
      clock.increment(wait - 1);
      expect(sent()).toHaveLength(before);
      clock.increment(1);
      expect(sent()).toHaveLength(before + 1);
      expect(sent().at(-1)?.input).toEqual({ record: record(1, 'e1') });
    }
  });

  test('counts failures anew once a write went through', async () => {
    const { actor, clock, perform, sent } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(unreachable);
    clock.increment(1000);
    await perform(unreachable);
    clock.increment(1500);
    await perform(accepted);
    await perform(unreachable);
    clock.increment(1000);
    expect(sent().at(-1)?.isOpen()).toBe(true);
  });

  test.each(['network.online', 'retry.requested'] as const)('sends at once on %s while it waits', async (type) => {
    const { actor, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    await perform(unreachable);
    actor.send({ type });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }, { record: record(1, 'e1') }]);
  });

  test('stops sending when the network goes, and sends the same record again when it is back', async () => {
    const { actor, sent, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'network.offline' });
    expect(sent().map((call) => call.isOpen())).toEqual([false]);
    actor.send({ type: 'network.online' });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }, { record: record(1, 'e1') }]);
  });

  test('keeps what is written offline, and tries all the same after 5000 ms', async () => {
    const { actor, clock, sent, sentRecords } = await startOutbox();
    actor.send({ type: 'network.offline' });
    actor.send(request('e1'));
    actor.send(request('e2'));
    clock.increment(4999);
    expect(sent()).toEqual([]);
    clock.increment(1);
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }]);
    expect(actor.getSnapshot().context.queue).toEqual([record(1, 'e1'), record(2, 'e2')]);
  });
});
