import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError } from '../../../server/lib/plain-error.ts';
import type { BrowserName } from './browser.ts';

type Program = {
  /** Names or paths. The first installed program is used. */
  readonly names: readonly string[];
  /** The environment variable that selects another program. */
  readonly setting: string;
  readonly missing: string;
};

const programs = {
  firefox: {
    names: ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX',
    missing:
      'Firefox is missing: install it (`apt-get install firefox`, on Debian `firefox-esr`), or name its program in FIREFOX.',
  },
  webKitDriver: {
    names: ['WebKitWebDriver'],
    setting: 'WEBKIT_DRIVER',
    missing:
      'WebKitWebDriver is missing: install it (`apt-get install webkit2gtk-driver`), or name its program in WEBKIT_DRIVER.',
  },
  display: {
    names: ['Xvfb'],
    setting: 'XVFB',
    missing:
      'Xvfb, the display of WebKit, is missing: install it (`apt-get install xvfb`), or name its program in XVFB.',
  },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof programs;

const onPath = (name: string): readonly string[] =>
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));

/**
 * Finds the path of an installed program.
 * @throws if it is missing, with instructions to install it
 */
export function findProgram(program: ProgramName): string {
  const { names, setting, missing } = programs[program];
  const named = process.env[setting] ?? '';
  const wanted = named === '' ? names : [named];
  const path = wanted
    .flatMap((name) => (name.includes('/') ? [name] : onPath(name)))
    .find((candidate) => existsSync(candidate));
  if (path === undefined) throw new PlainError(missing);
  return path;
}

export const programsOf: Readonly<Record<BrowserName, readonly ProgramName[]>> = {
  firefox: ['firefox'],
  webkit: ['webKitDriver', 'display'],
};
