import type { StoredAccount, StoredDocument, AccountSheet } from '../../domain/archive/account-patch.ts';
import { type Amount, sum } from '../../domain/money/money.ts';
import type { Category } from '../../domain/parameters/parameters.ts';
import { categoryOf } from '../../domain/sheet/totals/categories.ts';
import type { Collection, Entry, EntryCollection } from '../../domain/sheet/sheet.ts';
import { readEntry, readProvision } from '../budget/mapping/line-documents.ts';
import { shownDayOf } from '../../domain/sheet/due-day.ts';
import { orderOf, type SheetDate } from '../../domain/sheet/sheet-date.ts';
import { readSheet } from '../budget/mapping/sheet-documents.ts';
import { asAnswer } from './stored-account.ts';

/** The columns of the table, in order. */
const csvColumns = [
  'sheet',
  'collection',
  'day',
  'name',
  'category',
  'kind',
  'amount',
  'paid',
  'copy',
  'periodicity',
  'price',
  'start',
  'numberMonthlyPayments',
  'deductions',
] as const;
type Column = (typeof csvColumns)[number];
type Cells = Partial<Record<Column, string | number>>;

/** The words and marks of the table in the user's language. */
export type CsvWords = {
  readonly columnOf: (column: Column) => string;
  readonly collectionOf: (collection: Collection | 'balances') => string;
  readonly accountBalance: string;
  readonly accountProvisionsBalance: string;
  readonly debit: string;
  readonly credit: string;
  readonly yes: string;
  readonly no: string;
  /** The decimal mark of amounts. */
  readonly decimalMark: ',' | '.';
  /** The cell separator that spreadsheets of the language expect. */
  readonly separator: ',' | ';';
};

const tableOrder: readonly EntryCollection[] = ['in', 'outDay', 'outMonth', 'moneySaving'];

/** An amount that spreadsheets read as a number: all digits, at least two decimals, no thousands separator. */
const plainAmount = (amount: Amount, mark: string): string => {
  const [units, decimals = ''] = sum([amount]).split('.');
  return `${units}${mark}${decimals.padEnd(2, '0')}`;
};

/** The day of a daily expense, the due day of a charge or an income. */
const dayCell = (collection: EntryCollection, entry: Entry): Cells => {
  const day = shownDayOf(collection, entry);
  return day > 0 || collection === 'outDay' ? { day } : {};
};

/** The category that counts this expense in the app; otherwise the one stored with it. */
const categoryCell = ({ name, category = '' }: Entry, categories: readonly Category[]): string =>
  categoryOf(categories, name) ?? category;

type Wording = { readonly words: CsvWords; readonly categories: readonly Category[] };

function entryCells(document: StoredDocument, collection: EntryCollection, { words, categories }: Wording): Cells {
  const entry = readEntry(asAnswer(document));
  return {
    ...(collection === 'outDay' ? { kind: entry.debit ? words.debit : words.credit } : {}),
    ...(collection === 'outDay' || collection === 'outMonth' ? { paid: entry.paid ? words.yes : words.no } : {}),
    ...dayCell(collection, entry),
    name: entry.name,
    category: collection === 'outDay' ? categoryCell(entry, categories) : (entry.category ?? ''),
    amount: plainAmount(entry.value, words.decimalMark),
    copy: entry.copy,
  };
}

function provisionCells(document: StoredDocument, { decimalMark }: CsvWords): Cells {
  const { name, periodicity, price, start, monthlyPayment, numberMonthlyPayments, deductions } = readProvision(
    asAnswer(document),
  );
  return {
    name,
    amount: plainAmount(monthlyPayment, decimalMark),
    periodicity,
    price: plainAmount(price, decimalMark),
    start,
    numberMonthlyPayments,
    deductions,
  };
}

const isoDate = (date: SheetDate): string => new Date(orderOf(date)).toISOString().slice(0, 10);

function balanceCells({ document }: AccountSheet, words: CsvWords): readonly Cells[] {
  const sheet = readSheet(asAnswer(document));
  return (['accountBalance', 'accountProvisionsBalance'] as const).map((balance) => ({
    name: words[balance],
    amount: plainAmount(sheet?.[balance] ?? 0, words.decimalMark),
  }));
}

const collectionOf = ({ path }: StoredDocument) => path.split('/')[1];

function sheetRows(sheet: AccountSheet, wording: Wording): readonly Cells[] {
  const { words } = wording;
  const rowsOf = (collection: Collection | 'balances', cells: readonly Cells[]) =>
    cells.map((row): Cells => ({ sheet: isoDate(sheet.date), collection: words.collectionOf(collection), ...row }));
  const linesIn = (collection: Collection) => sheet.lines.filter((line) => collectionOf(line) === collection);
  return [
    ...rowsOf('balances', balanceCells(sheet, words)),
    ...tableOrder.flatMap((collection) =>
      rowsOf(
        collection,
        linesIn(collection).map((line) => entryCells(line, collection, wording)),
      ),
    ),
    ...rowsOf(
      'provisions',
      linesIn('provisions').map((line) => provisionCells(line, words)),
    ),
  ];
}

// A spreadsheet runs text that looks like a formula, even in full-width characters. It may split cells at another separator or at
// line breaks, and drop quotation marks and spaces before the formula.
const formulaInside =
  /(?=[=+\-@＝＋－＠])(?<=[,;\t\v\f\r\n\u0085\u2028\u2029][\s"\0]*)(?![+-]?\d+(?:[.,]\d+)?(?:[,;\t\v\f\r\n]|$))/gu;
const formulaAtStart = /^(?:[\s"\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/u;
const signedNumber = /^[+-]?\d+(?:[.,]\d+)?$/u;

const withoutFormula = (text: string): string => {
  if (signedNumber.test(text)) return text;
  const inside = text.replaceAll(formulaInside, "'");
  return formulaAtStart.test(inside) ? `'${inside}` : inside;
};

// Always quoted: a program that expects another separator would split unquoted cells. Quoted numbers are still read as numbers.
const quoted = (cell: string | number): string => `"${withoutFormula(String(cell)).replaceAll('"', '""')}"`;

/**
 * Writes all lines of an account as a table for spreadsheets: UTF-8 with a byte order mark, every cell quoted, one row a line, newest
 * sheet first. An apostrophe neutralises text that looks like a formula.
 * Source: docs/specification.md#export-csv.
 */
export function csvText({ sheets, parameters: { categories } }: StoredAccount, words: CsvWords): string {
  const heading = csvColumns.map((column) => words.columnOf(column));
  const rows = sheets.flatMap((sheet) => sheetRows(sheet, { words, categories }));
  const lines = [heading, ...rows.map((row) => csvColumns.map((column) => row[column] ?? ''))];
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(words.separator)}\r\n`).join('')}`;
}
