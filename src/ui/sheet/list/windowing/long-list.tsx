import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useScrollToFresh } from '../rows/fresh-row.ts';
import { endDividerLabel, gapAbove, heightOf, type ListDivider } from '../rows/list-divider.ts';
import type { RowPlace } from '../rows/row-shell.tsx';
import { rowsToDraw } from './visible-range.ts';
import { type Scroller, useVisibleRange, type ListMeasures } from './use-visible-range.ts';

export type ListProps = ListMeasures & {
  readonly label: string;
  /** The focused line stays in the DOM wherever the list is scrolled to. */
  readonly focusedIndex: number;
  /** The line to scroll into view, such as one that was just added. */
  readonly freshId: string | undefined;
  readonly divider?: ListDivider | undefined;
};

type LongListProps = ListProps & {
  readonly count: number;
  /** -1 if there is none. */
  readonly freshIndex: number;
  readonly rowAt: (index: number, place: Pick<RowPlace, 'gap' | 'divider'>) => ReactNode;
};

// Touch scrolling moves further per frame than a wheel.
const overscan = { list: 5, page: 10 };

/** The rows drawn on each side of the visible range: none before the first paint. */
function useOverscan(scroller: Scroller): number {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted ? overscan[scroller] : 0;
}

/**
 * A virtualised list of its full height. Its rows are in normal flow, each with a margin for the rows left out above it, so that
 * an inserted row moves those below without rendering them.
 */
export function LongList({
  label,
  count,
  rowHeight,
  focusedIndex,
  freshIndex,
  freshId,
  divider,
  rowAt,
  ...measures
}: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const range = useVisibleRange(list, { ...measures, rowHeight });
  const indexes = rowsToDraw(range, count, useOverscan(measures.scroller), [focusedIndex, freshIndex]);
  useScrollToFresh(list, freshIndex < 0 ? undefined : freshId);
  return (
    <div className="rows" style={{ maxHeight: measures.maxHeight }}>
      <ul
        ref={list}
        className="row-list"
        aria-label={label}
        data-divider={endDividerLabel(count, divider)}
        style={{ height: heightOf(count, rowHeight, divider) }}
      >
        {indexes.map((index, position) =>
          rowAt(index, {
            gap: gapAbove(index, indexes[position - 1] ?? -1, rowHeight, divider),
            divider: divider?.index === index ? divider.label : undefined,
          }),
        )}
      </ul>
    </div>
  );
}
