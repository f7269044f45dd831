import { languages } from '../../tests/support/texts.ts';
import { tried } from '../../tests/support/tier.ts';

/** What a screen does is the same in each language, and each language has each text: `scripts/locales`. */
export const triedLanguages = tried(languages, (language) => language === 'fr');
