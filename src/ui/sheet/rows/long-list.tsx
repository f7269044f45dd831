import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useInSight } from './fresh-row.ts';
import { rowsToDraw } from './visible-range.ts';
import { type Scroller, useSight, type SeenList } from './use-visible-range.ts';

/** What a list is drawn with, long or not. */
export type ListProps = SeenList & {
  readonly label: string;
  /** The line that has the focus stays in the page wherever the list is scrolled to. */
  readonly keptIndex: number;
  /** The line that was just added is brought into sight. */
  readonly freshId: string | undefined;
};

/** A long list as it sees its rows: so many, each drawn at its place. */
type LongListProps = ListProps & {
  readonly count: number;
  /** -1 where no line is new. */
  readonly freshIndex: number;
  /** The row at an index, with so many pixels of room above it. */
  readonly rowAt: (index: number, gap: number) => ReactNode;
};

// A page is flung, a column is turned.
const overscan = { list: 5, page: 10 };

/** How many rows to draw on each side of those in sight: none until these are painted. */
function useOverscan(scroller: Scroller): number {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  return isPainted ? overscan[scroller] : 0;
}

/**
 * A list in its whole height, with the rows in and around the part on show. They follow each other as in any list, each so far
 * below the one before it as the whole list has it, so that a new row moves those below it and changes none of them.
 */
export function LongList({ label, count, rowHeight, keptIndex, freshIndex, freshId, rowAt, ...seen }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const sight = useSight(list, { ...seen, rowHeight });
  const indexes = rowsToDraw(sight, count, useOverscan(seen.scroller), [keptIndex, freshIndex]);
  useInSight(list, freshIndex < 0 ? undefined : freshId);
  return (
    <div className="rows" style={{ maxHeight: seen.tallest }}>
      <ul ref={list} className="row-list" aria-label={label} style={{ height: count * rowHeight }}>
        {indexes.map((index, place) => rowAt(index, (index - (indexes[place - 1] ?? -1) - 1) * rowHeight))}
      </ul>
    </div>
  );
}
