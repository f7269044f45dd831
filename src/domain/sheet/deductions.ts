import { isAmount } from '../money/amount-text.ts';
import { isTooLong } from '../forms/limits.ts';

/** Whole amounts, or why a text holds none. */
export type DeductionValues =
  | { readonly kind: 'deductions'; readonly values: readonly number[] }
  | { readonly kind: 'invalid'; readonly why: 'notWholeNumbers' | 'tooLong' };

const isDeduction = (text: string): boolean => /^-?\d+$/.test(text) && isAmount(Number(text));

/** Reads whole amounts separated by commas, however long the text is. */
export function storedDeductions(text: string): DeductionValues {
  const parts = text
    .replace(/\s/g, '')
    .split(',')
    .filter((part) => part !== '');
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
