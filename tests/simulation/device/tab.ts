import { type Actor, createActor, createMachine } from 'xstate';
import { createBudget } from '../../../src/api/budget/budget.ts';
import { createSender } from '../../../src/api/budget/send-record.ts';
import { createDocuments } from '../../../src/api/documents/documents.ts';
import { createTokenSource } from '../../../src/api/documents/token-source.ts';
import { composeWorkspace } from '../../../src/app/compose-workspace.ts';
import { createOutboxEffects } from '../../../src/app/outbox-effects.ts';
import { sheetDateOf } from '../../../src/domain/sheet-date.ts';
import type { OutboxRecord } from '../../../src/domain/writes.ts';
import type { Bug, Send } from '../bugs/bugs.ts';
import { type Database, root, uid } from '../database/database.ts';
import type { Acts } from '../person/acts.ts';
import { patience } from '../network.ts';
import type { World } from '../world/world.ts';
import { createFetch, createTimeouts, createTokens } from './connection.ts';
import type { Browser } from './device.ts';
import { createStore } from './store.ts';
import { createTombstones } from './tombstones.ts';

type Workspace = Actor<ReturnType<typeof composeWorkspace>>;

export type Tab = {
  readonly name: string;
  readonly workspace: Workspace;
  readonly queue: () => readonly OutboxRecord[];
  /** The browser ends it without a word. */
  readonly kill: () => void;
};

/** Everything a tab runs in. */
export type Surroundings = {
  readonly world: World;
  readonly database: Database;
  readonly browser: Browser;
  readonly acts: Acts;
  readonly bug: Bug;
};

const never = () => new Promise<never>(() => {});

function createData(
  { world, database, browser, acts, bug }: Surroundings,
  tab: { name: string; isAlive: () => boolean },
) {
  const fetched = createFetch(world, database, browser, tab);
  const documentsOver = (fetchOfTab: typeof fetch) =>
    createDocuments({
      root,
      tokens: createTokenSource(createTokens(world, database, browser)),
      fetch: fetchOfTab,
      timeout: patience,
      timeoutSignal: createTimeouts(world),
      log: () => {},
    });
  const documents = documentsOver(fetched);
  const sending = bug.fetch ? documentsOver(bug.fetch(fetched, world)) : documents;
  const store = createStore(world, browser, tab.isAlive);
  const tombstones = createTombstones(browser);
  const plain: Send = createSender({ documents: sending, tombstones, now: () => world.now() });
  const send = bug.send?.(plain, { documents: sending, store, world }) ?? plain;
  return {
    documents,
    budget: createBudget(documents, tombstones),
    tombstones,
    store: {
      ...store,
      append: async (record: OutboxRecord) => {
        await store.append(record);
        acts.keep(record.write);
      },
    },
    imports: { load: async () => undefined, keep: never, forget: never },
    send: async (record: OutboxRecord, signal: AbortSignal) => {
      const outcome = await send(record, signal);
      acts.answer(record.write, outcome);
      return outcome;
    },
  };
}

const clockOf = (world: World, isAlive: () => boolean) => ({
  setTimeout: (run: () => void, delay: number) =>
    world.after(delay, () => {
      if (isAlive()) run();
    }),
  clearTimeout: (cancel: (() => void) | undefined) => cancel?.(),
});

/** Opens the product's workspace in a tab of the browser. */
export function openTab(surroundings: Surroundings, name: string): Tab {
  const { world, browser, acts, bug } = surroundings;
  let alive = true;
  const isAlive = () => alive;
  const data = createData(surroundings, { name, isAlive });
  const device = browser.deviceOf(isAlive);
  const effects = createOutboxEffects({
    device: bug.hasNoTurns ? { ...device, takeTurn: async (_, __, granted) => granted() } : device,
    store: async () => data.store,
    notify: () => {},
  });
  const queue = (): readonly OutboxRecord[] =>
    workspace.getSnapshot().children.outbox?.getSnapshot().context.queue ?? [];
  const machine = composeWorkspace({
    services: { identity: never, data: async () => data, language: 'fr', translate: never },
    queue,
    notify: () => {},
    effects: {
      ...effects,
      actions: {
        ...effects.actions,
        storeRecord: (actionArguments, params) => {
          if (params.record) acts.begin(browser.name, name, params.record.write);
          effects.actions.storeRecord(actionArguments, params);
        },
      },
    },
  });
  const workspace: Workspace = createActor(machine, {
    clock: clockOf(world, isAlive),
    input: {
      uid,
      email: 'ada@example.org',
      session: createActor(createMachine({})).start(),
      environment: {
        createId: world.random.id,
        random: world.random.fraction,
        today: () => sheetDateOf(new Date(world.now() + browser.clockOffset)),
        now: () => world.now() + browser.clockOffset,
      },
    },
  });
  workspace.start();
  return {
    name,
    workspace,
    queue,
    kill: () => {
      alive = false;
      world.note(`${name} is killed`);
      acts.forget(name);
      browser.release();
    },
  };
}
