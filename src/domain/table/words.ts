import { allLanguages, type Language } from '../lib/languages.ts';
import { memoise } from '../lib/memoise.ts';
import { datePatterns, monthIn } from './day-cells.ts';

const inFigures = String.raw`\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d{2}-\d{2}`;
const time = String.raw`,? \d{1,2}[:h]\d{2}(?: ?[AP]M)?`;
const currency = String.raw`(?:\p{Sc}|EUR|USD|GBP|CHF|CAD)`;
const minusOrPlus = String.raw`(?:[-+\u2010-\u2015\u2212] ?)?`;
const amount = String.raw`\(?${minusOrPlus}(?:${currency} ?)?${minusOrPlus}\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}(?: ?${currency})?(?: ?[-)])?`;

const nameAndAmounts = new RegExp(`^(.+?)((?: ${amount})+)$`, 'u');
const onlyAmounts = new RegExp(`^${amount}(?: ${amount})*$`, 'u');
const eachAmount = new RegExp(`${amount}(?= |$)`, 'gu');
const startPatterns = memoise((languages: readonly Language[]) => {
  const { weekday, ordinals, relativeDay } = datePatterns(languages);
  const inWords = String.raw`(?:${weekday}[.,]* )?(?:\d{1,2}(?:${ordinals})?[ -]\p{L}+\.?|\p{L}{3,}\.? \d{1,2},?)(?:[ -]\d{4})?`;
  return {
    dateAndRest: new RegExp(`^(?:${relativeDay},? )?(${inFigures}|${inWords})(?:${time})?(?: (.+))?$`, 'iu'),
    onlyRelativeDay: new RegExp(`^${relativeDay}$`, 'iu'),
  };
});
// A second date is the one from which a bank counts.
const secondDate = new RegExp(`^(?:${inFigures})(?: |$)`, 'u');
const onlyTime = /^\d{1,2}[:h]\d{2}$/iu;

// What is longer is no line of a table, and takes a while to be tried.
const longestLine = 300;

/** Whether the word in what looks like a date is the name of a month. */
const isOfMonth = (date: string): boolean => {
  const word = date.match(/\p{L}{3,}/gu)?.at(-1);
  return word === undefined || monthIn(word) !== undefined;
};

/** The date at the start of a line, and what follows. */
const withoutDate = (line: string): readonly [date: string, rest: string] => {
  const { dateAndRest, onlyRelativeDay } = startPatterns(allLanguages());
  if (onlyRelativeDay.test(line)) return [line, ''];
  const [, found, rest = ''] = dateAndRest.exec(line) ?? [];
  return found !== undefined && isOfMonth(found) ? [found, rest.replace(secondDate, '')] : ['', line];
};

const amountsIn = (text: string): readonly string[] => text.match(eachAmount) ?? [];

type Words = { readonly day: string; readonly name: string; readonly values: readonly string[] };

/** What a line of words says: a date at its start, amounts at its end, and the name between. */
const wordsIn = (line: string): Words => {
  if (line.length > longestLine) return { day: '', name: line, values: [] };
  // `5.80` could be a day of a month as well.
  if (onlyAmounts.test(line)) return { day: '', name: '', values: amountsIn(line) };
  const [day, rest] = withoutDate(line);
  if (onlyAmounts.test(rest)) return { day, name: '', values: amountsIn(rest) };
  const [, name = rest, values = ''] = nameAndAmounts.exec(rest) ?? [];
  return { day, name: onlyTime.test(name) ? '' : name, values: amountsIn(values) };
};

const isNamed = ({ name }: Words): boolean => name !== '';
const isDated = ({ day }: Words): boolean => day !== '';
const isValued = ({ values }: Words): boolean => values.length > 0;

/** Whether something comes after amounts, from the first to the last one, and not before them. */
const follows = (lines: readonly Words[], is: (words: Words) => boolean): boolean =>
  lines.findIndex(isValued) < lines.findIndex(is) && lines.findLastIndex(is) > lines.findLastIndex(isValued);

/** Which of the three a line has, or one of several lines. */
type Parts = { readonly name: boolean; readonly day: boolean; readonly value: boolean };

const noParts: Parts = { name: false, day: false, value: false };

const withPartsOf = ({ name, day, value }: Parts, words: Words): Parts => ({
  name: name || isNamed(words),
  day: day || isDated(words),
  value: value || isValued(words),
});

/** Whether a line belongs to lines that have their amount: a balance, or the date where dates come last. */
const completes = (words: Words, parts: Parts, areDatesLast: boolean): boolean => {
  if (isNamed(words)) return false;
  return isValued(words) ? !isDated(words) : areDatesLast && !parts.day;
};

/** Whether lines end before a line: they have their amount, or that line has both a name and an amount. */
const endBefore = (words: Words, parts: Parts, areDatesLast: boolean): boolean =>
  parts.value ? !completes(words, parts, areDatesLast) : parts.name && isNamed(words) && isValued(words);

/** The lines that are about the same thing: an amount ends them, and what stands before a line that has all is none of it. */
const groupsOf = (lines: readonly Words[]): readonly (readonly Words[])[] => {
  const areDatesLast = follows(lines, isDated);
  const groups: Words[][] = [];
  let parts = noParts;
  for (const words of lines) {
    const group = groups.at(-1);
    const isFirst = !group || endBefore(words, parts, areDatesLast);
    parts = withPartsOf(isFirst ? noParts : parts, words);
    if (isFirst) groups.push([words]);
    else group.push(words);
  }
  return groups;
};

/** The name in a group: what stands below its date, else all of it. */
const nameOf = (group: readonly Words[]): string => {
  const namesIn = (lines: readonly Words[]) => lines.filter(isNamed).map(({ name }) => name);
  const below = namesIn(group.slice(Math.max(0, group.findLastIndex(isDated))));
  return (below.length > 0 ? below : namesIn(group)).join(' ');
};

type Row = { readonly day: string; readonly name: string; readonly values: readonly string[] };

const rowsOf = (lines: readonly Words[]): readonly Row[] => {
  let day = '';
  return groupsOf(lines)
    .map((group): Row => {
      day = group.findLast(isDated)?.day ?? day;
      return { day, name: nameOf(group), values: group.flatMap(({ values }) => values) };
    })
    .filter(({ name, values }) => name !== '' || values.length > 0);
};

/**
 * The dates, names and amounts of lines of words: `24/11 Bread 5,80`, or each in a line of its own, in any order that is the same for
 * all. A date holds until another one comes. A second amount is the balance. None where nothing has a name and an amount.
 */
export const readWords = (texts: readonly string[]): readonly (readonly string[])[] => {
  const lines = texts.map(wordsIn);
  // Where names stand below their amounts, everything is read from its end.
  const areNamesLast = follows(lines, isNamed);
  const read = rowsOf(areNamesLast ? lines.toReversed() : lines);
  const rows = areNamesLast ? read.toReversed() : read;
  if (rows.every(({ name, values }) => name === '' || values.length === 0)) return [];
  const hasDays = rows.some(({ day }) => day !== '');
  const columns = Math.max(...rows.map(({ values }) => values.length));
  return rows.map(({ day, name, values }) => [
    ...(hasDays ? [day] : []),
    name,
    ...Array.from({ length: columns }, (_, place) => values[place] ?? ''),
  ]);
};
