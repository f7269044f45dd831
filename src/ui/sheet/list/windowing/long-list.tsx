import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useScrollToFresh } from '../rows/fresh-row.ts';
import { endMarkOf, gapAbove, heightOf, type Mark } from '../rows/mark.ts';
import type { RowPlace } from '../rows/row-shell.tsx';
import { rowsToDraw } from './visible-range.ts';
import { type Scroller, useVisibleRange, type ListMeasures } from './use-visible-range.ts';

/** What a list is drawn with, long or not. */
export type ListProps = ListMeasures & {
  readonly label: string;
  /** The line that has the focus stays in the page wherever the list is scrolled to. */
  readonly focusedIndex: number;
  /** The line that was just added is scrolled into view. */
  readonly freshId: string | undefined;
  readonly mark?: Mark | undefined;
};

/** A long list as it sees its rows: so many, each drawn at its place. */
type LongListProps = ListProps & {
  readonly count: number;
  /** -1 where no line is new. */
  readonly freshIndex: number;
  readonly rowAt: (index: number, place: Pick<RowPlace, 'gap' | 'mark'>) => ReactNode;
};

// Touch scrolling moves further per frame than a wheel.
const overscan = { list: 5, page: 10 };

/** How many rows to draw on each side of the visible range: none until that is painted. */
function useOverscan(scroller: Scroller): number {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted ? overscan[scroller] : 0;
}

/**
 * A virtualised list of its full height, with the rows in and around the visible range. The rows are in normal flow, each with a
 * margin for those left out above it, so that an inserted row moves those below without rendering them.
 */
export function LongList({
  label,
  count,
  rowHeight,
  focusedIndex,
  freshIndex,
  freshId,
  mark,
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
        data-mark={endMarkOf(count, mark)}
        style={{ height: heightOf(count, rowHeight, mark) }}
      >
        {indexes.map((index, place) =>
          rowAt(index, {
            gap: gapAbove(index, indexes[place - 1] ?? -1, rowHeight, mark),
            mark: mark?.index === index ? mark.label : undefined,
          }),
        )}
      </ul>
    </div>
  );
}
