import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type french from '../../locales/fr/no-break-spaces.json';

type NoBreakSpaces = typeof french;

const locales = join(import.meta.dirname, '../../locales');

const wide = '\u00A0';
const narrow = '\u202F';

/** Replaces spaces next to a language's punctuation by no-break spaces. */
export const withNoBreakSpaces = (text: string, { before, narrowBefore, after }: NoBreakSpaces): string =>
  text
    .replaceAll(new RegExp(` (?=[${narrowBefore}])`, 'gu'), narrow)
    .replaceAll(new RegExp(` (?=[${before}])|(?<=[${after}]) `, 'gu'), wide);

/** Parses a file of `locales/`, with no-break spaces in its texts. */
export function parseTexts(json: string, language: string): unknown {
  const file = join(locales, language, 'no-break-spaces.json');
  if (!existsSync(file)) return JSON.parse(json);
  const spaces: NoBreakSpaces = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? withNoBreakSpaces(value, spaces) : value,
  );
}

/** Inserts no-break spaces into the texts, because they are invisible in source files. */
export const noBreakSpaces = (): Plugin => ({
  name: 'no-break-spaces',
  enforce: 'pre',
  transform: {
    filter: { id: /\/locales\/[^/]+\/(?:visitor|app)\.json$/u },
    handler: (code, id) => ({ code: JSON.stringify(parseTexts(code, basename(dirname(id)))), map: null }),
  },
});
