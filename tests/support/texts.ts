import englishInside from '../../locales/en/app.json' with { type: 'json' };
import english from '../../locales/en/visitor.json' with { type: 'json' };
import frenchInside from '../../locales/fr/app.json' with { type: 'json' };
import french from '../../locales/fr/visitor.json' with { type: 'json' };
import type { MessageKey } from '../../src/i18n/message-key.ts';

/** The languages of tests. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

const texts: Readonly<Record<Language, object>> = {
  fr: { ...french, ...frenchInside },
  en: { ...english, ...englishInside },
};

type Values = Readonly<Record<string, string | number>>;

const childOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined;

/** The text of a locale. Throws when it is missing or empty. */
export function textOf(language: Language, key: MessageKey, values: Values = {}): string {
  const path = key.split('.');
  const form = new Intl.PluralRules(language).select(Number(values['count']));
  const [text] = [path, [...path.slice(0, -1), `${path.at(-1)}_${form}`]]
    .map((each) => each.reduce<unknown>(childOf, texts[language]))
    .filter((found) => found !== undefined);
  if (typeof text !== 'string' || text === '') throw new Error(`${language} has no text for ${key}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
}
