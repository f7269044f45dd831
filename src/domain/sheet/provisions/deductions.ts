import { isAmount } from '../../money/amount-text.ts';
import { type Decimal, subtract, sum } from '../../money/money.ts';
import { isTooLong } from '../../lib/limits.ts';

/** The whole amounts of a text, or why it is invalid. */
export type DeductionValues =
  | { readonly kind: 'deductions'; readonly values: readonly number[] }
  | { readonly kind: 'invalid'; readonly why: 'notWholeNumbers' | 'tooLong' };

const isDeduction = (text: string): boolean => /^-?\d+$/.test(text) && isAmount(Number(text));

const partsOf = (text: string): readonly string[] =>
  text
    .replace(/\s/g, '')
    .split(',')
    .filter((part) => part !== '');

/** Reads whole amounts separated by commas, from a text of any length. */
export function readStoredDeductions(text: string): DeductionValues {
  const parts = partsOf(text);
  return parts.every(isDeduction)
    ? { kind: 'deductions', values: parts.map((part) => Number(part) + 0) }
    : { kind: 'invalid', why: 'notWholeNumbers' };
}

/**
 * The last two deductions if they may be an amount with cents, such as `12,50`: no space after the comma, two digits, and not in the
 * text `before` the edit. Source: docs/specification.md#deductions-cents.
 */
export const possibleCents = (text: string, before: string): readonly [whole: string, cents: string] | undefined => {
  const [, whole, cents] = [...text.matchAll(/(\d+),(\d{2})(?!\d)/gu)].at(-1) ?? [];
  return whole === undefined || cents === undefined || before.includes(`${whole},${cents}`)
    ? undefined
    : [whole, cents];
};

/** The stored form of typed deductions, with whitespace collapsed to single spaces. */
export const deductionsText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Reads typed whole amounts separated by commas, ignoring whitespace and empty items: `1, 2,,` has two.
 * Source: docs/specification.md#deductions-format.
 */
export const readTypedDeductions = (text: string): DeductionValues =>
  isTooLong(deductionsText(text), 'deductions') ? { kind: 'invalid', why: 'tooLong' } : readStoredDeductions(text);

const isCorrection = (part: string): boolean => /^-?0\d/u.test(part);

/**
 * The deductions that correct a changed monthly payment. They are not spent money. They have a leading zero, such as `0215`.
 * Source: docs/specification.md#payment-correction.
 */
export const correctionsIn = (text: string): readonly number[] => partsOf(text).filter(isCorrection).map(Number);

/** The deductions that the user typed, without corrections. Source: docs/specification.md#payment-correction. */
export const ownDeductions = (text: string): string =>
  correctionsIn(text).length === 0
    ? text
    : partsOf(text)
        .filter((part) => !isCorrection(part))
        .join(', ');

/** The typed deductions with the stored corrections. Source: docs/specification.md#payment-correction. */
export const withStoredCorrections = (typed: string, stored: string): string => {
  if (typed === ownDeductions(stored)) return stored;
  const corrections = partsOf(stored).filter(isCorrection);
  return [...(typed.trim() === '' ? [] : [typed]), ...corrections].join(', ');
};

/** The amount spent: all deductions except corrections; undefined if they are invalid. */
export const spentIn = (text: string): Decimal | undefined => {
  const read = readStoredDeductions(text);
  return read.kind === 'deductions' ? subtract(sum(read.values), sum(correctionsIn(text))) : undefined;
};

/** Appends a correction, a whole amount other than zero. */
export const withCorrection = (text: string, correction: number): string => {
  const digits = String(Math.abs(correction));
  return [...partsOf(text), `${correction < 0 ? '-' : ''}0${digits}`].join(', ');
};
