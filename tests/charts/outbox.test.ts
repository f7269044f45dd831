import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { OutboxContext } from '../../src/machines/outbox/outbox.events.ts';
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts';
import { done, failed } from '../support/chart/events.ts';
import {
  accepted,
  damaged,
  outboxInput,
  read,
  record,
  refusedRecord,
  refusedVersion,
  removal,
  request,
  startOutbox,
  stored,
  unreachable,
} from '../support/chart/fixtures/outbox.ts';
import { testChart } from '../support/chart/test-chart.ts';

const old = stored(5, 'old');
const refusedOld = refusedRecord(5, 'old');

const growing = ['write.requested', 'record.added', 'review.retried', 'xstate.done.actor.restoreQueue'];
const storage = ['record.notStored', 'record.notDeleted'];
const everywhere = [
  ...storage,
  'records.restored',
  'record.stored',
  'review.retried',
  'review.discarded',
  'unreadable.discarded',
];

// The events tried after a single write has failed. Other events do not depend on the failure.
const besideSetbacks = [
  'backoff.ended',
  'write.requested',
  'record.settled',
  'retry.requested',
  'network.online',
  'network.offline',
  'xstate.done.actor.sendWrite',
];

const mostOf = ({ setbacks }: OutboxContext) => Math.max(0, ...setbacks.map(({ times }) => times));
const isRefused = ({ type, error }: AnyEventObject) => type === refusedVersion.type && error === refusedVersion.error;

/** Limits the paths: after a refusal of one write, only some events are tried. */
function isBesideSetbacks(context: OutboxContext, event: AnyEventObject): boolean {
  const times = mostOf(context);
  const isFirst = context.reviews.length === 0 && context.queue.every(({ id }) => id === 'id-1');
  if (isRefused(event)) return isFirst;
  if (event.type === 'backoff.ended') return context.setbacks.some(({ isHeld }) => isHeld);
  if (times === 0) return true;
  return times === 1 && besideSetbacks.includes(event.type);
}

const isWithinBounds = ({ queue, reviews, attempts, settled, hasShownStoreFailure }: OutboxContext, type: string) =>
  // After the toast about failed storage, only storage events are tried.
  (!hasShownStoreFailure || storage.includes(type)) &&
  (!growing.includes(type) || queue.length + reviews.length < 2) &&
  (!type.startsWith('xstate.error.actor.sendWrite') || attempts < 1) &&
  (type !== 'record.settled' || settled.length < 1);

testChart(outboxMachine, {
  inputs: [outboxInput],
  limit: 20_000,
  cases: [
    request('e1'),
    accepted,
    done('sendWrite', 'refused'),
    unreachable,
    failed('sendWrite', { httpStatus: 401 }),
    failed('sendWrite', { httpStatus: 500 }),
    refusedVersion,
    { type: 'backoff.ended', subject: 's1/outDay/e1' },
    failed('reachServer', { httpStatus: 503 }),
    failed('reachServer', new Error('no network')),
    failed('sendWrite', { httpStatus: 503, retryAfter: 30_000 }),
    read('readQueue'),
    read('readQueue', [refusedOld], [damaged]),
    read('restoreQueue'),
    read('restoreQueue', [old]),
    { type: 'record.settled', id: old.id },
    { type: 'record.added', record: old },
    { type: 'record.added', record: refusedOld },
    { type: 'record.stored', id: 'id-1' },
    { type: 'record.notStored', id: 'id-1' },
    { type: 'review.retried', id: old.id },
    { type: 'review.discarded', id: old.id },
    { type: 'unreadable.discarded', id: damaged.id },
  ],
  // Two records only differ if other tabs know one of them.
  project: ({ queue, reviews, attempts, retryAfter, setbacks, hasShownStoreFailure }) => [
    hasShownStoreFailure,
    setbacks.map(({ times, isHeld }) => [times, isHeld]),
    queue.map(({ id }) => id === old.id).slice(0, 1),
    reviews.some(({ id }) => id === old.id),
    attempts > 0 && (retryAfter > 0 ? 'asked to wait' : 'waiting'),
  ],
  when: ({ value, context }, { type, ...event }) =>
    isWithinBounds(context, type) &&
    isBesideSetbacks(context, { type, ...event }) &&
    // The probe of the store does not depend on the sent record.
    (!type.includes('storeProbe') || context.inFlight === undefined) &&
    // Only the root state handles these events.
    (!everywhere.includes(type) || typeof value === 'string' || 'standby' in value),
  invariants: {
    'standby.reading': ({ children, tags }) => children['sendWrite'] === undefined && tags.size === 0,
    'standby.idle': ({ children, tags }) => children['sendWrite'] === undefined && tags.size === 0,
    restoring: ({ children }) => children['restoreQueue'] !== undefined && children['sendWrite'] === undefined,
    'draining.idle': (snapshot) => snapshot.context.queue.length === 0 && snapshot.tags.size === 0,
    'draining.sending': (snapshot) => snapshot.context.queue.length > 0 && snapshot.hasTag('pending'),
    'draining.waiting': (snapshot) =>
      snapshot.context.attempts > 0 &&
      (snapshot.context.queue.length > 0 || snapshot.context.retryAfter > 0) &&
      snapshot.hasTag('waiting') &&
      snapshot.hasTag('pending'),
    'draining.backingOff': (snapshot) =>
      snapshot.context.queue.length > 0 &&
      snapshot.context.setbacks.some(({ isHeld }) => isHeld) &&
      snapshot.children['sendWrite'] === undefined &&
      snapshot.hasTag('waiting') &&
      snapshot.hasTag('pending'),
    'draining.needingSignIn': (snapshot) =>
      snapshot.context.queue.length > 0 &&
      snapshot.context.reason === 'signIn' &&
      snapshot.hasTag('pending') &&
      snapshot.hasTag('needsSignIn'),
    'offline.idle': (snapshot) => snapshot.hasTag('offline') && !snapshot.hasTag('pending'),
    'offline.probing': (snapshot) => snapshot.hasTag('offline') && snapshot.children['reachServer'] !== undefined,
  },
});

