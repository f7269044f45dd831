import type { Language } from '../../../../i18n/language.ts';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** The time that the device's clock shows at an instant, such as `10:12`. */
export const timeText = (instant: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: '2-digit', minute: '2-digit' }).format(instant);

/** One text after the other, such as `24 sheets, 312 lines and 2 categories`. */
export const listText = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language]).format(texts);
