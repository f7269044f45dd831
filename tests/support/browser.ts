import { statfsSync } from 'node:fs';
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

// Playwright keeps what the parts of a browser share on the disk, for containers whose shared memory is too small for a page.
const withoutSharedMemory = '--disable-dev-shm-usage';
const minimumSharedMemoryInBytes = 2 ** 30;

function hasSharedMemory(): boolean {
  if (process.platform !== 'linux') return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= minimumSharedMemoryInBytes;
}

/** How a headless browser is started. */
export const launchOptions = ({ path, libraries }: Chromium): LaunchOptions => ({
  executablePath: path,
  args: flags,
  headless: true,
  ...(hasSharedMemory() ? { ignoreDefaultArgs: [withoutSharedMemory] } : {}),
  ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
});

/** Starts a headless browser; the caller closes it. */
export const startBrowser = (chromium: Chromium): Promise<Browser> => playwright.launch(launchOptions(chromium));

let shared: Promise<Browser> | undefined;

/** A browser for tests, whose pages end before optimised code has paid for its making. */
export const launchOptionsOfTests = (chromium: Chromium): LaunchOptions => {
  const options = launchOptions(chromium);
  return { ...options, args: [...(options.args ?? []), '--js-flags=--no-opt'] };
};

/** The headless browser of all test files that one process runs, and ends with it; each test opens a context or a place. */
export const sharedBrowser = (chromium: Chromium): Promise<Browser> =>
  (shared ??= playwright.launch(launchOptionsOfTests(chromium)));
