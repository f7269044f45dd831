import { type InputReading, readAmount } from '../forms/input.ts';
import { isSum } from '../money/amount-text.ts';
import { bareNumberText, readNumberText } from '../money/number-text.ts';
import type { Amount } from '../money/money.ts';

const marks = [',', '.'] as const;
type DecimalMark = (typeof marks)[number];

// An account has only one currency, so the symbol can be replaced.
const inEuros = (cell: string): string => cell.replace(/\p{Sc}|USD|GBP|CHF|CAD/u, '€');

/** The decimal marks that fit a cell; empty without a mark. A mark before three digits separates thousands. */
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
  // Refuses sums: `readAmount` would read the date 2026-11-03 as a sum.
  if (isSum(text)) return { kind: 'refused', problem: { why: 'notANumber' } };
  const reading = readAmount(text);
  if (!isSettled || reading.kind !== 'refused' || reading.problem.why !== 'ambiguous') return reading;
  return { kind: 'value', value: reading.problem.readings[1] };
};

/**
 * Reads a column of amounts. Amounts with a minus or in brackets are negative. All cells together determine the decimal mark: `1,234` is
 * ambiguous only if other cells contradict each other. Source: docs/specification.md#paste-amounts.
 */
export const readAmounts = (cells: readonly string[]): readonly InputReading<Amount>[] => {
  const isSettled = new Set(cells.flatMap(decimalMarksIn)).size <= 1;
  return cells.map((cell) => readCell(cell, isSettled));
};
