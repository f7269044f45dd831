import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useKeptRange } from './kept-range.ts';
import { PlacedRows } from './placed-rows.tsx';
import type { LongListProps } from './row-window-props.ts';

const overscan = 10;

/** A long list that scrolls inside its own column. */
export function ElementWindow(props: LongListProps) {
  const { count, label, rowHeight, keptIndex, freshIndex, keyOf, rowAt } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions must not be memoised, and nothing here does
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    rangeExtractor: useKeptRange(keptIndex),
    overscan,
  });
  useEffect(() => {
    if (freshIndex >= 0) virtualizer.scrollToIndex(freshIndex);
  }, [virtualizer, freshIndex]);
  return (
    <div ref={scroller} className="rows">
      <PlacedRows
        label={label}
        items={virtualizer.getVirtualItems()}
        height={virtualizer.getTotalSize()}
        rowAt={rowAt}
      />
    </div>
  );
}
