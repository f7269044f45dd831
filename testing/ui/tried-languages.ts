import { languages } from '../../tests/support/texts.ts';
import { tried } from '../../tests/support/tier.ts';

/** French only in `npm test`: screens behave the same in each language, and `scripts/locales` finds missing texts. */
export const triedLanguages = tried(languages, (language) => language === 'fr');
