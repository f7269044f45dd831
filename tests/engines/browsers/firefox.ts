import { type Browser, launch, type Page } from 'puppeteer-core';
import type { Language } from '../../support/texts.ts';
import type { DrivenBrowser, Size, Tab } from './browser.ts';
import { findProgram } from './programs.ts';

const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR, fr', en: 'en-GB, en' };

const launchIn = (language: Language): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    headless: true,
    // The size comes from `resize`.
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': locales[language],
      'ui.prefersReducedMotion': 1,
      // Overlay scrollbars, like those of phones and some desktops.
      'ui.useOverlayScrollbars': 1,
      // Firefox must not offer to store a password, or check for leaked ones.
      'signon.rememberSignons': false,
    },
  });

/** Firefox before 144 does not support the screen orientation, which `setViewport` sets together with the size. */
const isOrientationError = (error: unknown): boolean =>
  /unknown command.*setScreenOrientationOverride/u.test(String(error));

async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!isOrientationError(error)) throw error;
  });
}

const tabOn = (page: Page, close: () => Promise<void>): Tab => ({
  goTo: async (address) => {
    await page.goto(address);
  },
  reload: async () => {
    await page.reload();
  },
  evaluate: <T>(expression: string) => page.evaluate<[], () => T>(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  moveTo: ({ x, y }) => page.mouse.move(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  withControl: async (letter) => {
    await page.keyboard.down('Control');
    await page.keyboard.type(letter);
    await page.keyboard.up('Control');
  },
  screenshot: () => page.screenshot(),
  pdf: () => page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } }),
  close,
});

/** Starts an installed Firefox, and controls it by WebDriver BiDi. */
export function startFirefox(): DrivenBrowser {
  const browsers = new Map<Language, Promise<Browser>>();
  let version = '';
  // The language is a setting of the whole browser.
  const browserIn = (language: Language): Promise<Browser> => {
    const browser = browsers.get(language) ?? launchIn(language);
    browsers.set(language, browser);
    return browser;
  };
  return {
    version: () => version,
    open: async ({ language, size }) => {
      const browser = await browserIn(language);
      version = (await browser.version()).replace('firefox/', 'Firefox ');
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await resize(page, size);
      return tabOn(page, () => context.close());
    },
    close: async () => {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
    },
  };
}
