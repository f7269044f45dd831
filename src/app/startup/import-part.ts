import { loadedOnce } from '../services/loaded-once.ts';

/** Has the browser keep a file of the build, to its end. */
async function keep(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded: ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Puts a stylesheet on the page, if it is not there from the start. */
async function apply(href: string): Promise<void> {
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

function have(file: string): Promise<void> {
  const address = `${import.meta.env.BASE_URL}${file}`;
  const load =
    files.get(file) ??
    loadedOnce(async () => {
      await keep(address);
      if (file.endsWith('.css')) await apply(address);
    });
  files.set(file, load);
  return load();
}

/**
 * Imports a part of the app once the browser has the files it consists of: that a script could not be had is remembered for as
 * long as the page lives, and importing it again would be in vain. What fails here is tried anew when it is asked for again.
 * Stands in for Vite's own function, and tells the page of a failure as that does.
 */
export async function importPart<T>(load: () => Promise<T>, parts: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(parts.map(have));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
