import { loadOnce } from '../services/loading.ts';

/** Fetches a script into the HTTP cache. Not needed with a service worker, which has every file of the build. */
async function prefetch(address: string): Promise<void> {
  if (navigator.serviceWorker?.controller) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded: ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Adds a stylesheet, unless the page has it. */
async function applyStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  link.addEventListener('load', resolve);
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`${href} could not be applied.`));
  });
  document.head.append(link);
  await promise;
}

const files = new Map<string, () => Promise<void>>();

function ensureLoaded(file: string): Promise<void> {
  const address = `${import.meta.env.BASE_URL}${file}`;
  const load =
    files.get(file) ?? loadOnce(() => (file.endsWith('.css') ? applyStylesheet(address) : prefetch(address)));
  files.set(file, load);
  return load();
}

/**
 * Imports a chunk after fetching its files: a failed fetch can be repeated, but browsers cache a failed `import()` as long as the page
 * lives. Replaces the preload function of Vite, and dispatches its event.
 */
export async function importChunk<T>(load: () => Promise<T>, chunkFiles: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(chunkFiles.map(ensureLoaded));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
