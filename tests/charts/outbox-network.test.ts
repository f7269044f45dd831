import { describe, expect, test } from 'vitest';
import { done, failed } from '../support/chart/events.ts';
import { record, request, startOutbox, unreachable } from '../support/chart/fixtures/outbox.ts';

describe('without a network, the outbox', () => {
  test('stops sending, and sends the same record again when the network is back', async () => {
    const { actor, sent, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    actor.send({ type: 'network.offline' });
    expect(sent().map((call) => call.isOpen())).toEqual([false]);
    actor.send({ type: 'network.online' });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }, { record: record(1, 'e1') }]);
  });

  test('probes the server every 5000 ms when the queue is empty, until the server responds', async () => {
    const { actor, calls, clock, perform, sent } = await startOutbox();
    const asked = () => calls.filter(({ id }) => id === 'reachServer').length;
    actor.send({ type: 'network.offline' });
    for (const times of [1, 2]) {
      clock.increment(5000);
      expect(asked()).toBe(times);
      await perform(failed('reachServer', new Error('no network')));
      expect(actor.getSnapshot().hasTag('offline')).toBe(true);
    }
    clock.increment(5000);
    await perform(done('reachServer', undefined));
    expect(actor.getSnapshot().value).toEqual({ draining: 'idle' });
    expect(sent()).toEqual([]);
  });

  test.each([401, 503])('treats a server that responds with %i as reachable', async (httpStatus) => {
    const { actor, clock, perform } = await startOutbox();
    actor.send({ type: 'network.offline' });
    clock.increment(5000);
    await perform(failed('reachServer', { httpStatus }));
    expect(actor.getSnapshot().hasTag('offline')).toBe(false);
  });

  test('queues writes, and tries to send them after 5000 ms', async () => {
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

  test.each([
    ['network.online', unreachable],
    ['retry.requested', unreachable],
    ['network.online', failed('sendWrite', { httpStatus: 401 })],
    ['retry.requested', failed('sendWrite', { httpStatus: 401 })],
  ] as const)('sends at once on %s during a wait after %o', async (type, failure) => {
    const { actor, perform, sentRecords } = await startOutbox();
    actor.send(request('e1'));
    await perform(failure);
    actor.send({ type });
    expect(sentRecords()).toEqual([{ record: record(1, 'e1') }, { record: record(1, 'e1') }]);
  });
});
