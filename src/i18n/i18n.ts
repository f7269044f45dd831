import { type BackendModule, createInstance, type i18n } from 'i18next';
import { languageOf, type Language } from './language.ts';
import { allNamespaces, type Namespace } from './message-key.ts';

// A chunk for each language and namespace: nobody downloads the texts of the other language, nor a visitor those of a signed-in person.
const files = import.meta.glob<object>('../../locales/*/{visitor,app}.json', { import: 'default' });

/** The texts of a file, which are asked for once. */
export const readTexts = async (language: string, namespace: string): Promise<object | undefined> =>
  files[`../../locales/${language}/${namespace}.json`]?.();

const localeFiles: BackendModule = { type: 'backend', callbackApi: false, init: () => {}, read: readTexts };

// i18next takes for loaded what could not be loaded, and would show the keys.
async function loadTexts(instance: i18n, language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const isMissing = (namespace: Namespace) => !instance.hasResourceBundle(language, namespace);
  const missing = namespaces.filter(isMissing);
  if (missing.length > 0) await instance.reloadResources([language], missing);
  if (missing.some(isMissing)) throw new Error(`Texts could not be loaded: ${language} ${missing.join(', ')}.`);
}

/**
 * An i18next instance that speaks `language`, with the texts of a visitor unless others are asked for.
 * @throws when they cannot be loaded.
 */
export async function createI18n(language: Language, namespaces: readonly Namespace[] = ['visitor']): Promise<i18n> {
  const instance = createInstance();
  await instance.use(localeFiles).init({
    lng: language,
    ns: [],
    defaultNS: 'visitor',
    // Whichever is looked into first, the other one is next.
    fallbackNS: ['app', 'visitor'],
    // Each language has every text, nested in its file: what one namespace does not have, only the other one can.
    fallbackLng: false,
    ignoreJSONStructure: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // Texts that are saved while the development server runs.
    react: { bindI18nStore: 'added' },
  });
  await loadTexts(instance, language, namespaces);
  return instance;
}

const arrivals = new WeakMap<i18n, Promise<void>>();

/** Resolves once the texts of a signed-in person are there: one promise for all who ask, another one after a failure. */
export function appTexts(instance: i18n): Promise<void> {
  const known = arrivals.get(instance);
  if (known) return known;
  // From then on, nearly every text that is asked for is one of theirs.
  const arrival = loadTexts(instance, languageOf(instance), ['app']).then(() => instance.setDefaultNamespace('app'));
  arrivals.set(instance, arrival);
  arrival.catch(() => arrivals.delete(instance));
  return arrival;
}

/** Has an instance speak another language from now on; rejects, and changes nothing, when its texts cannot be loaded. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  // Whatever is on show must not lose its text: all of them, before the first one changes.
  await loadTexts(instance, language, allNamespaces);
  await instance.changeLanguage(language);
}
