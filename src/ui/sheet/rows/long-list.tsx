import { startTransition, useEffect, useRef, useState } from 'react';
import { useInSight } from './fresh-row.ts';
import type { LongListProps } from './row-window-props.ts';
import { rowsToDraw } from './visible-range.ts';
import { type Scroller, useSight } from './use-visible-range.ts';

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
