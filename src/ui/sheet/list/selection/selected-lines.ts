import { useMemo } from 'react';
import { type SelectedLines, sumOfLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { useShownLines } from '../../../hooks/sheet-data.ts';

/** The visible lines of a list in its order, the selected ones, and their sum. */
export const useSelectedLines = ({ collection, ids }: SelectedLines) => {
  const shown = useShownLines(collection);
  return useMemo(() => {
    const selected = new Set(ids);
    const lines = shown.filter(({ id }) => selected.has(id));
    return { shown, lines, sum: sumOfLines(collection, lines) };
  }, [shown, collection, ids]);
};
