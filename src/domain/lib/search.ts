/** What can be found by typing: by its label, and by what else it is called. */
export type Findable = { readonly label: string; readonly keywords?: readonly string[] };

/** Things of one kind, best known first; `initialCount` says how many of them are shown before anything is typed. */
export type SearchGroup<T extends Findable> = { readonly items: readonly T[]; readonly initialCount: number };

/** How well something matches: lower is better. */
const ranks = { start: 0, words: 1, inside: 2, none: 3 };

// Two letters are contained in almost everything.
const shortestInside = 3;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const isWord = (text: string): boolean => text !== '';

/** `E-mail` is one word and two: it is found by `e-mail` and by `mail`. */
const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/u)
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter(isWord);

/** `oct. 2025` asks for `oct` and for `2025`; what is inside of a word, as in `10/2025`, belongs to it. */
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
  const isInside = terms.every((term) => term.length >= shortestInside && text.includes(term));
  return isInside ? ranks.inside : ranks.none;
};

/**
 * What the typed text finds in each group, at most `most` things in all: neither case nor accents count, and each typed
 * word must begin a word, in any order. What starts with the text as a whole comes first, what only holds the words
 * inside of others last; so do the groups by the best that they hold, and those in which nothing is found are left out.
 * Where nothing is typed, each group shows the first of its things in their own order.
 */
export function searchGroups<T extends Findable, G extends SearchGroup<T>>(
  groups: readonly G[],
  typed: string,
  most: number,
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
  let room = most;
  return found.flatMap(({ group, items }) => {
    const shown = items.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ ...group, items: shown }] : [];
  });
}
