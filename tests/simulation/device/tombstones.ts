import type { TombstoneStore } from '../../../src/api/storage/tombstone-store.ts';
import type { Browser } from './browser.ts';

// The lifetime in the app's store, by the device's clock.
const lifetime = 48 * 60 * 60_000;

export const createTombstones = ({ removed }: Browser): TombstoneStore => ({
  add: async (_, paths, now) => {
    for (const [path, at] of removed) if (now - at > lifetime) removed.delete(path);
    for (const path of paths) removed.set(path, now);
  },
  remove: async (_, paths) => {
    for (const path of paths) removed.delete(path);
  },
  list: async () => new Set(removed.keys()),
  clear: async () => removed.clear(),
});

export const noTombstones: TombstoneStore = {
  add: async () => {},
  remove: async () => {},
  list: async () => new Set(),
  clear: async () => {},
};
