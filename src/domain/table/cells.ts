import { readTextRows } from './text-rows.ts';

export type Table = readonly (readonly string[])[];

const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** The text of a cell in one line, without invisible characters. */
const cellText = (text: string): string => text.replace(invisible, '').replace(/\s+/gu, ' ').trim();

// Quotes count only around a whole cell of limited length, so that an unclosed quote affects one cell only.
const cellBefore = (delimiter: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|""){0,2000})"|([^${delimiter}\r\n]*))(${delimiter}|\r\n|\n|\r|$)`, 'gu');

const quoted = /"[^"]*"/gu;
const decimalComma = /\d,\d{1,2}(?!\d)/u;

// The commas in `Nov 16, 2026` and `1,234.56` separate no cells.
const commaWithin = /(?<=\p{L}\.? \d{1,2}), (?=\d{4})|(?<=\d),(?=\d{3}(?!\d))/gu;

const isCommaSeparated = (text: string): boolean => {
  if (decimalComma.test(text.replace(quoted, ''))) return false;
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.replace(commaWithin, '').includes(',')).length * 2 >= lines.length;
};

const delimiterOf = (text: string): string => {
  const delimiter = ['\t', ';'].find((mark) => text.includes(mark));
  // Without a tab in the text, each line becomes one cell.
  return delimiter ?? (isCommaSeparated(text) ? ',' : '\t');
};

const numberCell = /^(?!\d{1,2}\.\d{1,2}\.)[-+(\u2010-\u2015\u2212\p{Sc}\s]*\d[\d\s.,'’]*[-)\p{Sc}\s]*(?:EUR)?$/u;

const completeRows = (table: Table): number =>
  table.filter((row) => row.some((cell) => /\p{L}{2}/u.test(cell)) && row.some((cell) => numberCell.test(cell))).length;

/**
 * The cells of a copied table. The separator is a tab, else a semicolon, else a comma that is not a decimal mark. Text is split into
 * dates, names and amounts if it has no separators, or if that gives more complete rows. Quoted cells can contain separators and line
 * ends. Empty lines are dropped.
 */
export const readCells = (text: string): Table => {
  const rows = readDelimited(text);
  const textRows = readTextRows(
    text
      .split(/[\r\n]+/u)
      .map(cellText)
      .filter((line) => line !== ''),
  );
  const areCells = rows.some(({ length }) => length > 1) && completeRows(textRows) <= completeRows(rows);
  return areCells || textRows.length === 0 ? rows : textRows;
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

/** The cells of one column. A row that is too short has an empty cell. */
export const columnOf = (table: Table, column: number): readonly string[] => table.map((row) => row[column] ?? '');
