import type { Plugin } from 'vite';
import type { Language } from '../../src/i18n/language.ts';

const fixed = '\u00A0';
const narrow = '\u202F';

/** A French text with the spaces of its punctuation such that no line breaks there; given with plain spaces. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/gu, narrow)
    .replaceAll(/ (?=[:»])/gu, fixed)
    .replaceAll('« ', `«${fixed}`);

const spaced = (_: string, value: unknown): unknown => (typeof value === 'string' ? withFrenchSpaces(value) : value);

/** The texts of a file of `locales/`, as the app is given them. */
export const parseTexts = (json: string, language: Language): unknown =>
  JSON.parse(json, language === 'fr' ? spaced : undefined);

/** Inserts the no-break spaces of French punctuation at build time: typed ones are invisible in the source, and get lost. */
export const frenchSpaces = (): Plugin => ({
  name: 'french-spaces',
  enforce: 'pre',
  transform: {
    filter: { id: /\/locales\/fr\/[^/]+\.json$/u },
    handler: (code) => ({ code: JSON.stringify(parseTexts(code, 'fr')), map: null }),
  },
});
