import type { InputReading } from '../forms/input.ts';
import type { EntryCollection } from '../sheet/sheet.ts';
import type { Amount } from '../money/money.ts';
import { readAmounts } from './amount-cells.ts';
import { columnOf, type Table } from './cells.ts';
import { isHeadingOf } from './headings.ts';
import { type DayReading, readDays, type ReadingMoment } from './day-cells.ts';
import type { ColumnRole } from './role-choice.ts';

/** What the cells of a column are like, as far as more than half of them agree. */
type Column = {
  readonly index: number;
  readonly first: string;
  readonly amounts: readonly InputReading<Amount>[];
  readonly isAmount: boolean;
  /** An amount that bears decimals, a sign or a currency. */
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
  const isMost = (matches: (place: number) => boolean) => {
    const found = cells.filter((cell, place) => cell !== '' && matches(place)).length;
    return filled > 0 && found * 2 >= filled;
  };
  return {
    index,
    first: cells[0] ?? '',
    amounts,
    isAmount: isMost((place) => amounts[place]?.kind === 'value'),
    isMoney: cells.some((cell, place) => amounts[place]?.kind === 'value' && money.test(cell)),
    isDate: isMost((place) => isDay(days[place], true)),
    isDayOfMonth: isMost((place) => isDay(days[place], false)),
    length: cells.join('').length,
  };
};

const wanted = ['day', 'name', 'amount', 'debit', 'credit'] as const satisfies readonly ColumnRole[];
type WantedRole = (typeof wanted)[number];

const isNothing = (reading: InputReading<Amount> | undefined): boolean =>
  reading?.kind !== 'value' || reading.value === 0;

/** Whether no line has an amount in both, but for a last one that sums them up, and each has some. */
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

type Choice = { readonly [Role in WantedRole]?: Column | undefined };
type Headed = (role: WantedRole) => (column: Column) => boolean;

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
  // The only column of numbers is the amount.
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

/** The same for a list that has neither days nor credits. */
const withoutSigns = ({ name, amount, debit, credit }: Choice, collection: EntryCollection): Choice => ({
  name,
  amount: amount ?? (collection === 'in' ? credit : debit),
});

/** What the columns of a table are, and whether its first line is a heading, which it is where it has no amount. */
export type ColumnRoles = {
  readonly roles: readonly ColumnRole[];
  readonly hasHeading: boolean;
  /** The column of dates, also for a list without days. */
  readonly dateColumn: number | undefined;
};

/**
 * What the columns of a table are by what they hold: days, amounts, of which two that no line has both of are debits and credits,
 * and the longest text as the name. Where several could be it, the words of a heading decide, then the first.
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
  const roleOf = (column: Column) => wanted.find((role) => choice[role] === column) ?? 'none';
  const dateColumn = headed.day?.isDate ? headed.day.index : undefined;
  return { roles: columns.map(roleOf), hasHeading, dateColumn };
};
