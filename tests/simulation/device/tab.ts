import { startBelowToaster } from '../../../testing/machines/below-toaster.ts';
import { type ActorRefFrom, createActor, createMachine } from 'xstate';
import { createBudget } from '../../../src/api/budget/budget.ts';
import { createSender } from '../../../src/api/budget/send/send-record.ts';
import { createDocuments } from '../../../src/api/documents/documents.ts';
import { createTokenSource } from '../../../src/api/documents/token-source.ts';
import type { ImportStore } from '../../../src/api/storage/import-store.ts';
import { bindWorkspace } from '../../../src/app/effects/workspace.effects.ts';
import { createOutboxEffects } from '../../../src/app/effects/outbox.effects.ts';
import type { SheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { OutboxRecord } from '../../../src/domain/sync/writes.ts';
import type { Send } from '../bugs/bugs.ts';
import { root, uid } from '../database/names.ts';
import { requestTimeout } from '../network.ts';
import type { World } from '../world.ts';
import { createTimeouts } from './connection.ts';
import { createCache } from './cache.ts';
import type { Browser } from './browser.ts';
import { fetchOf, watched, type NamedTab } from './sending.ts';
import { createStore } from './store.ts';
import type { Environment } from './environment.ts';
import { createTombstones, noTombstones } from './tombstones.ts';

type Workspace = ActorRefFrom<ReturnType<typeof bindWorkspace>>;

export type Tab = {
  readonly name: string;
  readonly workspace: Workspace;
  readonly queue: () => readonly OutboxRecord[];
  readonly isAlive: () => boolean;
  readonly today: () => SheetDate;
  /** Crashes the tab, which sends no event. */
  readonly kill: () => void;
  /** Signs the user out, and the provider announces it. */
  readonly signOut: () => void;
};

const never = () => new Promise<never>(() => {});

/** The stored inverse of the latest import. */
const createImports = ({ lastImport }: Browser): ImportStore => ({
  load: async () => lastImport.value,
  save: async (_, saved) => {
    lastImport.value = saved;
  },
  remove: async () => {
    lastImport.value = undefined;
  },
});

function createData(environment: Environment, tab: NamedTab) {
  const { world, browser, actionLog, bug } = environment;
  const documents = createDocuments({
    root,
    tokens: createTokenSource(browser.session.token),
    fetch: fetchOf(environment, tab),
    timeout: requestTimeout,
    timeoutSignal: createTimeouts(world),
    log: () => {},
  });
  const store = createStore(world, browser, tab.isAlive);
  const tombstones = bug.hasNoTombstones ? noTombstones : createTombstones(browser);
  const plain: Send = createSender({ documents, tombstones, now: browser.clock.now });
  const send = watched(bug.send?.(plain, { documents, store, world }) ?? plain, tab, environment);
  return {
    documents,
    budget: createBudget(documents, tombstones),
    tombstones,
    store: {
      ...store,
      append: async (record: OutboxRecord) => {
        await store.append(record);
        actionLog.acknowledge(record.write);
      },
    },
    imports: createImports(browser),
    cache: createCache(world, browser.storedCache, tab.isAlive),
    undo: { load: () => [], save: () => {}, clear: () => {} },
    drafts: {
      load: () => undefined,
      save: () => {},
      loadProvision: () => undefined,
      saveProvision: () => {},
      loadLineDrafts: () => [],
      saveLineDrafts: () => {},
    },
    storedUser: { read: never, remove: never },
    send: async (record: OutboxRecord, signal: AbortSignal) => {
      const outcome = await send(record, signal);
      actionLog.settle(record.write, outcome);
      return outcome;
    },
  };
}

const closingTime = 2000;

const clockOf = (world: World, isAlive: () => boolean) => ({
  setTimeout: (run: () => void, delay: number) =>
    world.after(delay, () => {
      if (isAlive()) run();
    }),
  clearTimeout: (cancel: (() => void) | undefined) => cancel?.(),
});

/** Opens the app's workspace in a tab of the browser. */
export function openTab(environment: Environment, name: string): Tab {
  const { world, browser, actionLog, bug } = environment;
  let alive = true;
  const isAlive = () => alive;
  const data = createData(environment, { name, isAlive });
  const device = browser.deviceOf(isAlive);
  const effects = createOutboxEffects({
    device: bug.hasNoSenderLock ? { ...device, acquireSenderLock: async (_, __, acquired) => acquired() } : device,
    data,
    pending: () => [],
    persistSession: never,
  });
  const queue = (): readonly OutboxRecord[] =>
    workspace.getSnapshot().children.outbox?.getSnapshot().context.queue ?? [];
  const services = {
    endsSessions: false,
    afterFirstPaint: Promise.resolve(),
    identity: never,
    data,
    texts: never,
  };
  const machine = bindWorkspace(
    { services, queue, pending: queue, device },
    {
      ...effects,
      storeRecord: async (params) => {
        const { record } = params;
        // The app stores a refused record again, with its refusal.
        if (record.refusal === undefined) actionLog.start(browser.name, name, record.write);
        if (record.refusal === 'conflict') actionLog.settle(record.write, record.refusal);
        await effects.storeRecord(params);
      },
    },
  );
  const page = startBelowToaster(machine, {
    clock: clockOf(world, isAlive),
    input: {
      uid,
      email: 'ada@example.org',
      session: createActor(createMachine({})).start(),
      environment: {
        createId: world.random.id,
        endsSessions: true,
        random: world.random.fraction,
        today: browser.clock.today,
        now: browser.clock.now,
      },
    },
  });
  const workspace: Workspace = page.actor;
  const end = () => {
    alive = false;
    actionLog.forgetTab(name);
    browser.release();
  };
  return {
    name,
    workspace,
    queue,
    isAlive,
    today: browser.clock.today,
    kill: () => {
      world.note(`${name} is killed`);
      end();
    },
    signOut: () => {
      world.note(`${name} is signed out`);
      page.close();
      // The page is still open, so it completes its storage transactions.
      world.after(closingTime, end);
    },
  };
}
