import type { Language } from '../../../../i18n/language.ts';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** The time that the device's clock shows at an instant, such as `10:12`. */
export const timeText = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit' }).format(instant);
