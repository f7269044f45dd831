import { isTooLong } from './limits.ts';
import { isAmount, multiply, subtract, sum } from './money.ts';
import type { Decimal } from './money.ts';
import type { Provision } from './sheet.ts';

export type DeductionsReading =
  | { readonly kind: 'deductions'; readonly values: readonly number[]; readonly sum: Decimal }
  | { readonly kind: 'invalid'; readonly why: 'notWholeNumbers' | 'tooLong' };

const isDeduction = (text: string): boolean => /^-?\d+$/.test(text) && isAmount(Number(text));

const readStored = (text: string): DeductionsReading => {
  const parts = text
    .replace(/\s/g, '')
    .split(',')
    .filter((part) => part !== '');
  if (!parts.every(isDeduction)) return { kind: 'invalid', why: 'notWholeNumbers' };
  const values = parts.map((part) => Number(part) + 0);
  return { kind: 'deductions', values, sum: sum(values) };
};

/** Deductions as they are stored: one plain space for every run of whitespace, whatever kind was typed. */
export const deductionsText = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * Reads whole amounts separated by commas. Whitespace and empty places do not count, so `1, 2,,` holds two.
 * Source: specification, section 5, "Deductions".
 */
export const readDeductions = (text: string): DeductionsReading =>
  isTooLong(deductionsText(text), 'deductions') ? { kind: 'invalid', why: 'tooLong' } : readStored(text);

/**
 * What a provision still holds: monthly payment × number of payments, less its deductions. Deductions that cannot be read
 * deduct nothing. Source: specification, section 9, "Provision total per entry".
 */
export const provisionTotal = ({ monthlyPayment, numberMonthlyPayments, deductions }: Provision): Decimal => {
  const reading = readStored(deductions);
  const deducted = reading.kind === 'deductions' ? reading.sum : '0';
  return subtract(multiply(monthlyPayment, numberMonthlyPayments), deducted);
};
