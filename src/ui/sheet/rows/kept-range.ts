import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** The indexes to render: those around the part in sight, and the kept one wherever it is. */
export const rangeWith = (range: Range, keptIndex: number): number[] => {
  const indexes = defaultRangeExtractor(range);
  const isOutside = keptIndex >= 0 && keptIndex < range.count && !indexes.includes(keptIndex);
  return isOutside ? [...indexes, keptIndex].toSorted((a, b) => a - b) : indexes;
};

export const useKeptRange = (keptIndex: number): ((range: Range) => number[]) =>
  useCallback((range: Range) => rangeWith(range, keptIndex), [keptIndex]);
