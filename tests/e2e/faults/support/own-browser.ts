import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import type { Chromium } from '../../../support/chromium.ts';

export type OwnBrowser = {
  readonly page: Page;
  /** Kills the browser's processes; further calls do nothing. */
  readonly kill: () => Promise<void>;
};

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--lang=en-GB',
  '--window-size=1440,900',
];

/** Starts a browser in a separate process, with a profile folder that a next browser can reuse. */
export async function startOwnBrowser({ path, libraries }: Chromium, profile: string): Promise<OwnBrowser> {
  const child = spawn(path, [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    // Use a separate process group, so that child processes can be killed too.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(libraries === undefined ? {} : { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
  });
  const endpoint = Promise.withResolvers<string>();
  createInterface(child.stderr).on('line', (line) => {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) endpoint.resolve(address);
  });
  child.once('exit', () => endpoint.reject(new Error('The browser ended before it listened.')));
  const browser = await chromium.connectOverCDP(await endpoint.promise);
  const [page] = browser.contexts().flatMap((context) => context.pages());
  if (!page) throw new Error('The browser has no page.');
  return {
    page,
    kill: async () => {
      if (child.pid === undefined || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await exited;
      await browser.close();
    },
  };
}
