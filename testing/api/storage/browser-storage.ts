import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Stubs IndexedDB with empty databases, until `vi.unstubAllGlobals`. */
export function emptyStorage(): void {
  // The storage library uses the global classes.
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}
