import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from '../support/chromium.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { serveHarness } from './date-picker/serve-harness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: Chromium;
    readonly server: Pick<TestServer, 'origin' | 'dataDir'>;
    /** The origin of the harness page for date pickers. */
    readonly pickers: string;
  }
}

/** Finds the browser and starts the servers for all test files, because browsers cache compiled code by origin. */
export async function setup({ provide }: TestProject) {
  // Find the browser first: without a browser, the servers would be started and never stopped.
  const chromium = await findChromium();
  const [server, harness] = await Promise.all([startServer(), serveHarness()]);
  provide('chromium', chromium);
  provide('server', { origin: server.origin, dataDir: server.dataDir });
  provide('pickers', harness.origin);
  return async () => {
    await Promise.all([server.stop(), harness.stop()]);
  };
}
