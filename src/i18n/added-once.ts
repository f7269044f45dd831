import type { i18n } from 'i18next';
import type { Language } from './language.ts';

/** What brings a part of the texts: a chunk of its own for each language. */
export type Loaders<Texts extends object> = Readonly<Record<Language, () => Promise<Texts>>>;

/** Adds texts to an instance once; gives the same promise to every caller. */
export function addedOnce(loaders: Loaders<object>): (instance: i18n) => Promise<void> {
  // `useTranslation` gives another object for the same instance at each render; what it stores is the same.
  const arrivals = new WeakMap<i18n['store'], Promise<void>>();
  const add = async (instance: i18n) => {
    const language: Language = instance.language === 'fr' ? 'fr' : 'en';
    instance.addResourceBundle(language, 'translation', await loaders[language](), true);
  };
  const start = (instance: i18n) => {
    const arrival = add(instance);
    // React reads it where it reads promises: what has come is shown at once, without a moment of nothing in between.
    const mark = () => Object.assign(arrival, { status: 'fulfilled' });
    arrival.then(mark, () => {});
    arrivals.set(instance.store, arrival);
    return arrival;
  };
  return (instance) => arrivals.get(instance.store) ?? start(instance);
}
