import { loadOnce } from '../services/loading.ts';

/** Fetches a script into the browser's cache. Under a service worker there is no need: it has every file of the build. */
async function prefetch(address: string): Promise<void> {
  if (navigator.serviceWorker?.controller) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded: ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Puts a stylesheet on the page, if it is not there from the start. */
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
 * Imports a chunk after its files have been loaded. A browser caches a failed `import()` for the lifetime of the page, so
 * that a retry would fail, too; a failed fetch can be repeated. Replaces the preload function of Vite, and dispatches its event.
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
