import type { Page } from 'playwright-core';

/** Replaces the id token that the browser stores with a token of a long lifetime. */
export const storeToken = (page: Page, apiKey: string, token: string): Promise<void> =>
  page.evaluate(
    ([key, accessToken]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('error', () => reject(new Error(String(opening.error))));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          const store = transaction.objectStore('firebaseLocalStorage');
          const reading = store.get(key);
          reading.addEventListener('success', () => {
            const row = reading.result;
            row.value.stsTokenManager = {
              ...row.value.stsTokenManager,
              accessToken,
              expirationTime: Date.now() + 3_600_000,
            };
            store.put(row);
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(new Error(String(transaction.error))));
        });
      }),
    [`firebase:authUser:${apiKey}:[DEFAULT]`, token] as const,
  );
