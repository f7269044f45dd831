import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useInSight } from './fresh-row.ts';
import { useKeptRange } from './kept-range.ts';
import { PlacedRows } from './placed-rows.tsx';
import type { LongListProps } from './row-window-props.ts';

const overscan = 5;

/** A long list that scrolls inside its own column. */
export function ElementWindow(props: LongListProps) {
  const { count, label, rowHeight, freshIndex, freshId, keyOf, rowAt } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions must not be memoised, and nothing here does
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    rangeExtractor: useKeptRange(props),
    overscan,
  });
  const items = virtualizer.getVirtualItems();
  const isFreshThere = items.some(({ index }) => index === freshIndex);
  useInSight(scroller, isFreshThere ? freshId : undefined);
  return (
    <div ref={scroller} className="rows">
      <PlacedRows label={label} items={items} height={virtualizer.getTotalSize()} rowAt={rowAt} />
    </div>
  );
}
