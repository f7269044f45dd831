import { existsSync, statfsSync } from 'node:fs';
import { type Browser, chromium as playwright, type LaunchOptions } from 'playwright-core';
import type { Chromium } from './chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const sharedMemory = '/dev/shm';
const minSharedMemoryInBytes = 2 ** 30;

function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= minSharedMemoryInBytes;
}

/** The launch options of a headless browser. */
export const launchOptions = ({ path, libraries }: Chromium): LaunchOptions => ({
  executablePath: path,
  args: flags,
  headless: true,
  // Use /dev/shm, which is faster. Playwright avoids it by default, because it is small in some containers.
  ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
});

/** Starts a headless browser; the caller closes it. */
export const startBrowser = (chromium: Chromium): Promise<Browser> => playwright.launch(launchOptions(chromium));

let shared: Promise<Browser> | undefined;

/** Launch options for tests. Optimising compilers are off, because test pages are open for a short time. */
export const launchOptionsOfTests = (chromium: Chromium): LaunchOptions => {
  const options = launchOptions(chromium);
  return { ...options, args: [...(options.args ?? []), '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'] };
};

/** The headless browser of all test files in a process. Each test opens a new context. */
export const sharedBrowser = (chromium: Chromium): Promise<Browser> =>
  (shared ??= playwright.launch(launchOptionsOfTests(chromium)));
