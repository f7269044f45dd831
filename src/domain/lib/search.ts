import { withoutAccents } from './text.ts';

/** An item that is found by its label or a keyword. */
export type Findable = { readonly label: string; readonly keywords?: readonly string[] };

/** Items of one kind, most common first; `initialCount` of them are shown for an empty query. */
export type SearchGroup<T extends Findable> = { readonly items: readonly T[]; readonly initialCount: number };

/** How well an item matches; lower is better. */
const ranks = { start: 0, words: 1, inside: 2, none: 3 };

// Any two letters occur inside almost every label.
const minInsideLength = 3;

const fold = (text: string): string => withoutAccents(text).trim();

const isWord = (text: string): boolean => text !== '';

/** The words of a label, including the parts of a compound: `mail` finds `E-mail`. */
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/u)
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter(isWord);

/** The words of a query without outer punctuation: `oct. 2025` is `oct` and `2025`, `10/2025` is one word. */
const termsOf = (typed: string): readonly string[] =>
  fold(typed)
    .split(/\s+/u)
    .map((term) => term.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(isWord);

const rankOf = ({ label, keywords = [] }: Findable, typed: string, terms: readonly string[]): number => {
  const text = fold(label);
  if (text.startsWith(fold(typed))) return ranks.start;
  const words = [label, ...keywords].flatMap(wordsOf);
  if (terms.every((term) => words.some((word) => word.startsWith(term)))) return ranks.words;
  const isInside = terms.every((term) => term.length >= minInsideLength && text.includes(term));
  return isInside ? ranks.inside : ranks.none;
};

/**
 * Searches the groups and returns at most `limit` items in all, ignoring case and accents.
 * Labels that start with the query rank first. Next are items with a word that starts with each typed word, then labels that contain
 * each typed word. Groups are sorted by their best item; groups without a match are omitted.
 * For an empty query, returns the first `initialCount` items of each group.
 */
export function searchGroups<T extends Findable, G extends SearchGroup<T>>(
  groups: readonly G[],
  typed: string,
  limit: number,
): readonly (G & SearchGroup<T>)[] {
  const terms = termsOf(typed);
  if (terms.length === 0) {
    const initial = typed.trim() === '' ? groups : [];
    return initial
      .map((group) => ({ ...group, items: group.items.slice(0, group.initialCount) }))
      .filter(({ items }) => items.length > 0);
  }
  const found = groups
    .map((group) => {
      const ranked = group.items
        .map((item) => ({ item, rank: rankOf(item, typed, terms) }))
        .filter(({ rank }) => rank < ranks.none)
        .toSorted((a, b) => a.rank - b.rank);
      return { group, best: ranked[0]?.rank ?? ranks.none, items: ranked.map(({ item }) => item) };
    })
    .filter(({ best }) => best < ranks.none)
    .toSorted((a, b) => a.best - b.best);
  let room = limit;
  return found.flatMap(({ group, items }) => {
    const shown = items.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ ...group, items: shown }] : [];
  });
}
