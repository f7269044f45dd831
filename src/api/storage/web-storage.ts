/** Uses a web storage; undefined if it throws, because the browser blocks it or the quota is exceeded. */
export function withStorage<T>(storage: () => Storage, use: (storage: Storage) => T): T | undefined {
  try {
    return use(storage());
  } catch {
    return undefined;
  }
}
