import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { type NoBreakSpaces, readLanguages } from './languages.ts';

const wide = '\u00A0';
const narrow = '\u202F';

/** Turns the spaces beside a language's punctuation into no-break spaces. */
export const withNoBreakSpaces = (text: string, { before, narrowBefore, after }: NoBreakSpaces): string =>
  text
    .replaceAll(new RegExp(` (?=[${narrowBefore}])`, 'gu'), narrow)
    .replaceAll(new RegExp(` (?=[${before}])|(?<=[${after}]) `, 'gu'), wide);

/** The texts of `locales/<language>/<namespace>.json`, as the interface shows them. */
export function parseTexts(json: string, language: string): unknown {
  const spaces = readLanguages().all.find(({ code }) => code === language)?.noBreakSpaces;
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' && spaces ? withNoBreakSpaces(value, spaces) : value,
  );
}

/** Inserts no-break spaces into the texts: in the source they would be invisible. */
export const noBreakSpaces = (): Plugin => ({
  name: 'no-break-spaces',
  enforce: 'pre',
  transform: {
    filter: { id: /\/locales\/[^/]+\/(?:visitor|app)\.json$/u },
    handler: (code, id) => ({ code: JSON.stringify(parseTexts(code, basename(dirname(id)))), map: null }),
  },
});
