/** The rows of a list that are in the viewport: `size` rows from index `first`. */
export type VisibleRange = { readonly first: number; readonly size: number };

/** The rows in a viewport of `height` pixels whose top is `offset` pixels below the top of the list. */
export function visibleRangeOf(offset: number, height: number, rowHeight: number): VisibleRange {
  const first = Math.max(0, Math.floor(offset / rowHeight));
  return { first, size: Math.max(0, Math.ceil((offset + height) / rowHeight) - first) };
}

/** Whether `drawn` contains the rows of `next`. */
export const isCovered = (drawn: VisibleRange, next: VisibleRange): boolean =>
  drawn.first === next.first && drawn.size >= next.size;

/**
 * The sorted indexes of the rows to draw: the visible ones, `overscan` more on each side, and the pinned ones. A list that has
 * become shorter than the visible range shows its end.
 */
export function rowsToDraw(
  range: VisibleRange,
  count: number,
  overscan: number,
  pinned: readonly number[],
): readonly number[] {
  const first = Math.max(0, Math.min(range.first, count - range.size) - overscan);
  const end = Math.min(count, range.first + range.size + overscan);
  const indexes = Array.from({ length: end - first }, (_, place) => first + place);
  const outside = new Set(pinned.filter((index) => index >= 0 && index < count && (index < first || index >= end)));
  return outside.size === 0 ? indexes : [...indexes, ...outside].toSorted((a, b) => a - b);
}
