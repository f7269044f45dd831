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
import { fakeData, memoryStore, recordOf, servicesOf } from '../../../testing/app/fake-data.ts';

beforeEach(() => {
  emptyStorage();
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

const nothing = () => {};
const device = {
  acquireSenderLock: async () => {},
  openChannel: () => ({ post: nothing, close: nothing }),
  watchNetwork: () => nothing,
  watchReturns: () => nothing,
  afterPaint: () => Promise.resolve(),
  whenIdle: () => nothing,
};

/** A person who leaves a device that holds `records`; `queue` is what this tab alone knows of. */
function leaving(records: readonly (OutboxRecord | UnreadableRecord)[], queue: readonly OutboxRecord[] = []) {
  const { store, held } = memoryStore(...records);
  const data = fakeData({ store });
  const services = servicesOf(data);
  const repository = createBudgetRepository(services, () => queue);
  const effects = createOutboxEffects({
    device,
    data: services.data,
    held: () => [],
    persistSession: async () => {},
  });
  const dialogs = bindDialogs({ services, queue: () => queue, held: () => queue, device }, effects, repository);
  const session = createActor(sessionMachine, { input: { environment } });
  const workspace = createActor(workspaceMachine, { input: { uid: 'ada', email: '', environment, session } });
  const actor = createActor(dialogs, { input: { uid: 'ada', environment, workspace, session } }).start();
  actor.send({ type: 'signOut.requested' });
  const question = () => actor.getSnapshot().children.confirmSignOut;
  return {
    held: () => [...held.keys()],
    arrive: (id: string) => held.delete(id),
    question,
    state: () => question()?.getSnapshot().value,
    waiting: () => question()?.getSnapshot().context.waiting,
    hasLeft: () => actor.getSnapshot().value === 'closed',
  };
}

/** Lets a moment pass, in which what is on its way may arrive. */
const aMoment = () => vi.advanceTimersByTimeAsync(2000);

describe('a person who leaves', () => {
  test('is told of all that waits: of this tab, of the others, refused and unreadable, each once', async () => {
    const refused = recordOf(3, write, { refusal: 'refused' });
    const theirs = recordOf(9, write, { uid: 'bob' });
    const { state, waiting } = leaving(
      [recordOf(1, write), refused, damaged, theirs],
      [recordOf(1, write), recordOf(2, write)],
    );
    await aMoment();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    expect(waiting()).toBe(4);
  });

  test('is asked nothing when nothing of theirs waits', async () => {
    const { hasLeft } = leaving([recordOf(9, write, { uid: 'bob' })]);
    await vi.waitFor(() => expect(hasLeft()).toBe(true));
  });

  test('is asked nothing about what arrives in a moment', async () => {
    const { arrive, hasLeft } = leaving([recordOf(1, write)]);
    await vi.advanceTimersByTimeAsync(500);
    arrive('r1');
    await aMoment();
    await vi.waitFor(() => expect(hasLeft()).toBe(true));
  });

  test('waits until all of theirs has been sent, by whatever tab', async () => {
    const { arrive, question, hasLeft, state } = leaving([recordOf(1, write), recordOf(2, write)]);
    await aMoment();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    question()?.send({ type: 'sending.chosen' });
    arrive('r1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toBe('sending');
    arrive('r2');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(hasLeft()).toBe(true));
  });

  test('is asked again about what was refused while they waited', async () => {
    const refused = recordOf(2, write, { refusal: 'refused' });
    const { arrive, question, state, waiting } = leaving([recordOf(1, write), refused]);
    await aMoment();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    question()?.send({ type: 'sending.chosen' });
    arrive('r1');
    await vi.advanceTimersByTimeAsync(1000);
    await aMoment();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    expect(waiting()).toBe(1);
  });

  test('gives up all of theirs, and nothing of others', async () => {
    const refused = recordOf(2, write, { refusal: 'refused' });
    const { question, hasLeft, held, state } = leaving([
      recordOf(1, write),
      refused,
      damaged,
      recordOf(9, write, { uid: 'bob' }),
    ]);
    await aMoment();
    await vi.waitFor(() => expect(state()).toBe('asking'));
    question()?.send({ type: 'discarding.chosen' });
    await vi.waitFor(() => expect(hasLeft()).toBe(true));
    expect(held()).toEqual(['r9']);
  });
});
