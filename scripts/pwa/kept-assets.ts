import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const day = 24 * 60 * 60_000;
const maxAge = 14 * day;

/** Removes assets last written more than `maxAge` milliseconds before `now`. */
export function prune(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > maxAge) rmSync(path);
  }
}

/** Keeps the assets of earlier builds for two weeks, because an open tab still loads chunks of an earlier build. */
export function keptAssets(): { readonly plugin: Plugin; readonly isOfThisBuild: (url: string) => boolean } {
  const written = new Set<string>();
  const plugin: Plugin = {
    name: 'kept-assets',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle: ({ dir }, bundle) => {
      for (const name of Object.keys(bundle)) written.add(name);
      if (dir !== undefined) prune(join(dir, 'assets'), Date.now());
    },
  };
  return { plugin, isOfThisBuild: (url) => !url.startsWith('assets/') || written.has(url) };
}
