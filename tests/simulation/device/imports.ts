import type { ImportStore } from '../../../src/api/storage/import-store.ts';
import type { Browser } from './device.ts';

/** What takes the latest import back, as a browser keeps it. */
export const createImports = ({ lastImport }: Browser): ImportStore => ({
  load: async () => lastImport.value,
  keep: async (_, kept) => {
    lastImport.value = kept;
  },
  forget: async () => {
    lastImport.value = undefined;
  },
});
