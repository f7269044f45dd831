import { allLanguages, type Language } from '../lib/languages.ts';
import { memoise } from '../lib/memoise.ts';
import { datePatterns, monthIn } from './day-cells.ts';

const numericDate = String.raw`\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d{2}-\d{2}`;
const time = String.raw`,? \d{1,2}[:h]\d{2}(?: ?[AP]M)?`;
const currency = String.raw`(?:\p{Sc}|EUR|USD|GBP|CHF|CAD)`;
const minusOrPlus = String.raw`(?:[-+\u2010-\u2015\u2212] ?)?`;
const amount = String.raw`\(?${minusOrPlus}(?:${currency} ?)?${minusOrPlus}\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}(?: ?${currency})?(?: ?[-)])?`;

const nameAndAmounts = new RegExp(`^(.+?)((?: ${amount})+)$`, 'u');
const onlyAmounts = new RegExp(`^${amount}(?: ${amount})*$`, 'u');
const eachAmount = new RegExp(`${amount}(?= |$)`, 'gu');
const startPatterns = memoise((languages: readonly Language[]) => {
  const { weekday, ordinals, relativeDay } = datePatterns(languages);
  const dateInWords = String.raw`(?:${weekday}[.,]* )?(?:\d{1,2}(?:${ordinals})?[ -]\p{L}+\.?|\p{L}{3,}\.? \d{1,2},?)(?:[ -]\d{4})?`;
  return {
    dateAndRest: new RegExp(`^(?:${relativeDay},? )?(${numericDate}|${dateInWords})(?:${time})?(?: (.+))?$`, 'iu'),
    onlyRelativeDay: new RegExp(`^${relativeDay}$`, 'iu'),
  };
});
// A second date is the bank's value date.
const secondDate = new RegExp(`^(?:${numericDate})(?: |$)`, 'u');
const onlyTime = /^\d{1,2}[:h]\d{2}$/iu;

// Skip longer lines: the regular expressions would be slow.
const maxLineLength = 300;

/** Whether the words in a possible date include the name of a month. True without a word. */
const hasValidMonth = (date: string): boolean => {
  const word = date.match(/\p{L}{3,}/gu)?.at(-1);
  return word === undefined || monthIn(word) !== undefined;
};

const withoutDate = (line: string): readonly [date: string, rest: string] => {
  const { dateAndRest, onlyRelativeDay } = startPatterns(allLanguages());
  if (onlyRelativeDay.test(line)) return [line, ''];
  const [, found, rest = ''] = dateAndRest.exec(line) ?? [];
  return found !== undefined && hasValidMonth(found) ? [found, rest.replace(secondDate, '')] : ['', line];
};

const amountsIn = (text: string): readonly string[] => text.match(eachAmount) ?? [];

type TextLine = { readonly day: string; readonly name: string; readonly values: readonly string[] };

/** The parts of a line: a leading date, a name, and trailing amounts. */
const partsOf = (line: string): TextLine => {
  if (line.length > maxLineLength) return { day: '', name: line, values: [] };
  // Amounts come before dates: `5.80` could be a day and a month.
  if (onlyAmounts.test(line)) return { day: '', name: '', values: amountsIn(line) };
  const [day, rest] = withoutDate(line);
  if (onlyAmounts.test(rest)) return { day, name: '', values: amountsIn(rest) };
  const [, name = rest, values = ''] = nameAndAmounts.exec(rest) ?? [];
  return { day, name: onlyTime.test(name) ? '' : name, values: amountsIn(values) };
};

const isNamed = ({ name }: TextLine): boolean => name !== '';
const isDated = ({ day }: TextLine): boolean => day !== '';
const isValued = ({ values }: TextLine): boolean => values.length > 0;

/** Whether lines that match `is` always follow lines with amounts. */
const follows = (lines: readonly TextLine[], is: (line: TextLine) => boolean): boolean =>
  lines.findIndex(isValued) < lines.findIndex(is) && lines.findLastIndex(is) > lines.findLastIndex(isValued);

/** Which parts a line or a group of lines has. */
type Parts = { readonly name: boolean; readonly day: boolean; readonly value: boolean };

const noParts: Parts = { name: false, day: false, value: false };

const withPartsOf = ({ name, day, value }: Parts, line: TextLine): Parts => ({
  name: name || isNamed(line),
  day: day || isDated(line),
  value: value || isValued(line),
});

/** Whether a line completes a group that has an amount: with a balance, or with the date if dates come last. */
const completes = (line: TextLine, parts: Parts, areDatesLast: boolean): boolean => {
  if (isNamed(line)) return false;
  return isValued(line) ? !isDated(line) : areDatesLast && !parts.day;
};

const startsGroup = (line: TextLine, parts: Parts, areDatesLast: boolean): boolean =>
  parts.value ? !completes(line, parts, areDatesLast) : parts.name && isNamed(line) && isValued(line);

const groupsOf = (lines: readonly TextLine[]): readonly (readonly TextLine[])[] => {
  const areDatesLast = follows(lines, isDated);
  const groups: TextLine[][] = [];
  let parts = noParts;
  for (const line of lines) {
    const group = groups.at(-1);
    const isFirst = !group || startsGroup(line, parts, areDatesLast);
    parts = withPartsOf(isFirst ? noParts : parts, line);
    if (isFirst) groups.push([line]);
    else group.push(line);
  }
  return groups;
};

/** The name of a group: the text below the date, else all text of the group. */
const nameOf = (group: readonly TextLine[]): string => {
  const namesIn = (lines: readonly TextLine[]) => lines.filter(isNamed).map(({ name }) => name);
  const below = namesIn(group.slice(Math.max(0, group.findLastIndex(isDated))));
  return (below.length > 0 ? below : namesIn(group)).join(' ');
};

const rowsOf = (lines: readonly TextLine[]): readonly TextLine[] => {
  let day = '';
  return groupsOf(lines)
    .map((group): TextLine => {
      day = group.findLast(isDated)?.day ?? day;
      return { day, name: nameOf(group), values: group.flatMap(({ values }) => values) };
    })
    .filter(({ name, values }) => name !== '' || values.length > 0);
};

/**
 * Reads rows of date, name and amount from plain text: `24/11 Bread 5,80`, or each part on a separate line in a constant order. A date
 * applies until the next date. A second amount is a balance. Empty if no row has a name and an amount.
 */
export const readTextRows = (texts: readonly string[]): readonly (readonly string[])[] => {
  const lines = texts.map(partsOf);
  // If names follow their amounts, read the lines backwards.
  const areNamesLast = follows(lines, isNamed);
  const read = rowsOf(areNamesLast ? lines.toReversed() : lines);
  const rows = areNamesLast ? read.toReversed() : read;
  if (rows.every(({ name, values }) => name === '' || values.length === 0)) return [];
  const hasDays = rows.some(({ day }) => day !== '');
  const columns = Math.max(...rows.map(({ values }) => values.length));
  return rows.map(({ day, name, values }) => [
    ...(hasDays ? [day] : []),
    name,
    ...Array.from({ length: columns }, (_, index) => values[index] ?? ''),
  ]);
};
