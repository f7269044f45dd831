import { useCallback } from 'react';
import { isSum, parseAmount } from '../../../domain/money/amount-text.ts';
import { useAmountFormat } from '../../hooks/formats.ts';

/** What a typed sum is worth, such as `= 15,50`; undefined for a plain amount, and for a sum that cannot be read yet. */
export const useSumText = (): ((typed: string) => string | undefined) => {
  const { amount } = useAmountFormat();
  return useCallback(
    (typed: string) => {
      const reading = isSum(typed) ? parseAmount(typed) : undefined;
      return reading?.kind === 'amount' ? `= ${amount(reading.value)}` : undefined;
    },
    [amount],
  );
};
