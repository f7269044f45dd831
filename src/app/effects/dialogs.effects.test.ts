import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyStorage } from '../../../testing/api/storage/browser-storage.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import type { UnreadableRecord, OutboxRecord, Write } from '../../domain/sync/writes.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { workspaceMachine } from '../../machines/workspace/workspace.machine.ts';
import { bindDialogs } from './dialogs.effects.ts';
import { createBudgetRepository } from '../services/budget-repository.ts';
import { createOutboxEffects } from './outbox.effects.ts';
import { fakeData, idleDevice, memoryStore, recordOf, servicesOf } from '../../../testing/app/fake-data.ts';

beforeEach(() => {
  emptyStorage();
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write: Write = { kind: 'sheet.remove', sheetId: 's1' };
const damaged: UnreadableRecord = { id: 'damaged', uid: 'ada', raw: '{}' };
const environment = {
  createId: () => 'id',
  random: () => 0.5,
  today: () => toSheetDate(2026, 3, 14),
  now: () => 0,
  endsSessions: true,
};

/** A sign-out on a device with these stored records; `queue` has those that only this tab knows. */
function signingOut(records: readonly (OutboxRecord | UnreadableRecord)[], queue: readonly OutboxRecord[] = []) {
  const { store, stored } = memoryStore(...records);
  const data = fakeData({ store });
  const services = servicesOf(data);
  const repository = createBudgetRepository(services, () => queue);
  const effects = createOutboxEffects({
    device: idleDevice,
    data: services.data,
    pending: () => [],
    persistSession: async () => {},
  });
  const dialogs = bindDialogs(
    { services, queue: () => queue, pending: () => queue, device: idleDevice },
    effects,
    repository,
  );
  const session = createActor(sessionMachine, { input: { environment } });
  const workspace = createActor(workspaceMachine, { input: { uid: 'ada', email: '', environment, session } });
  const actor = createActor(dialogs, { input: { uid: 'ada', environment, workspace, session } }).start();
  actor.send({ type: 'signOut.requested' });
  const question = () => actor.getSnapshot().children.confirmSignOut;
  return {
    storedIds: () => [...stored.keys()],
    settle: (id: string) => stored.delete(id),
    question,
    state: () => question()?.getSnapshot().value,
    waiting: () => question()?.getSnapshot().context.waiting,
    hasSignedOut: () => actor.getSnapshot().value === 'closed',
  };
}

/** Lets the grace period pass. */
const gracePeriod = () => vi.advanceTimersByTimeAsync(2000);

describe('signing out', () => {
  test('counts the pending records of all tabs once, with refused and unreadable ones', async () => {
    const refused = recordOf(3, write, { refusal: 'refused' });
    const theirs = recordOf(9, write, { uid: 'bob' });
    const { state, waiting } = signingOut(
      [recordOf(1, write), refused, damaged, theirs],
      [recordOf(1, write), recordOf(2, write)],
    );
    await gracePeriod();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    expect(waiting()).toBe(4);
  });

  test('ends at once without pending records', async () => {
    const { hasSignedOut } = signingOut([recordOf(9, write, { uid: 'bob' })]);
    await vi.waitFor(() => expect(hasSignedOut()).toBe(true));
  });

  test('asks nothing when the records are sent within a grace period', async () => {
    const { settle, hasSignedOut } = signingOut([recordOf(1, write)]);
    await vi.advanceTimersByTimeAsync(500);
    settle('r1');
    await gracePeriod();
    await vi.waitFor(() => expect(hasSignedOut()).toBe(true));
  });

  // Source: docs/specification.md#sign-out-waiting.
  test('asks at once when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { state } = signingOut([recordOf(1, write)]);
    await vi.advanceTimersByTimeAsync(100);
    expect(state()).toBe('asking');
  });

  test('can wait until every tab has sent its records', async () => {
    const { settle, question, hasSignedOut, state } = signingOut([recordOf(1, write), recordOf(2, write)]);
    await gracePeriod();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    question()?.send({ type: 'sending.chosen' });
    settle('r1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('sending');
    settle('r2');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(hasSignedOut()).toBe(true));
  });

  test('asks again about records that were refused meanwhile', async () => {
    const refused = recordOf(2, write, { refusal: 'refused' });
    const { settle, question, state, waiting } = signingOut([recordOf(1, write), refused]);
    await gracePeriod();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    question()?.send({ type: 'sending.chosen' });
    settle('r1');
    await vi.advanceTimersByTimeAsync(1000);
    await gracePeriod();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    expect(waiting()).toBe(1);
  });

  test('can discard the records of the user, and of no one else', async () => {
    const refused = recordOf(2, write, { refusal: 'refused' });
    const { question, hasSignedOut, storedIds, state } = signingOut([
      recordOf(1, write),
      refused,
      damaged,
      recordOf(9, write, { uid: 'bob' }),
    ]);
    await gracePeriod();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    question()?.send({ type: 'discarding.chosen' });
    await vi.waitFor(() => expect(hasSignedOut()).toBe(true));
    expect(storedIds()).toEqual(['r9']);
  });
});
