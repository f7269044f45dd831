import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type CategorySum, categorySums } from '../../../../domain/sheet/totals/categories.ts';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { useLines } from '../../../hooks/sheet-data.ts';

/** The sums of the categories on the sheet, in their order. */
export const useCategorySums = (): readonly CategorySum[] => {
  const categories = useSelector(useParameters(), ({ context }) => context.parameters.categories);
  const expenses = useLines('outDay');
  return useMemo(() => categorySums(categories, expenses), [categories, expenses]);
};
