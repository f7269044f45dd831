import type { TombstoneStore } from '../../../src/api/storage/tombstone-store.ts';
import type { Browser } from './device.ts';

/** What a browser remembers of what it has removed. */
export const createTombstones = ({ removed }: Browser): TombstoneStore => ({
  add: async (_, paths) => {
    for (const path of paths) removed.add(path);
  },
  lift: async (_, paths) => {
    for (const path of paths) removed.delete(path);
  },
  list: async () => new Set(removed),
  clear: async () => removed.clear(),
});
