import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '../../support/server.ts';
import manifest from '../../../package.json' with { type: 'json' };

const built = resolve(import.meta.dirname, '../../../dist');
const texts = ['.js', '.css', '.html', '.webmanifest'];

/** The versions in the footers of the built app and of the newer app. */
export const versions = {
  built: manifest.version,
  newer: manifest.version.replace(/\d+$/u, (patch) => String(Number(patch) + 1)),
};

/** Makes a newer version of the built app, with another version number and other file names. */
async function buildNewer(folder: string) {
  // Compressed copies would still contain the older version.
  await cp(built, folder, { recursive: true, filter: (path) => !['.br', '.gz', '.map'].includes(extname(path)) });
  const assets = join(folder, 'assets');
  const names = new Set((await readdir(assets)).filter((name) => name.endsWith('.js')));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { name, parentPath } of files) {
    if (!texts.includes(extname(name))) continue;
    const path = join(parentPath, name);
    const revised = (await readFile(path, 'utf8'))
      .replaceAll(/[\w.-]+\.js/gu, (each) => (names.has(each) ? `n-${each}` : each))
      .replaceAll(/(?<="revision":")\w+(?=")/gu, 'newer')
      .replaceAll(versions.built, versions.newer);
    await writeFile(path, revised);
  }
  for (const name of names) await rename(join(assets, name), join(assets, `n-${name}`));
}

/** Starts a separate server; `deploy` replaces the served version of the app. */
export async function startReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-app-'));
  const newer = join(folder, 'newer');
  const served = join(folder, 'served');
  await buildNewer(newer);
  await symlink(built, served);
  const server = await startServer({ settings: { APP_DIR: served } });
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const deploy = async (version: keyof typeof versions) => {
    // A running server would mix files of both versions.
    await server.kill('SIGTERM');
    await rm(served);
    await symlink(version === 'built' ? built : newer, served);
    await server.restart();
  };
  return { server, deploy };
}
