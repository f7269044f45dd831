import { monthIn, weekday } from './day-cells.ts';

/** Lines of cells, as a spreadsheet or a page of a bank lays them out. */
export type Table = readonly (readonly string[])[];

const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** The text of a cell in one line, without what cannot be seen. */
const cellText = (text: string): string => text.replace(invisible, '').replace(/\s+/gu, ' ').trim();

// A quote opens a cell only at its start, and closes it only at its end, not too far away: an unclosed one costs one cell.
const cellBefore = (delimiter: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|""){0,2000})"|([^${delimiter}\r\n]*))(${delimiter}|\r\n|\n|\r|$)`, 'gu');

const quoted = /"[^"]*"/gu;
const decimalComma = /\d,\d{1,2}(?!\d)/u;

const delimiterOf = (text: string): string => {
  const delimiter = ['\t', ';'].find((mark) => text.includes(mark));
  // A tab, of which there is none, has each line be one cell.
  return delimiter ?? (decimalComma.test(text.replace(quoted, '')) ? '\t' : ',');
};

const date = String.raw`\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d{2}-\d{2}|(?:${weekday}\.? )?\d{1,2} \p{L}+\.?(?: \d{4})?`;
const amount = String.raw`(?:[-+−] ?)?(?:[€$£] ?)?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}(?: ?(?:[€$£]|EUR))?`;
const nameAndAmount = new RegExp(`^(.+?) (${amount})$`, 'u');
const onlyAmount = new RegExp(`^${amount}$`, 'u');
const dateAndRest = new RegExp(`^(${date})(?: (.+))?$`, 'iu');

// What is longer is no line of a table, and takes a while to be tried.
const longestLine = 300;

/** The date at the start of a line, and what follows. */
const withoutDate = (line: string): readonly [date: string, rest: string] => {
  const [, found = '', rest = ''] = dateAndRest.exec(line) ?? [];
  const month = /\p{L}+(?=\.?(?: \d{4})?$)/u.exec(found)?.[0];
  return found === '' || (month !== undefined && monthIn(month) === undefined) ? ['', line] : [found, rest];
};

type Words = { readonly day: string; readonly name: string; readonly value: string };

/** What a line of words says: a date at its start, an amount at its end, and the name between. */
const wordsIn = (line: string): Words => {
  if (line.length > longestLine) return { day: '', name: line, value: '' };
  // `5.80` could be a day of a month as well.
  if (onlyAmount.test(line)) return { day: '', name: '', value: line };
  const [day, rest] = withoutDate(line);
  const [, name = rest, value = ''] = nameAndAmount.exec(rest) ?? [];
  return { day, name, value };
};

/** The lines that are about the same thing: an amount ends them, and what stands before a line that has all is none of it. */
const groupsOf = (lines: readonly Words[]): readonly (readonly Words[])[] => {
  const groups: Words[][] = [];
  let group: Words[] = [];
  for (const words of lines) {
    const hasAll = words.name !== '' && words.value !== '';
    if (group.length === 0 || (hasAll && group.some(({ name }) => name !== ''))) groups.push((group = []));
    group.push(words);
    if (words.value !== '') group = [];
  }
  return groups;
};

/**
 * The date, the name and the amount of lines of words: `24/11 Bread 5,80`, or each in a line of its own. A date holds until another
 * one comes. None where nothing has a name and an amount.
 */
const readWords = (lines: readonly string[]): Table => {
  let day = '';
  const rows = groupsOf(lines.map(wordsIn))
    .map((group) => {
      day = group.findLast((words) => words.day !== '')?.day ?? day;
      const names = group.flatMap(({ name }) => (name === '' ? [] : [name]));
      return [day, names.join(' '), group.at(-1)?.value ?? ''];
    })
    .filter(([, name, value]) => name !== '' || value !== '');
  if (rows.every(([, name, value]) => name === '' || value === '')) return [];
  return day === '' ? rows.map((row) => row.slice(1)) : rows;
};

/**
 * The cells of a text that was copied from a table: between tabs, else semicolons, else commas where none stands before decimals,
 * else between a date, a name and an amount, which may stand in lines of their own. A quoted cell may hold anything. Empty lines are
 * left out.
 */
export const readCells = (text: string): Table => {
  const rows = readDelimited(text);
  const words = rows.every(({ length }) => length === 1) ? readWords(columnOf(rows, 0)) : [];
  return words.length > 0 ? words : rows;
};

const readDelimited = (text: string): Table => {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, inQuotes, plain = '', end = ''] of text.matchAll(cellBefore(delimiter))) {
    row.push(cellText(inQuotes?.replaceAll('""', '"') ?? plain));
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
};

/** The cells of one column, an empty text where a line has none. */
export const columnOf = (table: Table, column: number): readonly string[] => table.map((row) => row[column] ?? '');