describe('the outbox', () => {
  // Source: docs/specification.md#edit-order.
  test('sends writes in order, one at a time', async () => {
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

  test('reports a refused write, and sends the next', async () => {
    const { actor, perform, sentRecords, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(done('sendWrite', 'refused'));
    expect(sentToWorkspace).toEqual([{ type: 'write.refused', write: removal('e1') }]);
    expect(sentRecords().at(-1)).toEqual({ record: record(2, 'e2') });
  });

  test('reports a write that overwrote the value of another device', async () => {
    const { actor, perform, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    await perform(done('sendWrite', 'replaced'));
    expect(sentToWorkspace).toEqual([{ type: 'write.replaced', write: removal('e1') }]);
  });

  // Source: docs/specification.md#edit-retry.
  test.each(['network.online', 'network.offline', 'retry.requested'] as const)(
    'respects Retry-After on %s',
    async (type) => {
      const { actor, clock, perform, sent } = await startOutbox();
      actor.send(request('e1'));
      await perform(failed('sendWrite', { httpStatus: 503, retryAfter: 30_000 }));
      actor.send({ type });
      clock.increment(29_999);
      expect(actor.getSnapshot().hasTag('waiting')).toBe(true);
      expect(sent()).toHaveLength(1);
      clock.increment(1);
      expect(sent()).toHaveLength(2);
    },
  );

  test.each([
    [new Error('no network'), 'unreachable'],
    [{ httpStatus: 503 }, 'server'],
    [{ httpStatus: 401 }, 'signIn'],
    [{ httpStatus: 400, status: 'FAILED_PRECONDITION' }, 'conflict'],
    [{ httpStatus: 500 }, 'server'],
  ] as const)('stores the reason of the wait after %o', async (error, reason) => {
    const { actor, context, perform } = await startOutbox();
    expect(context().reason).toBeUndefined();
    actor.send(request('e1'));
    await perform(failed('sendWrite', error));
    expect(context().reason).toBe(reason);
  });

  test('ends the backoff when another tab has settled the whole queue', async () => {
    for (const error of [new Error('no network'), { httpStatus: 401 }]) {
      const { actor, perform } = await startOutbox();
      actor.send(request('e1'));
      await perform(failed('sendWrite', error));
      actor.send({ type: 'record.settled', id: 'id-1' });
      expect(actor.getSnapshot()).toMatchObject({ value: { draining: 'idle' }, context: { queue: [] } });
    }
  });

  // Source: docs/specification.md#session-renewal.
  test('keeps the queue while the user has to sign in again, and retries', async () => {
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

  test('reports each accepted write once', async () => {
    const { actor, perform, sentToWorkspace } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(unreachable);
    expect(sentToWorkspace).toEqual([]);
    actor.send({ type: 'retry.requested' });
    await perform(accepted);
    expect(sentToWorkspace).toEqual([{ type: 'write.accepted', write: removal('e1') }]);
    await perform(accepted);
    expect(sentToWorkspace).toEqual([
      { type: 'write.accepted', write: removal('e1') },
      { type: 'write.accepted', write: removal('e2') },
    ]);
  });

  // Source: docs/specification.md#edit-retry.
  test('retries with exponential backoff of up to a minute, and keeps the write', async () => {
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

  test.each(['accepted', 'refused'])('resets the backoff after the server has %s a write', async (outcome) => {
    const { actor, clock, perform, sent } = await startOutbox();
    actor.send(request('e1'));
    actor.send(request('e2'));
    await perform(unreachable);
    clock.increment(1000);
    await perform(unreachable);
    clock.increment(1500);
    await perform(done('sendWrite', outcome));
    await perform(unreachable);
    clock.increment(1000);
    expect(sent().at(-1)?.isOpen()).toBe(true);
  });
});
