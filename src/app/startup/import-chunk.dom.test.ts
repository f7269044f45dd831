import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importChunk } from './import-chunk.ts';

declare const happyDOM: { readonly settings: object };

const fetching = vi.fn<(address: string) => Promise<Response>>();
const reported = vi.fn<() => void>();

/** Stubs the loading of stylesheets, without requests. */
const loadsStyles = (isLoaded: boolean) => {
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: isLoaded });
};

beforeEach(() => {
  loadsStyles(true);
  vi.stubGlobal('fetch', fetching);
  fetching.mockImplementation(async () => new Response('export {};'));
  addEventListener('vite:preloadError', reported);
});
afterEach(() => {
  loadsStyles(false);
  vi.unstubAllGlobals();
  fetching.mockReset();
  reported.mockReset();
  removeEventListener('vite:preloadError', reported);
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const fetched = () => fetching.mock.calls.map(([address]) => address);
const part = async () => 'the part';
const styles = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

const refuse = (event: Event) => {
  event.stopImmediatePropagation();
  event.target?.dispatchEvent(new Event('error'));
};

/** The next stylesheet fails to load. */
const refuseNextStyles = () => document.addEventListener('load', refuse, { capture: true, once: true });

// Source: docs/specification.md#missing-part.
describe('a chunk', () => {
  test('is imported when its files are loaded, each fetched once', async () => {
    const answers: Response[] = [];
    fetching.mockImplementation(async () => {
      const answer = new Response('export {};');
      answers.push(answer);
      return answer;
    });
    const read = vi.fn<() => Promise<boolean[]>>(async () => answers.map(({ bodyUsed }) => bodyUsed));
    await Promise.all([importChunk(part, ['one.js', 'shared.js']), importChunk(part, ['two.js', 'shared.js'])]);
    expect(await importChunk(read, ['one.js'])).toEqual([true, true, true]);
    expect(fetched()).toEqual(['/one.js', '/shared.js', '/two.js']);
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([
    ['cut-off.js', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['gone.js', async () => new Response('', { status: 404 })],
  ])('is not imported without %s, which the next import fetches again', async (file, answer) => {
    const load = vi.fn<typeof part>(part);
    fetching.mockImplementationOnce(answer);
    await expect(importChunk(load, [file])).rejects.toThrow(/Failed to fetch|404/u);
    expect(load).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(await importChunk(load, [file])).toBe('the part');
    expect(fetched()).toEqual([`/${file}`, `/${file}`]);
  });

  test('is reported when its import fails', async () => {
    await expect(importChunk(() => Promise.reject(new Error('broken')), [])).rejects.toThrow('broken');
    expect(reported).toHaveBeenCalledTimes(1);
  });

  test('is not prefetched under a service worker, which has every file', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    expect(await importChunk(part, ['precached.js', 'precached.css'])).toBe('the part');
    expect(fetched()).toEqual([]);
    expect(styles()).toEqual(['stylesheet /precached.css']);
  });

  test('has its styles applied before it is imported', async () => {
    expect(await importChunk(async () => styles(), ['styled.js', 'styled.css'])).toEqual(['stylesheet /styled.css']);
  });

  test('gets missing styles at the next import', async () => {
    refuseNextStyles();
    await expect(importChunk(part, ['refused.css'])).rejects.toThrow('refused.css');
    expect(styles()).toEqual([]);
    expect(await importChunk(async () => styles(), ['refused.css'])).toEqual(['stylesheet /refused.css']);
  });

  test('reuses the stylesheets of the page', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/start.css">');
    expect(await importChunk(part, ['start.css'])).toBe('the part');
    expect(styles()).toEqual(['stylesheet /start.css']);
  });
});
