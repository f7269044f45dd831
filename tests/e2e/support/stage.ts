import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { sharedBrowser } from '../../support/browser.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { closeTheRest } from './places.ts';

export type Stage = { readonly browser: Browser; readonly server: TestServer };

/** A browser, and a server for all tests of a file, which each take accounts of their own. */
export function useStage(): Stage {
  let started: Stage | undefined;
  const stage = (): Stage => {
    if (!started) throw new Error('The stage is set before the first test only.');
    return started;
  };
  beforeAll(async () => {
    const [browser, server] = await Promise.all([sharedBrowser(inject('chromium')), startServer()]);
    started = { browser, server };
  });
  afterAll(async () => {
    if (!started) return;
    await closeTheRest(started.browser);
    await started.server.stop();
  });
  return {
    get browser() {
      return stage().browser;
    },
    get server() {
      return stage().server;
    },
  };
}
