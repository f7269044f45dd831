import type { MessageKey } from './message-key.ts';
import type { Translate } from './use-translate.ts';

/** Fills a text with values. */
export type Template<Name extends string> = (values: Readonly<Record<Name, string | number>>) => string;

// Private characters, which no text of the product has, keep the places of the values.
const firstMark = 0xe0_00;
const marks = /([\uE000-\uE00F])/u;

/** The text of a key, looked up once for many values: for each row of a list, i18next's own way takes its time. */
export function templateOf<Name extends string>(t: Translate, key: MessageKey, names: readonly Name[]): Template<Name> {
  const places = new Map(names.map((name, place) => [String.fromCodePoint(firstMark + place), name]));
  const parts = t(key, Object.fromEntries([...places].map(([mark, name]) => [name, mark]))).split(marks);
  return (values) =>
    parts
      .map((part) => {
        const name = places.get(part);
        return name === undefined ? part : values[name];
      })
      .join('');
}
