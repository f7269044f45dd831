import type { i18n, TFunction } from 'i18next';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { MessageKey } from './message-key.ts';
import { type Texts, TextsContext, type Translate } from './use-translate.ts';

// Most texts have nothing to fill in, and are asked for again at each render.
const remembering = (t: TFunction): Translate => {
  const known = new Map<MessageKey, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const text = known.get(key) ?? t(key, {});
    // Texts that have not come yet are told by their keys.
    if (text !== key) known.set(key, text);
    return text;
  };
};

const textsOf = (i18n: i18n): Texts => ({
  translate: remembering(i18n.getFixedT(i18n.language)),
  language: i18n.language === 'fr' ? 'fr' : 'en',
  i18n,
});

/** The texts that are shown, read anew whenever i18next says that they have changed. */
function createStore(i18n: i18n) {
  let texts = textsOf(i18n);
  return {
    read: () => texts,
    subscribe: (listen: () => void) => {
      const refresh = () => {
        texts = textsOf(i18n);
        listen();
      };
      i18n.on('languageChanged', refresh);
      return () => i18n.off('languageChanged', refresh);
    },
  };
}

type TextsProviderProps = { readonly i18n: i18n; readonly children: ReactNode };

/** Gives the page its texts, and others when the language changes. */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  const { subscribe, read } = useMemo(() => createStore(i18n), [i18n]);
  return <TextsContext value={useSyncExternalStore(subscribe, read, read)}>{children}</TextsContext>;
}
