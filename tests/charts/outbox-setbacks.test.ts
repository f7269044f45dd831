import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { backoff, maxRefusals } from '../../src/domain/sync/backoff.ts';
import type { Write } from '../../src/domain/sync/writes.ts';
import { done, failed } from '../support/chart/events.ts';
import {
  accepted,
  record,
  refusedVersion,
  removal,
  request,
  startOutbox,
  unreachable,
} from '../support/chart/fixtures/outbox.ts';

const failedOver = failed('sendWrite', { httpStatus: 500 });
const write = (changed: Write) => ({ type: 'write.requested', write: changed }) as const;
const addName: Write = { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'Taxi' }] };
// Tests use 0.5 as the random number, so delays are in the middle of their range.
const wait = (times: number) => backoff(times - 1, 0.5);

type Outbox = Awaited<ReturnType<typeof startOutbox>>;

const sending = v.object({ record: v.object({ id: v.string() }) });
const sentIds = ({ sentRecords }: Outbox) => sentRecords().map((input) => v.parse(sending, input).record.id);

/** Refuses the write until it goes to review. */
async function refuseForGood({ clock, perform }: Outbox): Promise<void> {
  for (let times = 1; times < maxRefusals; times += 1) {
    await perform(refusedVersion);
    clock.increment(wait(times));
  }
  await perform(refusedVersion);
}

describe('a write whose precondition fails (version conflict)', () => {
  // Source: docs/specification.md#edit-order.
  test('does not block independent writes (head-of-line blocking)', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    outbox.actor.send(request('e2'));
    await outbox.perform(refusedVersion);
    expect(sentIds(outbox)).toEqual(['id-1', 'id-2']);
    await outbox.perform(accepted);
    expect(outbox.actor.getSnapshot()).toMatchObject({
      value: { draining: 'backingOff' },
      context: { queue: [record(1, 'e1')], attempts: 0, reason: 'conflict' },
    });
  });

  test('pauses later writes of the same subject, but not other writes', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    await outbox.perform(refusedVersion);
    outbox.actor.send(request('e1'));
    expect(sentIds(outbox)).toEqual(['id-1']);
    outbox.actor.send(request('e2'));
    outbox.actor.send(write(addName));
    await outbox.perform(accepted);
    await outbox.perform(accepted);
    expect(sentIds(outbox)).toEqual(['id-1', 'id-3', 'id-4']);
  });

  test('is retried with exponential backoff even when other writes are accepted', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    for (let times = 1; times < maxRefusals; times += 1) {
      await outbox.perform(refusedVersion);
      outbox.actor.send(request(`other ${times}`));
      await outbox.perform(accepted);
      const before = outbox.sent().length;
      outbox.clock.increment(wait(times) - 1);
      expect(outbox.sent()).toHaveLength(before);
      outbox.clock.increment(1);
      expect(outbox.sent()).toHaveLength(before + 1);
      expect(sentIds(outbox).at(-1)).toBe('id-1');
    }
  });

  test('goes to review after too many retries', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    outbox.storeCalls.length = 0;
    await refuseForGood(outbox);
    const refused = { ...record(1, 'e1'), refusal: 'conflict' };
    expect(outbox.actor.getSnapshot()).toMatchObject({
      value: { draining: 'idle' },
      context: { queue: [], reviews: [refused] },
    });
    expect(outbox.storeCalls).toEqual([{ action: 'store', record: refused }]);
    expect(outbox.sentToWorkspace).toEqual([{ type: 'write.refused', write: removal('e1') }]);
    expect(outbox.sent()).toHaveLength(maxRefusals);
    outbox.clock.increment(50_000);
    expect(outbox.sent()).toHaveLength(maxRefusals);
  });

  test('leaves the next write of the same subject only one attempt', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    outbox.actor.send(request('e1'));
    await refuseForGood(outbox);
    expect(sentIds(outbox).at(-1)).toBe('id-2');
    await outbox.perform(refusedVersion);
    expect(outbox.context()).toMatchObject({ queue: [], reviews: [{ id: 'id-1' }, { id: 'id-2' }] });
    outbox.actor.send({ type: 'review.retried', id: 'id-1' });
    await outbox.perform(refusedVersion);
    expect(outbox.sent()).toHaveLength(maxRefusals + 2);
    expect(outbox.context().reviews).toHaveLength(2);
  });

  test('gets all retries again after a write of the same subject is accepted', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    outbox.actor.send(request('e1'));
    outbox.actor.send(request('e1'));
    await refuseForGood(outbox);
    await outbox.perform(accepted);
    await outbox.perform(refusedVersion);
    expect(outbox.context()).toMatchObject({ queue: [{ id: 'id-3' }], reviews: [{ id: 'id-1' }] });
  });

  test.each(['retry.requested', 'network.online'] as const)('is retried at once on %s', async (type) => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    await outbox.perform(refusedVersion);
    outbox.actor.send({ type });
    expect(sentIds(outbox)).toEqual(['id-1', 'id-1']);
    // The end of the first wait must not end the second wait.
    await outbox.perform(refusedVersion);
    outbox.clock.increment(wait(1));
    expect(outbox.sent()).toHaveLength(2);
    outbox.clock.increment(wait(2) - wait(1));
    expect(outbox.sent()).toHaveLength(3);
  });

  test('stays in backoff while offline', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    await outbox.perform(refusedVersion);
    outbox.actor.send({ type: 'network.offline' });
    outbox.clock.increment(wait(1));
    expect(outbox.sent()).toHaveLength(1);
    outbox.actor.send({ type: 'network.online' });
    expect(outbox.sent()).toHaveLength(2);
  });

  test('is not retried after another tab has settled the write', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    await outbox.perform(refusedVersion);
    outbox.actor.send({ type: 'record.settled', id: 'id-1' });
    expect(outbox.actor.getSnapshot()).toMatchObject({ value: { draining: 'idle' }, context: { queue: [] } });
  });
});

