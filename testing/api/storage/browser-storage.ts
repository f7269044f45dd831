import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the test a browser's databases of its own, all empty; `vi.unstubAllGlobals` takes them away. */
export function emptyStorage(): void {
  // The names by which the browser, and with it the library, knows the classes.
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
}
