import type { i18n } from 'i18next';
import type { Language } from './language.ts';
import { readableAtOnce } from './readable-at-once.ts';

/** What brings a part of the texts: a chunk of its own for each language. */
export type Loaders<Texts extends object> = Readonly<Record<Language, () => Promise<Texts>>>;

/** Adds texts to an instance once; gives the same promise to every caller. */
export function addedOnce(loaders: Loaders<object>): (instance: i18n) => Promise<void> {
  const arrivals = new WeakMap<i18n, Promise<void>>();
  const add = async (instance: i18n) => {
    const language: Language = instance.language === 'fr' ? 'fr' : 'en';
    instance.addResourceBundle(language, 'translation', await loaders[language](), true);
  };
  const start = (instance: i18n) => {
    const arrival = readableAtOnce(add(instance));
    arrivals.set(instance, arrival);
    return arrival;
  };
  return (instance) => arrivals.get(instance) ?? start(instance);
}
