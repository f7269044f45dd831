import type { App } from '../../support/app.ts';

/** The browser refuses to open a database in all pages loaded afterwards. */
export async function forbidStorage({ context }: App) {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A test forbids it.', 'InvalidStateError');
    };
  });
}

/** Limits the app's storage to two megabytes. Call this before the app stores data, because browsers rarely read the limit again. */
export async function limitStorage({ page, context, origin }: App) {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
}

/** Fills the rest of the storage. */
export async function fillStorage({ page }: App) {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('filling');
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('bytes', { autoIncrement: true }),
      );
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error(String(opening.error))));
    });
    const write = (size: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('bytes', 'readwrite', { durability: 'strict' });
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => resolve(false));
        // Random bytes, because browsers compress what they store.
        transaction.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(size)));
      });
    for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
      while (await write(size));
    }
    database.close();
  });
}
