import type { Decimal } from '../../../../domain/money/money.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';

/** Writes what lines of a list come to: with its sign where some of them are credits. */
export const useSumText = (): ((collection: Collection, sum: Decimal) => string) => {
  const format = useAmountFormat();
  return (collection, sum) => (collection === 'outDay' ? format.signed(sum) : format.amount(sum));
};