describe('a write that causes a server error (5xx)', () => {
  // Source: docs/specification.md#edit-order.
  test('is deferred after a pause, and is retried without limit', async () => {
    const outbox = await startOutbox();
    outbox.actor.send(request('e1'));
    outbox.actor.send(request('e2'));
    for (let times = 1; times <= maxRefusals + 1; times += 1) {
      await outbox.perform(failedOver);
      outbox.clock.increment(60_000);
    }
    expect(sentIds(outbox).slice(0, 2)).toEqual(['id-1', 'id-2']);
    expect(outbox.context()).toMatchObject({ queue: [{ id: 'id-1' }, { id: 'id-2' }], reviews: [] });
  });

  test('resets the backoff when the write is accepted', async () => {
    const outbox = await startOutbox();
    for (const id of ['e1', 'e2', 'e3']) outbox.actor.send(request(id));
    await outbox.perform(failedOver);
    outbox.clock.increment(wait(1));
    expect(sentIds(outbox).at(-1)).toBe('id-2');
    await outbox.perform(accepted);
    await outbox.perform(accepted);
    expect(sentIds(outbox)).toEqual(['id-1', 'id-2', 'id-3', 'id-1']);
  });

  test('does not block a third write when two writes always fail (starvation)', async () => {
    const outbox = await startOutbox();
    for (const id of ['e1', 'e2', 'e3']) outbox.actor.send(request(id));
    for (let tries = 0; sentIds(outbox).filter((id) => id === 'id-3').length < 2; tries += 1) {
      expect(tries).toBeLessThan(10);
      await outbox.perform(failedOver);
      outbox.clock.increment(60_000);
    }
    await outbox.perform(accepted);
    expect(outbox.context()).toMatchObject({ queue: [{ id: 'id-1' }, { id: 'id-2' }] });
  });

  test('is not retried more often than during an outage', async () => {
    const outbox = await startOutbox();
    for (let place = 1; place <= 20; place += 1) outbox.actor.send(request(`e${place}`));
    for (const pause of [1000, 1500, 2250, 3375]) {
      await outbox.perform(failedOver);
      const before = outbox.sent().length;
      outbox.clock.increment(pause - 1);
      expect(outbox.sent()).toHaveLength(before);
      outbox.clock.increment(1);
      expect(outbox.sent()).toHaveLength(before + 1);
    }
  });
});

test('keeps the order of the queue in an outage', async () => {
  const outbox = await startOutbox();
  outbox.actor.send(request('e1'));
  outbox.actor.send(request('e2'));
  await outbox.perform(unreachable);
  outbox.clock.increment(wait(1));
  await outbox.perform(accepted);
  expect(sentIds(outbox)).toEqual(['id-1', 'id-1', 'id-2']);
});

test('reports an exceeded quota, and sends the next write', async () => {
  const outbox = await startOutbox();
  outbox.actor.send(request('e1'));
  outbox.actor.send(request('e2'));
  await outbox.perform(done('sendWrite', 'quota'));
  expect(outbox.context().reviews).toEqual([{ ...record(1, 'e1'), refusal: 'quota' }]);
  expect(sentIds(outbox)).toEqual(['id-1', 'id-2']);
});
