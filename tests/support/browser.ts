import { type Browser, chromium as playwright } from 'playwright-core';
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

/** Starts a headless browser; the caller closes it. */
export const startBrowser = ({ path, libraries }: Chromium): Promise<Browser> =>
  playwright.launch({
    executablePath: path,
    args: flags,
    headless: true,
    ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
  });

let shared: Promise<Browser> | undefined;

/** The headless browser of all test files that one process runs, and ends with it; each test opens a context or a place. */
export const sharedBrowser = (chromium: Chromium): Promise<Browser> => (shared ??= startBrowser(chromium));
