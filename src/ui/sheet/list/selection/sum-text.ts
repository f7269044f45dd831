import type { Decimal } from '../../../../domain/money/money.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';

/** Formats the sum of lines, with a sign if the list may contain credits. */
export const useSelectionSumText = (): ((collection: Collection, sum: Decimal) => string) => {
  const format = useAmountFormat();
  return (collection, sum) => (collection === 'outDay' ? format.signed(sum) : format.amount(sum));
};
