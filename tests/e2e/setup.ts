import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from '../support/chromium.ts';
import { startServer, type TestServer } from '../support/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: Chromium;
    readonly server: Pick<TestServer, 'origin' | 'dataDir'>;
  }
}

/** Unpacks the browser and starts a server, once for all test files: a browser keeps what it has compiled by its origin. */
export async function setup({ provide }: TestProject) {
  // Without a browser there is nothing to serve, and nobody who would end the server.
  const chromium = await findChromium();
  const server = await startServer();
  provide('chromium', chromium);
  provide('server', { origin: server.origin, dataDir: server.dataDir });
  return server.stop;
}
