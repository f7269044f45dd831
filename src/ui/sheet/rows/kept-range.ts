import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

type KeptLines = { readonly keptIndex: number; readonly freshIndex: number };

/** The indexes to render: those around the part in sight, and the kept ones wherever they are. */
export const rangeWith = (range: Range, ...keptIndexes: readonly number[]): number[] => {
  const indexes = new Set(defaultRangeExtractor(range));
  for (const index of keptIndexes) if (index >= 0 && index < range.count) indexes.add(index);
  return [...indexes].toSorted((a, b) => a - b);
};

/** Renders the line that has the focus and the one that was just added wherever the list is scrolled to. */
export const useKeptRange = ({ keptIndex, freshIndex }: KeptLines): ((range: Range) => number[]) =>
  useCallback((range: Range) => rangeWith(range, keptIndex, freshIndex), [keptIndex, freshIndex]);
