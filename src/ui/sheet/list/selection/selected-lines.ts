import { useMemo } from 'react';
import { type SelectedLines, sumOfLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { useShownLines } from '../../../hooks/sheet-data.ts';

/** The selected lines of a list and all that it shows, in its order, and what the selected ones come to. */
export const useSelectedLines = ({ collection, ids }: SelectedLines) => {
  const shown = useShownLines(collection);
  return useMemo(() => {
    const selected = new Set(ids);
    const lines = shown.filter(({ id }) => selected.has(id));
    return { shown, lines, sum: sumOfLines(collection, lines) };
  }, [shown, collection, ids]);
};
