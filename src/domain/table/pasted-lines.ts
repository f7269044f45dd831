import { type InputProblem, type InputReading, readDay, readName, requiredProblem, valueIn } from '../forms/input.ts';
import { splitLeadingSign } from '../money/amount-sign.ts';
import { isInPeriod } from '../sheet/period.ts';
import type { SheetDate } from '../sheet/sheet-date.ts';
import type { Entry, EntryCollection, EntryDraft } from '../sheet/sheet.ts';
import type { Amount } from '../money/money.ts';
import { readAmounts } from './amount-cells.ts';
import { knownName, readBankLabel } from './bank-label.ts';
import { columnOf, readCells, type Table } from './cells.ts';
import { guessRoles } from './column-roles.ts';
import { type DayReading, readDays, type ReadingMoment } from './day-cells.ts';
import { knownLineMatcher } from './known-lines.ts';
import type { ColumnRole } from './role-choice.ts';

/** How signs distinguish debits from credits: a minus marks debits, a plus marks credits, or all are debits. */
export const signRules = ['minusIsDebit', 'plusIsCredit', 'allDebits'] as const;
export type SignRule = (typeof signRules)[number];

/** The list that lines are pasted into. */
export type PasteTarget = ReadingMoment & {
  readonly collection: EntryCollection;
  /** The day typed in the add row, for lines without a day. */
  readonly day: string;
  /** The entries of the list. */
  readonly present: readonly Entry[];
  /** The suggested names. */
  readonly knownNames: readonly string[];
};

/** Pasted rows, and how to read them. */
export type Paste = PasteTarget & {
  readonly heading: readonly string[];
  readonly rows: Table;
  /** The number of rows over the limit. */
  readonly cutOff: number;
  readonly roles: readonly ColumnRole[];
  /** The chosen rule; if undefined, the amounts decide. */
  readonly sign: SignRule | undefined;
  /** The chosen paid state; if undefined, the dates decide. */
  readonly isPaid: boolean | undefined;
  /** The index of the date column. It has no role if the list has no days. */
  readonly dateColumn: number | undefined;
};

/** The rows that the user ticked or unticked. */
export type Ticks = Readonly<Record<number, boolean>>;

/** Why a line cannot be added. `noAmount`: the text is not an amount. `addRowDayMissing`: the line and the add row have no day. */
export type LineRefusal =
  | InputProblem
  | { readonly why: 'noAmount'; readonly text: string }
  | { readonly why: 'addRowDayMissing' };

export type PastedLine = {
  readonly row: number;
  readonly day: number | undefined;
  /** The date, if the line has a complete date. */
  readonly date: SheetDate | undefined;
  readonly name: string;
  /** The bank's description, if the name was read from it. */
  readonly bankText: string | undefined;
  readonly value: Amount | undefined;
  readonly debit: boolean;
  readonly refusal: LineRefusal | undefined;
  /** The date, if it is outside the sheet's period. */
  readonly outside: SheetDate | undefined;
  /** Whether the list has the line already. */
  readonly isKnown: boolean;
};

/** The maximum number of pasted lines: the limit of one commit. */
export const maxPastedLines = 500;

const nothing = { kind: 'empty' } as const;

/** The cells of the column with this role; empty texts without such a column. */
const cellsOf = ({ rows, roles }: Paste, role: ColumnRole): readonly string[] => columnOf(rows, roles.indexOf(role));

type SignedReading = { readonly reading: InputReading<Amount>; readonly debit: boolean; readonly text: string };

const twoAmounts = { reading: { kind: 'refused', problem: { why: 'notANumber' } }, debit: true } as const;
const noAmount: SignedReading = { reading: nothing, debit: true, text: '' };

const isSome = (reading: InputReading<Amount>): boolean => reading.kind !== 'empty' && valueIn(reading) !== 0;
const isNegative = (reading: InputReading<Amount>): boolean => (valueIn(reading) ?? 0) < 0;
const withoutSign = (reading: InputReading<Amount>): InputReading<Amount> =>
  reading.kind === 'value' ? { kind: 'value', value: Math.abs(reading.value) } : reading;

