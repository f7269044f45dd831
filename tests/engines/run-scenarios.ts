import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import type { DrivenBrowser, BrowserName } from './browsers/browser.ts';
import { startFirefox } from './browsers/firefox.ts';
import { startWebKit } from './browsers/webkit.ts';
import { type Layout, layouts, nameOf } from './layouts.ts';
import { createPageCaller } from './page/call-page.ts';
import { type User, userAt } from './user.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly pageScript: string;
  }
}

/** The steps of a user. Each step continues after the previous one. */
export type Scenario = {
  readonly name: string;
  readonly steps: readonly (readonly [what: string, take: (user: User) => Promise<void>])[];
};

const artifacts = join(import.meta.dirname, 'artifacts');
const starts = { firefox: startFirefox, webkit: startWebKit };

async function saveScreenshot(name: BrowserName, layout: Layout, what: string, picture: Uint8Array): Promise<void> {
  const folder = join(artifacts, name);
  await mkdir(folder, { recursive: true });
  const file = `${what}-${String(layout.size.width)}-${layout.language}.png`.replaceAll(/[^\w.]+/gu, '-');
  await writeFile(join(folder, file), picture);
}

/** Runs scenarios in a browser, in each layout. */
export function runScenarios(name: BrowserName, scenarios: readonly Scenario[]): void {
  let browser: DrivenBrowser;
  let server: TestServer;
  beforeAll(async () => {
    browser = starts[name]();
    server = await startServer();
  });
  afterAll(async () => {
    console.info(browser.version());
    await browser.close();
    await server.stop();
  });
  describe.each(layouts.map((layout) => [nameOf(layout), layout] as const))('%s', (_, layout) => {
    describe.each(scenarios)('$name', ({ name: scenario, steps }) => {
      let user: User;
      let failed: string | undefined;
      beforeAll(async () => {
        const tab = await browser.open(layout);
        user = userAt({
          layout,
          tab,
          callPage: createPageCaller(tab, inject('pageScript')),
          server,
          email: `${scenario}-${nameOf(layout)}@exemple.fr`.replaceAll(/[^\w.@]+/gu, '-'),
          saveScreenshot: async (what) => saveScreenshot(name, layout, what, await tab.screenshot()),
        });
      });
      afterAll(async () => {
        await user.tab.close();
        // A failed scenario may have stopped the server.
        if (failed !== undefined) await server.restart();
      });
      test.each(steps)('%s', async (what, take) => {
        // A step depends on the previous steps.
        if (failed !== undefined) throw new Error(`Not tried: “${failed}” failed.`);
        failed = what;
        try {
          await take(user);
          expect(await user.callPage('pageErrors')).toEqual([]);
        } catch (error) {
          await user.saveScreenshot(`failed-${scenario}-${what}`).catch(() => undefined);
          throw error;
        }
        failed = undefined;
      });
    });
  });
}
