import { type BackendModule, createInstance, type i18n } from 'i18next';
import { languageCodeOf, type LanguageCode } from './language.ts';
import { allNamespaces, type Namespace } from './message-key.ts';

// One chunk for each language and namespace: users download one language, and visitors download no texts of signed-in users.
const files = import.meta.glob<object>('../../locales/*/{visitor,app}.json', { import: 'default' });

/** Downloads the texts of a namespace once. Undefined for an unknown language or namespace. */
export const readTexts = async (language: string, namespace: string): Promise<object | undefined> =>
  files[`../../locales/${language}/${namespace}.json`]?.();

const localeFiles: BackendModule = { type: 'backend', callbackApi: false, init: () => {}, read: readTexts };

// i18next treats a failed namespace as loaded, and would show keys instead of texts.
async function loadTexts(instance: i18n, language: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  const isMissing = (namespace: Namespace) => !instance.hasResourceBundle(language, namespace);
  const missing = namespaces.filter(isMissing);
  if (missing.length > 0) await instance.reloadResources([language], missing);
  if (missing.some(isMissing)) throw new Error(`Texts could not be loaded: ${language} ${missing.join(', ')}.`);
}

/** Creates an i18next instance in a language. Rejects when the texts cannot be loaded. */
export async function createI18n(
  language: LanguageCode,
  namespaces: readonly Namespace[] = ['visitor'],
): Promise<i18n> {
  const instance = createInstance();
  await instance.use(localeFiles).init({
    lng: language,
    ns: [],
    defaultNS: 'visitor',
    // A key can be in either namespace.
    fallbackNS: ['app', 'visitor'],
    // Every language has every text.
    fallbackLng: false,
    ignoreJSONStructure: false,
    // React escapes rendered texts.
    interpolation: { escapeValue: false },
    // The development server adds texts when a file is saved.
    react: { bindI18nStore: 'added' },
  });
  await loadTexts(instance, language, namespaces);
  return instance;
}

const loads = new WeakMap<i18n, Promise<void>>();

/** Loads the texts of signed-in users. Calls share a promise. After a failure, a call loads the texts again. */
export function loadAppTexts(instance: i18n): Promise<void> {
  const known = loads.get(instance);
  if (known) return known;
  // Signed-in users mostly need the texts of `app`.
  const load = loadTexts(instance, languageCodeOf(instance), ['app']).then(() => instance.setDefaultNamespace('app'));
  loads.set(instance, load);
  load.catch(() => loads.delete(instance));
  return load;
}

/** Changes the language of an instance. Rejects and changes nothing when its texts cannot be loaded. */
export async function changeLanguage(instance: i18n, language: LanguageCode): Promise<void> {
  // Load all namespaces first, so that every text on screen changes at once.
  await loadTexts(instance, language, allNamespaces);
  await instance.changeLanguage(language);
}
