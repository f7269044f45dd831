import { type Browser, chromium } from 'playwright-core';
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
  chromium.launch({
    executablePath: path,
    args: flags,
    headless: true,
    ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
  });
