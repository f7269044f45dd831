import type { Device } from '../../../src/app/services/device.ts';
import type { LastImport } from '../../../src/domain/archive/import-plan.ts';
import type { OutboxRecord } from '../../../src/domain/sync/writes.ts';
import type { Database } from '../database/database.ts';
import type { World } from '../world.ts';
import type { StoredCache } from './cache.ts';
import { createClock, type DeviceClock } from './clock.ts';
import { createSession, type Session } from './session.ts';

export type Browser = {
  readonly name: string;
  readonly records: Map<string, OutboxRecord>;
  /** The tombstones, with times by the device's clock. */
  readonly removed: Map<string, number>;
  readonly lastImport: { value: LastImport | undefined };
  readonly storedCache: StoredCache;
  readonly clock: DeviceClock;
  readonly session: Session;
  readonly isOnline: () => boolean;
  readonly setOnline: (isOnline: boolean) => void;
  /** Queues a storage operation with a duration. Returns the milliseconds until the operation is complete. */
  readonly whenDiskIsFree: (duration: number) => number;
  /** Creates the browser APIs of a tab. They do nothing when the tab is dead. */
  readonly deviceOf: (isAlive: () => boolean) => Device;
  /** Releases the locks of a dead tab. */
  readonly release: () => void;
};

type LockRequest = { readonly isAlive: () => boolean; readonly acquired: () => void };
type Listener = { readonly isAlive: () => boolean; readonly receive: (message: unknown) => void };

const lockDelay = 28;
const channelDelay = 2;
const refreshInterval = 40_000;
// A tab rarely prefetches unknown sheets.
const backgroundChance = 0.2;
const startupDelay = 3000;

export function createBrowser(world: World, database: Database, name: string): Browser {
  let requests: readonly LockRequest[] = [];
  const listeners = new Set<Listener>();
  const watchers = new Set<(isOnline: boolean) => void>();
  let isOnline = true;
  let diskFree = 0;

  const grantNext = () => {
    const [holder] = requests;
    if (!holder) return;
    world.after(lockDelay, () => {
      if (requests[0] === holder && holder.isAlive()) holder.acquired();
    });
  };
  const drop = (isDropped: (request: LockRequest) => boolean) => {
    const [holder] = requests;
    requests = requests.filter((request) => !isDropped(request));
    if (requests[0] !== holder) grantNext();
  };

  const deviceOf = (isAlive: () => boolean): Device => ({
    acquireSenderLock: async (_, signal, acquired) => {
      const request = { isAlive, acquired };
      signal.addEventListener('abort', () => drop((other) => other === request));
      requests = [...requests, request];
      if (requests[0] === request) grantNext();
    },
    openChannel: (_, receive) => {
      const listener = { isAlive, receive };
      listeners.add(listener);
      const post = (message: unknown) => {
        if (!isAlive()) return;
        for (const other of listeners) {
          if (other === listener) continue;
          world.after(channelDelay, () => {
            if (other.isAlive()) other.receive(message);
          });
        }
      };
      return { post, close: () => listeners.delete(listener) };
    },
    watchNetwork: (onChange) => {
      const watcher = (online: boolean) => {
        if (isAlive()) onChange(online);
      };
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    watchRefreshTriggers: (onChange) => {
      let isWatching = true;
      const visit = (): void => {
        world.after(refreshInterval + world.random.below(refreshInterval), () => {
          if (!isWatching || !isAlive() || !world.hasFaults()) return;
          onChange();
          visit();
        });
      };
      visit();
      return () => {
        isWatching = false;
      };
    },
    watchAmounts: () => () => {},
    watchDismissal: () => () => {},
    storeDismissal: () => {},
    storeAmounts: () => {},
    afterPaint: () => Promise.resolve(),
    afterStartup: (run) =>
      world.after(startupDelay, () => {
        if (isAlive() && world.random.chance(backgroundChance)) run();
      }),
  });

  return {
    name,
    records: new Map(),
    removed: new Map(),
    lastImport: { value: undefined },
    storedCache: { contents: new Map(), whole: {} },
    clock: createClock(world),
    session: createSession(world, database, { isOnline: () => isOnline }),
    isOnline: () => isOnline,
    setOnline: (online) => {
      isOnline = online;
      world.note(`${name} is ${online ? 'online' : 'offline'}`);
      for (const onChange of watchers) onChange(online);
    },
    whenDiskIsFree: (duration) => {
      diskFree = Math.max(diskFree, world.now()) + duration;
      return diskFree - world.now();
    },
    deviceOf,
    release: () => drop((request) => !request.isAlive()),
  };
}
