import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { keepSession } from '../e2e/support/app.ts';
import { seedAccount } from './seed.ts';
import type { SharedServer } from './server.ts';

/** The size budgets of pages, in brotli bytes. Source: docs/performance.md. */
export const weightLimits = { home: 376_000, everything: 600_000 } as const;

const dist = join(import.meta.dirname, '../../dist');

/** The bytes sent for a file. The server does not compress small files. */
const sentBytes = (path: string): number => {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

const bytesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + sentBytes(path), 0);
const isCode = (path: string) => /\.(?:js|css)$/u.test(path);

/**
 * The distinct paths that the page requests until it is complete. Distinct, because imports of preloaded modules come from the browser's
 * cache. Excludes requests that the app makes when idle.
 */
async function requestedUntil(page: Page, address: string, isThere: () => Promise<void>): Promise<readonly string[]> {
  await page.addInitScript(() => {
    const idleDelays = [1000, 3000];
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0) => (idleDelays.includes(delay) ? 0 : later(run, delay)),
    });
  });
  const paths = new Set<string>();
  page.on('response', (response) => paths.add(new URL(response.url()).pathname));
  await page.goto(address);
  await isThere();
  await page.waitForLoadState('networkidle');
  return [...paths];
}

/** The requests and brotli bytes of a first visit of the sign-in screen. */
export async function weighSignIn(page: Page, { origin }: SharedServer) {
  const paths = await requestedUntil(page, `${origin}/login`, () =>
    page.getByRole('button', { name: 'Se connecter' }).waitFor(),
  );
  const code = paths.filter(isCode);
  const identity = code.filter((path) => /\/identity-/u.test(path));
  if (identity.length !== 1) throw new Error('The build has no single chunk for the identity library.');
  return { requests: paths.length, bytes: bytesOf(code) - bytesOf(identity), withIdentity: bytesOf(code) };
}

/** The brotli bytes until home is shown. */
export async function weighHome(page: Page, server: SharedServer) {
  const { session } = await seedAccount(server, `light-${process.pid}@exemple.fr`, 'orange-bleu-42');
  await keepSession(page, server.origin, session);
  const paths = await requestedUntil(page, server.origin, () =>
    page.locator('[data-figure="remaining"]').filter({ visible: true }).first().waitFor(),
  );
  return { bytes: bytesOf(paths.filter(isCode)) };
}

// Excludes texts of languages other than French, and the connection to the visualiser.
const isOptional = /\/(?:(?!fr-)[\w-]+-(?:visitor|app)-[\w-]{8}\.js|bridge-)/u;

/** The brotli bytes of all files that a user of one language can load. */
export function weighAll(): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/"url":"(assets\/[^"]+\.(?:js|css))"/gu)].map(([, path]) => path ?? '');
  return bytesOf([...new Set(files.filter((path) => !isOptional.test(path)))]);
}
