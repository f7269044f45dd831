import type { i18n, TFunction } from 'i18next';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
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

type TextsProviderProps = { readonly i18n: i18n; readonly children: ReactNode };

/** Gives the page its texts, and others when the language changes. */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  const subscribe = useCallback(
    (listen: () => void) => {
      i18n.on('languageChanged', listen);
      return () => i18n.off('languageChanged', listen);
    },
    [i18n],
  );
  const spoken = () => i18n.language;
  const language = useSyncExternalStore(subscribe, spoken, spoken);
  const texts = useMemo<Texts>(
    () => ({
      translate: remembering(i18n.getFixedT(language)),
      language: language === 'fr' ? 'fr' : 'en',
      i18n,
    }),
    [language, i18n],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}
