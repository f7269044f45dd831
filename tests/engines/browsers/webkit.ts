import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.ts';
import type { Language } from '../../support/texts.ts';
import { type DrivenBrowser, type Key, type Size, type Tab, type TabOptions } from './browser.ts';
import { type Display, centredPosition, startDisplay } from './display.ts';
import { findProgram } from './programs.ts';
import { startProcess } from './processes.ts';

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

const locales: Readonly<Record<Language, string>> = { fr: 'fr_FR.UTF-8', en: 'en_GB.UTF-8' };

// The buttons in the toolbar of WebKit's test browser would prevent a window as narrow as a phone.
const smallButtons = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const noAnimations = '[Settings]\ngtk-enable-animations=0\n';

/** Creates the settings of a new browser, and the locales in which it may start. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'mon-budget-webkit-'));
  const settings = join(home, 'gtk-3.0');
  await mkdir(settings);
  await writeFile(join(settings, 'gtk.css'), smallButtons);
  await writeFile(join(settings, 'settings.ini'), noAnimations);
  // The name of the locale sets the browser's language. The machine may lack that locale, so the name links to another one.
  for (const locale of Object.values(locales))
    await cp('/usr/lib/locale/C.utf8', join(home, locale), { recursive: true });
  return home;
}

async function waitUntilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function resize(driver: WebDriver, size: Size): Promise<void> {
  const window = driver.manage().window();
  const inner = () => driver.executeScript<Size>('return { width: innerWidth, height: innerHeight }');
  await window.setRect({ ...centredPosition(size), ...size });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { width, height } = await inner();
    if (width === size.width && height === size.height) return;
    // The window has a toolbar, so the window is higher than the page.
    const outer = await window.getRect();
    const more = { width: outer.width + size.width - width, height: outer.height + size.height - height };
    await window.setRect({ ...centredPosition(more), ...more });
    await setTimeout(50);
  }
  throw new Error(`The window does not become ${String(size.width)} × ${String(size.height)}.`);
}

const tabOn = (driver: WebDriver, close: () => Promise<void>): Tab => ({
  goTo: (address) => driver.get(address),
  reload: () => driver.navigate().refresh(),
  evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
  click: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
  moveTo: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  press: (key) => driver.actions().sendKeys(keys[key]).perform(),
  withControl: (letter) => driver.actions().keyDown(Keys.CONTROL).sendKeys(letter).keyUp(Keys.CONTROL).perform(),
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  close,
});

/** Starts WebKit's test browser, and controls it by WebKitWebDriver on a display in memory. */
export function startWebKit(): DrivenBrowser {
  let display: Promise<Display> | undefined;
  let home: Promise<string> | undefined;
  let version = '';
  const open = async ({ language, size }: TabOptions): Promise<Tab> => {
    const [{ name }, folder] = await Promise.all([(display ??= startDisplay()), (home ??= makeHome())]);
    const port = String(await freePort());
    const folders = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, LOCPATH: folder };
    const env = { ...process.env, ...folders, DISPLAY: name, LC_ALL: locales[language], GDK_BACKEND: 'x11' };
    const { end } = startProcess(findProgram('webKitDriver'), ['-p', port], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReady(address);
    const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
    version = `WebKitGTK ${String((await driver.getCapabilities()).get('browserVersion'))}`;
    await resize(driver, size);
    return tabOn(driver, async () => {
      await driver.quit();
      await end();
    });
  };
  return {
    version: () => version,
    open,
    close: async () => {
      await (await display)?.end();
      if (home) await rm(await home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
