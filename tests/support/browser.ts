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
  // Playwright avoids /dev/shm by default, as containers may have too little of it; it is faster.
  ...(hasSharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
});

/** Starts a headless browser; the caller closes it. */
export const startBrowser = (chromium: Chromium): Promise<Browser> => playwright.launch(launchOptions(chromium));

let shared: Promise<Browser> | undefined;

/** Launch options for tests: pages are too short-lived for optimised code to pay off. */
export const launchOptionsOfTests = (chromium: Chromium): LaunchOptions => {
  const options = launchOptions(chromium);
  return { ...options, args: [...(options.args ?? []), '--js-flags=--no-opt --no-maglev --min-semi-space-size=16'] };
};

/** The headless browser shared by all test files of a process; each test opens its own context. */
export const sharedBrowser = (chromium: Chromium): Promise<Browser> =>
  (shared ??= playwright.launch(launchOptionsOfTests(chromium)));
