import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from '../support/chromium.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { serveHarness } from './date-picker/serve-harness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: Chromium;
    readonly server: Pick<TestServer, 'origin' | 'dataDir'>;
    /** The origin of the page that shows date pickers alone. */
    readonly pickers: string;
  }
}

/** Unpacks the browser and starts the servers, once for all test files: a browser keeps what it has compiled by its origin. */
export async function setup({ provide }: TestProject) {
  // Without a browser there is nothing to serve, and nobody who would end the server.
  const chromium = await findChromium();
  const [server, harness] = await Promise.all([startServer(), serveHarness()]);
  provide('chromium', chromium);
  provide('server', { origin: server.origin, dataDir: server.dataDir });
  provide('pickers', harness.origin);
  return async () => {
    await Promise.all([server.stop(), harness.stop()]);
  };
}
