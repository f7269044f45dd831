import { plainWords } from '../../lib/text.ts';

/** Periodicities as fixed words. Ambiguous words (bisannuel, bimensuel, biannual, bimonthly) are left out. */
const monthsByWords = new Map(
  Object.entries({
    1: 'mensuel, mensuelle, par mois, tous les mois, chaque mois, monthly, every month, each month, per month',
    2: 'bimestriel, bimestrielle, every other month',
    3: 'trimestriel, trimestrielle, par trimestre, quarterly, per quarter',
    4: 'quadrimestriel, quadrimestrielle',
    6: 'semestriel, semestrielle, par semestre, half yearly, semiannual, twice a year',
    12:
      'annuel, annuelle, par an, tous les ans, chaque annee, an, annee, ' +
      'yearly, annual, annually, per year, every year, year, once a year',
    24: 'biennal, biennale, every other year, biennial',
    36: 'triennal, triennale, triennial',
  }).flatMap(([months, texts]) => texts.split(', ').map((words) => [words, Number(months)] as const)),
);

const french = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const english = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const numbers = new Map([
  ['une', 1],
  ...[french, english].flatMap((names) => names.map((name, index) => [name, index + 1] as const)),
]);

const digits = String.raw`\d{1,3}`;
const inFrench = `(${[digits, 'une', ...french].join('|')})`;
const inEnglish = `(${[digits, ...english].join('|')})`;

const countOfMonths = (count: number): number => count;
const countOfYears = (count: number): number => 12 * count;
const timesAYear = (count: number): number | undefined => (12 % count === 0 ? 12 / count : undefined);

/** Periodicities with a number, and the months that it means. */
const countedForms = [
  { form: new RegExp(`^(?:(?:tous|toutes) les )?${inFrench} mois$`, 'u'), monthsOf: countOfMonths },
  { form: new RegExp(`^(?:every )?${inEnglish} months?$`, 'u'), monthsOf: countOfMonths },
  { form: new RegExp(`^(?:(?:tous|toutes) les )?${inFrench} ans?$`, 'u'), monthsOf: countOfYears },
  { form: new RegExp(`^(?:every )?${inEnglish} years?$`, 'u'), monthsOf: countOfYears },
  { form: new RegExp(`^${inFrench} fois par an$`, 'u'), monthsOf: timesAYear },
  { form: new RegExp(`^${inEnglish} times a year$`, 'u'), monthsOf: timesAYear },
];

const maxCount = 120;

/** Reads a number from 1 to 120, or a French or English word up to twelve; undefined for any other text. */
export const readCount = (word: string): number | undefined => {
  const count = numbers.get(word) ?? (/^\d{1,3}$/u.test(word) ? Number(word) : 0);
  return count >= 1 && count <= maxCount ? count : undefined;
};

const countedMonths = (words: string): number | undefined => {
  for (const { form, monthsOf } of countedForms) {
    const count = readCount(form.exec(words)?.[1] ?? '');
    if (count !== undefined) return monthsOf(count);
  }
  return undefined;
};

/**
 * The months between two occurrences of a provision, read from its periodicity in French or English; undefined for an unknown or
 * ambiguous text. Source: docs/specification.md#provision-periodicity.
 */
export const monthsOfPeriodicity = (text: string): number | undefined => {
  const words = plainWords(text);
  return monthsByWords.get(words) ?? countedMonths(words);
};
