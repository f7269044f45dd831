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

/**
 * The cells of a text that was copied from a table: between tabs, else semicolons, else commas where none stands before decimals.
 * A quoted cell may hold anything. Empty lines are left out.
 */
export const readCells = (text: string): Table => {
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
