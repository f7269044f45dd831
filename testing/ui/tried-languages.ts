import { languages } from '../../tests/support/texts.ts';
import { tried } from '../../tests/support/tier.ts';

/** `npm test` uses French only, because screens behave the same in each language. `scripts/locales` finds missing texts. */
export const triedLanguages = tried(languages, (language) => language === 'fr');
