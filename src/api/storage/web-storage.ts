/** Uses a web storage; undefined where the browser blocks it, or has no room: it throws at the first touch then. */
export function withStorage<T>(storage: () => Storage, use: (storage: Storage) => T): T | undefined {
  try {
    return use(storage());
  } catch {
    return undefined;
  }
}
