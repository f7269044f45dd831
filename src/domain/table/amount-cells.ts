import { type InputReading, readAmount } from '../forms/input.ts';
import { isSum } from '../money/amount-text.ts';
import { bareNumberText, readNumberText } from '../money/number-text.ts';
import type { Amount } from '../money/money.ts';

const marks = [',', '.'] as const;
type DecimalMark = (typeof marks)[number];

// An account has one currency: whichever it is, its mark says nothing.
const inEuros = (cell: string): string => cell.replace(/\p{Sc}|USD|GBP|CHF|CAD/u, '€');

/** What a cell says of the mark before decimals: nothing where it has no mark; one before three digits groups thousands. */
const decimalMarksIn = (cell: string): readonly DecimalMark[] => {
  const bare = bareNumberText(inEuros(cell));
  const number = readNumberText(bare);
  const last = marks.find((mark) => mark === bare.match(/[.,](?=[^.,]*$)/u)?.[0]);
  if (number === undefined || last === undefined) return [];
  const isBeforeDecimals = number.fraction !== '' && !number.ambiguous;
  return marks.filter((mark) => (mark === last) === isBeforeDecimals);
};

const readCell = (cell: string, isSettled: boolean): InputReading<Amount> => {
  const text = inEuros(cell);
  // A day such as 2026-11-03 is no sum either.
  if (isSum(text)) return { kind: 'refused', problem: { why: 'notANumber' } };
  const reading = readAmount(text);
  if (!isSettled || reading.kind !== 'refused' || reading.problem.why !== 'ambiguous') return reading;
  return { kind: 'value', value: reading.problem.readings[1] };
};

/**
 * Reads a column of amounts, below zero where they bear a minus or brackets. The column as a whole says which mark stands before
 * decimals: `1,234` is refused as ambiguous only where its cells contradict each other. Source: docs/specification.md#paste-amounts.
 */
export const readAmounts = (cells: readonly string[]): readonly InputReading<Amount>[] => {
  const isSettled = new Set(cells.flatMap(decimalMarksIn)).size <= 1;
  return cells.map((cell) => readCell(cell, isSettled));
};
