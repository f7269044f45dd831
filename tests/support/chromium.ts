import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export type Chromium = { readonly path: string; readonly libraries?: string };

const starts = (path: string): boolean => spawnSync(path, ['--version']).status === 0;

/** The browser of an npm package. The package also has the system libraries that the machine may lack. */
async function packagedChromium(): Promise<Chromium> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  if (starts(path)) return { path };
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));
  return { path, libraries: join(tmpdir(), 'al2023', 'lib') };
}

/**
 * The browser of the tests: the path in CHROMIUM, the packaged browser on Linux x64, else an installed browser.
 * @throws without a browser
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '') return { path: named };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const path = installed.find((candidate) => existsSync(candidate));
  if (path === undefined) {
    throw new Error('The browser tests need Chrome or Chromium: install one, or name its path in CHROMIUM.');
  }
  return { path };
}
