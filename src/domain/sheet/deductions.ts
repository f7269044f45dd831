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

/** Deductions as they are stored: one plain space for every run of whitespace, whatever kind was typed. */
export const deductionsText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Reads whole amounts separated by commas. Whitespace and empty places do not count, so `1, 2,,` holds two.
 * Source: docs/specification.md#deductions-format.
 */
export const typedDeductions = (text: string): DeductionValues =>
  isTooLong(deductionsText(text), 'deductions') ? { kind: 'invalid', why: 'tooLong' } : storedDeductions(text);
