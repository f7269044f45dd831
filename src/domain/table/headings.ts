import { allLanguages, type Vocabulary } from '../lib/languages.ts';
import { withoutAccents } from '../lib/text.ts';

/** Whether the heading of a column begins with a word for `kind` in any language: `Date valeur` for `day`, `Paid out` for `debit`. */
export const isHeadingOf = (kind: keyof Vocabulary['headings'], heading: string): boolean => {
  const text = withoutAccents(heading);
  return allLanguages().some(({ vocabulary }) => vocabulary.headings[kind].some((word) => text.startsWith(word)));
};
