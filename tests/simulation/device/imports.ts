import type { ImportStore } from '../../../src/api/storage/import-store.ts';
import type { Browser } from './device.ts';

/** The stored inverse of the latest import. */
export const createImports = ({ lastImport }: Browser): ImportStore => ({
  load: async () => lastImport.value,
  save: async (_, saved) => {
    lastImport.value = saved;
  },
  remove: async () => {
    lastImport.value = undefined;
  },
});
