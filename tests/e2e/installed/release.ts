import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '../../support/server.ts';
import manifest from '../../../package.json' with { type: 'json' };

const built = resolve(import.meta.dirname, '../../../dist');
const texts = ['.js', '.css', '.html', '.webmanifest'];

/** The version that the footer of the built app shows, and that of the newer one. */
export const versions = {
  built: manifest.version,
  newer: manifest.version.replace(/\d+$/u, (patch) => String(Number(patch) + 1)),
};

/** Makes a newer version of a built app: another number in its footer, another name for each of its files. */
async function renew(folder: string) {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    // Compressed copies would still be of the older one.
    if (['.br', '.gz'].includes(extname(name))) await rm(path);
    if (!texts.includes(extname(name))) continue;
    const text = await readFile(path, 'utf8');
    const renamed = names.reduce((all, each) => all.replaceAll(each, `n-${each}`), text);
    const revised = renamed
      .replaceAll(/(?<="revision":")\w+(?=")/gu, 'newer')
      .replaceAll(versions.built, versions.newer);
    await writeFile(path, revised);
  }
  for (const name of names) await rename(join(assets, name), join(assets, `n-${name}`));
}

/** A server of its own; `deploy` puts another version of the app in the place of the one that it serves. */
export async function startReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'mon-budget-app-'));
  const older = join(folder, 'older');
  const newer = join(folder, 'newer');
  const served = join(folder, 'served');
  await Promise.all([older, newer, served].map((each) => cp(built, each, { recursive: true })));
  await renew(newer);
  const server = await startServer({ settings: { APP_DIR: served } });
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const deploy = async (version: keyof typeof versions) => {
    // A server that still ran would answer with what is half one version and half the other.
    await server.kill('SIGTERM');
    await rm(served, { recursive: true });
    await cp(version === 'built' ? older : newer, served, { recursive: true });
    await server.restart();
  };
  return { server, deploy };
}
