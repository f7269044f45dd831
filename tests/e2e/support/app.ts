import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { money, type Words } from './words.ts';

export type App = {
  readonly page: Page;
  readonly words: Words;
  readonly context: BrowserContext;
  readonly origin: string;
  /** What the browser complained of: uncaught errors, console errors, violations of the content security policy. */
  readonly complaints: readonly string[];
  readonly region: (name: string) => Locator;
  readonly row: (region: string, name: string) => Locator;
  /** Waits until a figure shows an amount given as `+1234.50`. */
  readonly shows: (figure: string, plain: string) => Promise<void>;
  readonly saved: () => Promise<void>;
};

export type AppOptions = {
  readonly browser: Browser;
  readonly origin: string;
  readonly words: Words;
  readonly viewport?: { readonly width: number; readonly height: number };
};

const desktop = { width: 1440, height: 900 };

// A refused password and a dead server are things that these tests bring about; the browser logs both.
const isProvoked = (text: string) => /Failed to load resource/.test(text);

/** A browser of one person: a context of its own with the language's locale. */
export async function openApp({ browser, origin, words, viewport = desktop }: AppOptions): Promise<App> {
  const context = await browser.newContext({ locale: words.locale, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isProvoked(message.text())) complaints.push(message.text());
  });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    page,
    words,
    context,
    origin,
    complaints,
    region,
    row: (name, line) => region(name).getByRole('listitem', { name: line }),
    shows: async (figure, plain) => {
      const shown = page.locator(`[data-figure="${figure}"]`).filter({ visible: true }).first();
      const text = async () => (await shown.getAttribute('value').catch(() => null)) ?? (await shown.textContent());
      await expect.poll(text, { timeout: 10_000 }).toBe(money(words, plain));
    },
    saved: async () => {
      await page.getByRole('button', { name: words.saved, exact: true }).waitFor();
    },
  };
}
