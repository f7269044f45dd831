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
const enoughSharedMemoryInBytes = 2 ** 30;

function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= enoughSharedMemoryInBytes;
}

/** How a headless browser is started. */
export const launchOptions = ({ path, libraries }: Chromium): LaunchOptions => ({
  executablePath: path,
  args: flags,
  headless: true,
  // By default the parts of a browser share files: the shared memory of a container may be too small for a page.
  ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
});

/** Starts a headless browser; the caller closes it. */
export const startBrowser = (chromium: Chromium): Promise<Browser> => playwright.launch(launchOptions(chromium));

let shared: Promise<Browser> | undefined;

/** A browser for tests, whose pages end before optimised code has paid for its making. */
export const launchOptionsOfTests = (chromium: Chromium): LaunchOptions => {
  const options = launchOptions(chromium);
  return { ...options, args: [...(options.args ?? []), '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'] };
};

/** The headless browser of all test files that one process runs, and ends with it; each test opens a context or a place. */
export const sharedBrowser = (chromium: Chromium): Promise<Browser> =>
  (shared ??= playwright.launch(launchOptionsOfTests(chromium)));
