import { type DeductionValues, readStoredDeductions, readTypedDeductions } from './deductions.ts';
import { type Amount, multiply, subtract, sum } from '../../money/money.ts';
import type { Decimal } from '../../money/money.ts';
import type { Provision } from '../sheet.ts';

export type DeductionsReading =
  | (Extract<DeductionValues, { kind: 'deductions' }> & { readonly sum: Decimal })
  | Extract<DeductionValues, { kind: 'invalid' }>;

const summed = (read: DeductionValues): DeductionsReading =>
  read.kind === 'deductions' ? { ...read, sum: sum(read.values) } : read;

/** The typed deductions with their exact sum. Source: docs/specification.md#deductions-format. */
export const readDeductions = (text: string): DeductionsReading => summed(readTypedDeductions(text));

/**
 * The amount set aside: monthly payment × number of payments − deductions. Unreadable deductions count as 0.
 * Source: docs/specification.md#provision-total.
 */
export const provisionTotal = ({ monthlyPayment, numberMonthlyPayments, deductions }: Provision): Decimal => {
  const reading = readStoredDeductions(deductions);
  const deducted = reading.kind === 'deductions' ? sum(reading.values) : '0';
  return subtract(multiply(monthlyPayment, numberMonthlyPayments), deducted);
};

/**
 * The amount set aside divided by the price, limited to 0 to 1; undefined without a positive price.
 * Source: docs/specification.md#provision-share.
 */
export const shareAside = (total: Decimal, price: Amount): number | undefined =>
  price > 0 ? Math.min(1, Math.max(0, Number(total) / price)) : undefined;
