import { isAmount } from '../../money/amount-text.ts';
import { type Decimal, subtract, sum } from '../../money/money.ts';
import { isTooLong } from '../../lib/limits.ts';

/** Whole amounts, or why a text holds none. */
export type DeductionValues =
  | { readonly kind: 'deductions'; readonly values: readonly number[] }
  | { readonly kind: 'invalid'; readonly why: 'notWholeNumbers' | 'tooLong' };

const isDeduction = (text: string): boolean => /^-?\d+$/.test(text) && isAmount(Number(text));

const partsOf = (text: string): readonly string[] =>
  text
    .replace(/\s/g, '')
    .split(',')
    .filter((part) => part !== '');

/** Reads whole amounts separated by commas, however long the text is. */
export function storedDeductions(text: string): DeductionValues {
  const parts = partsOf(text);
  return parts.every(isDeduction)
    ? { kind: 'deductions', values: parts.map((part) => Number(part) + 0) }
    : { kind: 'invalid', why: 'notWholeNumbers' };
}

/**
 * Two deductions that could be meant as one with cents: a comma stands between them without a space, before two digits. The last
 * ones, if they are not in what was there `before`. Source: docs/specification.md#deductions-cents.
 */
export const looksLikeCents = (text: string, before: string): readonly [whole: string, cents: string] | undefined => {
  const [, whole, cents] = [...text.matchAll(/(\d+),(\d{2})(?!\d)/gu)].at(-1) ?? [];
  return whole === undefined || cents === undefined || before.includes(`${whole},${cents}`)
    ? undefined
    : [whole, cents];
};

/** Deductions as they are stored: one plain space for every run of whitespace, whatever kind was typed. */
export const deductionsText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Reads whole amounts separated by commas. Whitespace and empty places do not count, so `1, 2,,` holds two.
 * Source: docs/specification.md#deductions-format.
 */
export const typedDeductions = (text: string): DeductionValues =>
  isTooLong(deductionsText(text), 'deductions') ? { kind: 'invalid', why: 'tooLong' } : storedDeductions(text);

const isCorrection = (part: string): boolean => /^-?0\d/u.test(part);

/**
 * Those of the deductions that correct a changed monthly payment, and are no money spent: they are written with a leading zero, as
 * `0215`. Source: docs/specification.md#payment-correction.
 */
export const correctionsIn = (text: string): readonly number[] => partsOf(text).filter(isCorrection).map(Number);

/** The deductions without corrections: those that the user has typed. Source: docs/specification.md#payment-correction. */
export const ownDeductions = (text: string): string =>
  correctionsIn(text).length === 0
    ? text
    : partsOf(text)
        .filter((part) => !isCorrection(part))
        .join(', ');

/** The typed deductions with the corrections that were stored. Source: docs/specification.md#payment-correction. */
export const withStoredCorrections = (typed: string, stored: string): string => {
  if (typed === ownDeductions(stored)) return stored;
  const corrections = partsOf(stored).filter(isCorrection);
  return [...(typed.trim() === '' ? [] : [typed]), ...corrections].join(', ');
};

/** What was spent: all deductions but the corrections; undefined where they cannot be read. */
export const spentIn = (text: string): Decimal | undefined => {
  const read = storedDeductions(text);
  return read.kind === 'deductions' ? subtract(sum(read.values), sum(correctionsIn(text))) : undefined;
};

/** The deductions with one more correction, of a whole amount other than zero. */
export const withCorrection = (text: string, correction: number): string => {
  const digits = String(Math.abs(correction));
  return [...partsOf(text), `${correction < 0 ? '-' : ''}0${digits}`].join(', ');
};