const hasPlus = (cell: string): boolean => splitLeadingSign(cell).debit === false;

/** The sign rule of the amounts. Source: docs/specification.md#paste-signs. */
export const signRuleOf = (paste: Paste): SignRule => {
  if (paste.sign) return paste.sign;
  const cells = cellsOf(paste, 'amount');
  // If credits have a plus, amounts without a plus are debits.
  if (cells.some(hasPlus)) return 'plusIsCredit';
  return readAmounts(cells).some(isNegative) ? 'minusIsDebit' : 'allDebits';
};

/** Whether signs or columns distinguish debits from credits. */
export const hasSigns = (paste: Paste): boolean => {
  if (paste.roles.includes('debit') && paste.roles.includes('credit')) return true;
  const cells = cellsOf(paste, 'amount');
  return cells.some(hasPlus) || readAmounts(cells).some(isNegative);
};

const isDebitBy: Record<SignRule, (reading: InputReading<Amount>, text: string) => boolean> = {
  minusIsDebit: isNegative,
  plusIsCredit: (_, text) => !hasPlus(text),
  allDebits: () => true,
};

const signedByRule = (paste: Paste): readonly SignedReading[] => {
  const cells = cellsOf(paste, 'amount');
  const isDebit = isDebitBy[signRuleOf(paste)];
  return readAmounts(cells).map((reading, row) => {
    const text = cells[row] ?? '';
    return { reading: withoutSign(reading), debit: isDebit(reading, text), text };
  });
};

type Side = Pick<SignedReading, 'reading' | 'text'>;

const ofBothSides = (debit: Side, credit: Side): SignedReading => {
  if (isSome(debit.reading) && isSome(credit.reading)) return { ...twoAmounts, text: `${debit.text} ${credit.text}` };
  const isDebit = isSome(debit.reading) || !isSome(credit.reading);
  const { reading, text } = isDebit ? debit : credit;
  return { reading: withoutSign(reading), debit: isDebit, text };
};

const signedByColumn = (paste: Paste): readonly SignedReading[] => {
  const sidesOf = (role: 'debit' | 'credit'): readonly Side[] => {
    const cells = cellsOf(paste, role);
    return readAmounts(cells).map((reading, row) => ({ reading, text: cells[row] ?? '' }));
  };
  const [debits, credits] = [sidesOf('debit'), sidesOf('credit')];
  return paste.rows.map((_, row) => ofBothSides(debits[row] ?? noAmount, credits[row] ?? noAmount));
};

/** The amounts of a list without signs. If all are negative, the bank's minus for money leaving the account is dropped. */
const unsigned = (paste: Paste): readonly SignedReading[] => {
  const cells = cellsOf(paste, 'amount');
  const readings = readAmounts(cells);
  const areDebits = readings.every((reading) => reading.kind !== 'value' || reading.value < 0);
  return readings.map((reading, row) => ({
    reading: areDebits ? withoutSign(reading) : reading,
    debit: true,
    text: cells[row] ?? '',
  }));
};

const amountsOf = (paste: Paste): readonly SignedReading[] => {
  if (paste.collection !== 'outDay') return unsigned(paste);
  return paste.roles.includes('amount') ? signedByRule(paste) : signedByColumn(paste);
};

/** The days in the day column, else in the bank's descriptions. */
const writtenDays = (paste: Paste): readonly DayReading[] => {
  if (paste.roles.includes('day')) return readDays(cellsOf(paste, 'day'), paste);
  if (paste.collection !== 'outDay' && paste.dateColumn !== undefined)
    return readDays(columnOf(paste.rows, paste.dateColumn), paste);
  return readDays(
    cellsOf(paste, 'name').map((text) => readBankLabel(text)?.date ?? ''),
    paste,
  );
};

