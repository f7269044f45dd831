import { readWords } from './words.ts';

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

// Of `Nov 16, 2026` and of `1,234.56`.
const commaWithin = /(?<=\p{L}\.? \d{1,2}), (?=\d{4})|(?<=\d),(?=\d{3}(?!\d))/gu;

const areBetweenCommas = (text: string): boolean => {
  if (decimalComma.test(text.replace(quoted, ''))) return false;
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.replace(commaWithin, '').includes(',')).length * 2 >= lines.length;
};

const delimiterOf = (text: string): string => {
  const delimiter = ['\t', ';'].find((mark) => text.includes(mark));
  // A tab, of which there is none, has each line be one cell.
  return delimiter ?? (areBetweenCommas(text) ? ',' : '\t');
};

const figures = /^(?!\d{1,2}\.\d{1,2}\.)[-+(\u2010-\u2015\u2212\p{Sc}\s]*\d[\d\s.,'’]*[-)\p{Sc}\s]*(?:EUR)?$/u;

/** How many lines have a cell of words and one that is a number. */
const completeLines = (table: Table): number =>
  table.filter((row) => row.some((cell) => /\p{L}{2}/u.test(cell)) && row.some((cell) => figures.test(cell))).length;

/**
 * The cells of a text that was copied from a table: between tabs, else semicolons, else commas where none stands before decimals,
 * else between a date, a name and an amount, which may stand in lines of their own; so, too, where that makes more of the text than
 * the marks do. A quoted cell may hold anything. Empty lines are left out.
 */
export const readCells = (text: string): Table => {
  const rows = readDelimited(text);
  const words = readWords(
    text
      .split(/[\r\n]+/u)
      .map(cellText)
      .filter((line) => line !== ''),
  );
  const areCells = rows.some(({ length }) => length > 1) && completeLines(words) <= completeLines(rows);
  return areCells || words.length === 0 ? rows : words;
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
