import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importPart } from './import-part.ts';

declare const happyDOM: { readonly settings: object };

const ask = vi.fn<(address: string) => Promise<Response>>();
const told = vi.fn<() => void>();

/** The page gets the stylesheets that it asks for; none is asked for in fact. */
const loadsStyles = (isLoaded: boolean) => {
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: isLoaded });
};

beforeEach(() => {
  loadsStyles(true);
  vi.stubGlobal('fetch', ask);
  ask.mockImplementation(async () => new Response('export {};'));
  addEventListener('vite:preloadError', told);
});
afterEach(() => {
  loadsStyles(false);
  vi.unstubAllGlobals();
  ask.mockReset();
  told.mockReset();
  removeEventListener('vite:preloadError', told);
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const asked = () => ask.mock.calls.map(([address]) => address);
const part = async () => 'the part';
const styles = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

const refuse = (event: Event) => {
  event.stopImmediatePropagation();
  event.target?.dispatchEvent(new Event('error'));
};

/** In place of the next stylesheet that it gets, the page hears that there is none. */
const refuseNextStyles = () => document.addEventListener('load', refuse, { capture: true, once: true });

// Source: docs/specification.md#missing-part.
describe('a part of the app', () => {
  test('is imported once each of its files has been had to its end, which are asked for once', async () => {
    const answers: Response[] = [];
    ask.mockImplementation(async () => {
      const answer = new Response('export {};');
      answers.push(answer);
      return answer;
    });
    const read = vi.fn<() => Promise<boolean[]>>(async () => answers.map(({ bodyUsed }) => bodyUsed));
    await Promise.all([importPart(part, ['one.js', 'shared.js']), importPart(part, ['two.js', 'shared.js'])]);
    expect(await importPart(read, ['one.js'])).toEqual([true, true, true]);
    expect(asked()).toEqual(['/one.js', '/shared.js', '/two.js']);
    expect(told).not.toHaveBeenCalled();
  });

  test.each([
    ['cut-off.js', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['gone.js', async () => new Response('', { status: 404 })],
  ])('is not imported without %s, which is asked for again when it is wanted again', async (file, answer) => {
    const load = vi.fn<typeof part>(part);
    ask.mockImplementationOnce(answer);
    await expect(importPart(load, [file])).rejects.toThrow(/Failed to fetch|404/u);
    expect(load).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledTimes(1);
    expect(await importPart(load, [file])).toBe('the part');
    expect(asked()).toEqual([`/${file}`, `/${file}`]);
  });

  test('that fails when it is imported is told of too', async () => {
    await expect(importPart(() => Promise.reject(new Error('broken')), [])).rejects.toThrow('broken');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('has its styles on the page before it is imported', async () => {
    expect(await importPart(async () => styles(), ['styled.js', 'styled.css'])).toEqual(['stylesheet /styled.css']);
  });

  test('whose styles could not be applied gets them when it is wanted again', async () => {
    refuseNextStyles();
    await expect(importPart(part, ['refused.css'])).rejects.toThrow('refused.css');
    expect(styles()).toEqual([]);
    expect(await importPart(async () => styles(), ['refused.css'])).toEqual(['stylesheet /refused.css']);
  });

  test('takes the styles that the page has had from the start', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/start.css">');
    expect(await importPart(part, ['start.css'])).toBe('the part');
    expect(styles()).toEqual(['stylesheet /start.css']);
  });
});