/** The day of a line. A daily expense without a day has the day of the add row. */
const dayOfLine = ({ collection, roles, day }: Paste, written: DayReading): DayReading => {
  if (collection !== 'outDay') return { kind: 'day', day: 0, date: written.kind === 'day' ? written.date : undefined };
  if (roles.includes('day') || written.kind === 'day') return written;
  const addRowDay = readDay(day);
  return addRowDay.kind === 'value' ? { kind: 'day', day: addRowDay.value, date: undefined } : nothing;
};

const amountRefusal = ({ reading, text }: SignedReading): LineRefusal | undefined => {
  const problem = requiredProblem(reading, 'amountMissing');
  return problem?.why === 'notANumber' ? { why: 'noAmount', text } : problem;
};

const dayRefusal = ({ roles }: Paste, { kind }: DayReading): LineRefusal | undefined => {
  if (kind === 'refused') return { why: 'day' };
  if (kind === 'day') return undefined;
  return { why: roles.includes('day') ? 'dayMissing' : 'addRowDayMissing' };
};

const nameOf = ({ knownNames }: Paste, text: string): Pick<PastedLine, 'name' | 'bankText'> => {
  const label = readBankLabel(text);
  return label ? { name: knownName(label.name, knownNames), bankText: text } : { name: text, bankText: undefined };
};

type Readings = { readonly text: string; readonly amount: SignedReading; readonly day: DayReading };

const lineOf = (paste: Paste, row: number, { text, amount, day }: Readings): Omit<PastedLine, 'isKnown'> => {
  const named = nameOf(paste, text);
  const date = day.kind === 'day' ? day.date : undefined;
  const isOutside = paste.collection === 'outDay' && date !== undefined && !isInPeriod(paste.period, date);
  return {
    row,
    day: day.kind === 'day' ? day.day : undefined,
    date,
    ...named,
    value: valueIn(amount.reading),
    debit: amount.debit,
    refusal: amountRefusal(amount) ?? requiredProblem(readName(named.name), 'nameMissing') ?? dayRefusal(paste, day),
    outside: isOutside ? date : undefined,
  };
};

/** The lines to add. A line that cannot be added has a `refusal`. Source: docs/specification.md#paste-refused. */
export const linesOf = (paste: Paste): readonly PastedLine[] => {
  const [texts, amounts, days] = [cellsOf(paste, 'name'), amountsOf(paste), writtenDays(paste)];
  const isKnown = knownLineMatcher(paste.present, paste.collection);
  return texts.map((text, row) => {
    const day = dayOfLine(paste, days[row] ?? nothing);
    const line = lineOf(paste, row, { text, amount: amounts[row] ?? noAmount, day });
    return { ...line, isKnown: isKnown(line) };
  });
};

/** Whether a line is ticked to be added. Source: docs/specification.md#paste-outside, docs/specification.md#paste-known. */
export const isTicked = ({ row, refusal, outside, isKnown }: PastedLine, ticks: Ticks): boolean =>
  !refusal && (ticks[row] ?? !(outside || isKnown));

/** The ticked lines as entries. */
export const draftsOf = (lines: readonly PastedLine[], ticks: Ticks): readonly EntryDraft[] =>
  lines.flatMap((line) => {
    const { debit, value, day, name } = line;
    return isTicked(line, ticks) && value !== undefined && day !== undefined ? [{ debit, value, day, name }] : [];
  });

/**
 * Reads a pasted text as lines of a list; undefined if no line has a name and an amount.
 * Source: docs/specification.md#paste.
 */
export const readPaste = (text: string, target: PasteTarget): Paste | undefined => {
  const table = readCells(text);
  const { roles, hasHeading, dateColumn } = guessRoles(table.slice(0, maxPastedLines + 1), target.collection, target);
  const [heading, rows] = hasHeading ? [table[0] ?? [], table.slice(1)] : [[], table];
  const paste: Paste = {
    ...target,
    heading,
    rows: rows.slice(0, maxPastedLines),
    cutOff: Math.max(0, rows.length - maxPastedLines),
    roles,
    sign: undefined,
    isPaid: undefined,
    dateColumn,
  };
  return linesOf(paste).some(({ name, value }) => name !== '' && value !== undefined) ? paste : undefined;
};
