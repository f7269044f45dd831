import { allLanguages, type Language, type Vocabulary } from '../../lib/languages.ts';
import { memoise } from '../../lib/memoise.ts';
import { plainWords } from '../../lib/text.ts';

const countOfMonths = (count: number): number => count;
const countOfYears = (count: number): number => 12 * count;
const timesAYear = (count: number): number | undefined => (12 % count === 0 ? 12 / count : undefined);

/** The patterns of a language for periodicities with a number, each with its conversion to months. */
const countedFormsOf = ({ numbers, every, monthUnits, yearUnits, timesAYear: times }: Vocabulary) => {
  const count = String.raw`(\d{1,3}|${numbers.flat().join('|')})`;
  const everyFew = (units: readonly string[]) =>
    new RegExp(`^(?:(?:${every.join('|')}) )?${count} (?:${units.join('|')})$`, 'u');
  return [
    { form: everyFew(monthUnits), monthsOf: countOfMonths },
    { form: everyFew(yearUnits), monthsOf: countOfYears },
    { form: new RegExp(`^${count} ${times}$`, 'u'), monthsOf: timesAYear },
  ];
};

const wordsOf = memoise((languages: readonly Language[]) => {
  const vocabularies = languages.map(({ vocabulary }) => vocabulary);
  return {
    monthsByWords: new Map(
      vocabularies
        .flatMap(({ periodicities }) => Object.entries(periodicities))
        .flatMap(([months, texts]) => texts.map((words) => [words, Number(months)] as const)),
    ),
    numbers: new Map(
      vocabularies
        .flatMap(({ numbers }) => [...numbers.entries()])
        .flatMap(([index, names]) => names.map((name) => [name, index + 1] as const)),
    ),
    countedForms: vocabularies.flatMap(countedFormsOf),
  };
});

const maxCount = 120;

/** Reads a number from 1 to 120, or a word of any language up to twelve; undefined for any other text. */
export const readCount = (word: string): number | undefined => {
  const count = wordsOf(allLanguages()).numbers.get(word) ?? (/^\d{1,3}$/u.test(word) ? Number(word) : 0);
  return count >= 1 && count <= maxCount ? count : undefined;
};

const countedMonths = (words: string): number | undefined => {
  for (const { form, monthsOf } of wordsOf(allLanguages()).countedForms) {
    const count = readCount(form.exec(words)?.[1] ?? '');
    if (count !== undefined) return monthsOf(count);
  }
  return undefined;
};

/**
 * The months between two occurrences of a provision, read from its periodicity in any language; undefined for an unknown or
 * ambiguous text: `bimensuel`, `biannual`. Source: docs/specification.md#provision-periodicity.
 */
export const monthsOfPeriodicity = (text: string): number | undefined => {
  const words = plainWords(text);
  return wordsOf(allLanguages()).monthsByWords.get(words) ?? countedMonths(words);
};
