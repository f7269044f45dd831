import { useMemo } from 'react';
import { type SelectedLines, sumOfLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { useShownLines } from '../../../hooks/sheet-data.ts';

/** The visible lines of a list in display order, the selected lines, and the sum of the selected lines. */
export const useSelectedLines = ({ collection, ids }: SelectedLines) => {
  const shown = useShownLines(collection);
  return useMemo(() => {
    const selected = new Set(ids);
    const lines = shown.filter(({ id }) => selected.has(id));
    return { shown, lines, sum: sumOfLines(collection, lines) };
  }, [shown, collection, ids]);
};
