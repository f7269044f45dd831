import type { InputReading } from '../forms/input.ts';
import type { EntryCollection } from '../sheet/sheet.ts';
import type { Amount } from '../money/money.ts';
import { readAmounts } from './amount-cells.ts';
import { columnOf, type Table } from './cells.ts';
import { isHeadingOf } from './headings.ts';
import { type DayReading, readDays, type ReadingMoment } from './day-cells.ts';
import type { ColumnRole } from './role-choice.ts';

/** The kind of a column's cells, by majority. */
type Column = {
  readonly index: number;
  readonly first: string;
  readonly amounts: readonly InputReading<Amount>[];
  readonly isAmount: boolean;
  /** Whether an amount has decimals, a sign or a currency. */
  readonly isMoney: boolean;
  readonly isDate: boolean;
  readonly isDayOfMonth: boolean;
  readonly length: number;
};

const money = /[.,]\d{1,2}(?!\d)|\p{Sc}|EUR|^[-\u2010-\u2015\u2212(]|[-)]$/u;

const isDay = (reading: DayReading | undefined, isDated: boolean): boolean =>
  reading?.kind === 'day' && (reading.date !== undefined) === isDated;

const columnIn = (table: Table, index: number, moment: ReadingMoment): Column => {
  const cells = columnOf(table, index);
  const amounts = readAmounts(cells);
  const days = readDays(cells, moment);
  const filled = cells.filter((cell) => cell !== '').length;
  const isMost = (matches: (row: number) => boolean) => {
    const found = cells.filter((cell, row) => cell !== '' && matches(row)).length;
    return filled > 0 && found * 2 >= filled;
  };
  return {
    index,
    first: cells[0] ?? '',
    amounts,
    isAmount: isMost((row) => amounts[row]?.kind === 'value'),
    isMoney: cells.some((cell, row) => amounts[row]?.kind === 'value' && money.test(cell)),
    isDate: isMost((row) => isDay(days[row], true)),
    isDayOfMonth: isMost((row) => isDay(days[row], false)),
    length: cells.join('').length,
  };
};

const guessedRoles = ['day', 'name', 'amount', 'debit', 'credit'] as const satisfies readonly ColumnRole[];
type GuessedRole = (typeof guessedRoles)[number];

const isNothing = (reading: InputReading<Amount> | undefined): boolean =>
  reading?.kind !== 'value' || reading.value === 0;

/** Whether each row has an amount in only one of the two columns. A last row may have the sums of both. */
const shareLines = (one: Column, other: Column): boolean => {
  const hasSome = ({ amounts }: Column) => amounts.some((reading) => !isNothing(reading));
  return (
    hasSome(one) &&
    hasSome(other) &&
    one.amounts.every(
      (reading, row, { length }) =>
        isNothing(reading) || isNothing(other.amounts[row]) || (row === length - 1 && row > 1),
    )
  );
};

type Choice = { readonly [Role in GuessedRole]?: Column | undefined };
type Headed = (role: GuessedRole) => (column: Column) => boolean;

const debitAndCredit = (amounts: readonly Column[], headed: Headed): Choice | undefined => {
  for (const [place, one] of amounts.entries()) {
    const other = amounts.slice(place + 1).find((column) => shareLines(one, column));
    if (other === undefined) continue;
    return headed('credit')(one) || headed('debit')(other)
      ? { debit: other, credit: one }
      : { debit: one, credit: other };
  }
  return undefined;
};

const dayColumn = (columns: readonly Column[], headed: Headed): Column | undefined => {
  const dates = columns.filter(({ isDate }) => isDate);
  if (dates.length > 0) return dates.find(headed('day')) ?? dates[0];
  // A single column of numbers is the amount.
  const numbers = columns.filter(({ isAmount }) => isAmount);
  const days = numbers.length > 1 ? numbers.filter(({ isDayOfMonth, isMoney }) => isDayOfMonth && !isMoney) : [];
  return days.find(headed('day')) ?? days[0];
};

const choose = (columns: readonly Column[], headed: Headed): Choice => {
  const day = dayColumn(columns, headed);
  const amounts = columns.filter((column) => column.isAmount && !column.isDate && column !== day);
  const [longest] = columns
    .filter((column) => !column.isAmount && !column.isDate && column.length > 0)
    .toSorted((one, other) => other.length - one.length);
  const name = columns.find((column) => !column.isAmount && !column.isDate && headed('name')(column)) ?? longest;
  const pair = debitAndCredit(amounts, headed);
  const amount = amounts.find(headed('amount')) ?? amounts.find(({ isMoney }) => isMoney) ?? amounts[0];
  return { day, name, ...(pair ?? { amount }) };
};

const withoutSigns = ({ name, amount, debit, credit }: Choice, collection: EntryCollection): Choice => ({
  name,
  amount: amount ?? (collection === 'in' ? credit : debit),
});

/** The roles of a table's columns. The first row is a heading if it has no amount. */
export type ColumnRoles = {
  readonly roles: readonly ColumnRole[];
  readonly hasHeading: boolean;
  /** The index of the date column, even if the list has no days. */
  readonly dateColumn: number | undefined;
};

/**
 * Guesses the roles of columns from their cells: days, amounts, and the longest text as the name. Two columns whose amounts are never in
 * the same row are debits and credits. Among several candidates, the heading decides, then the order.
 * Source: docs/specification.md#paste-columns.
 */
export const guessRoles = (table: Table, collection: EntryCollection, moment: ReadingMoment): ColumnRoles => {
  const width = Math.max(0, ...table.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => columnIn(table, index, moment));
  const plain = choose(columns, () => () => false);
  const amounts = [plain.amount, plain.debit, plain.credit].filter((column) => column !== undefined);
  const hasHeading =
    table.length > 1 && amounts.length > 0 && amounts.every(({ amounts: [reading] }) => reading?.kind !== 'value');
  const headed = choose(
    columns,
    (role) =>
      ({ first }) =>
        hasHeading && isHeadingOf(role, first),
  );
  const choice = collection === 'outDay' ? headed : withoutSigns(headed, collection);
  const roleOf = (column: Column) => guessedRoles.find((role) => choice[role] === column) ?? 'none';
  const dateColumn = headed.day?.isDate ? headed.day.index : undefined;
  return { roles: columns.map(roleOf), hasHeading, dateColumn };
};
