import { monthIn } from './day-cells.ts';

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

const date = String.raw`\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|\d{4}-\d{2}-\d{2}|\d{1,2} \p{L}+\.?(?: \d{4})?`;
const amount = String.raw`(?:[-+−] ?)?(?:[€$£] ?)?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2}(?: ?(?:[€$£]|EUR))?`;
const nameAndAmount = new RegExp(`^(.+?) (${amount})$`, 'u');
const dateAndRest = new RegExp(`^(${date}) (.+)$`, 'u');

// What is longer is no line of a table, and takes a while to be tried.
const longestLine = 300;

/** The date at the start of a line, and what follows. */
const withoutDate = (line: string): readonly [date: string, rest: string] => {
  const [, found = '', rest = ''] = dateAndRest.exec(line) ?? [];
  const word = /\p{L}+/u.exec(found)?.[0];
  return found === '' || (word !== undefined && monthIn(word) === undefined) ? ['', line] : [found, rest];
};

/** The date, the name and the amount of lines of words: `24/11 Bread 5,80`; none where no line has a name and an amount. */
const readWords = (lines: readonly string[]): Table => {
  const rows = lines.map((line) => {
    const [day, rest] = withoutDate(line);
    const found = line.length > longestLine ? null : nameAndAmount.exec(rest);
    return found ? [day, found[1] ?? '', found[2] ?? ''] : ['', line, ''];
  });
  if (rows.every(([, , value]) => value === '')) return [];
  return rows.some(([day]) => day !== '') ? rows : rows.map((row) => row.slice(1));
};

/**
 * The cells of a text that was copied from a table: between tabs, else semicolons, else commas where none stands before decimals,
 * else between a date, a name and an amount. A quoted cell may hold anything. Empty lines are left out.
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
