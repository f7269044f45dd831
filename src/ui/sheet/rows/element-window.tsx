import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useKeptRange } from './kept-range.ts';
import { PlacedRows } from './placed-rows.tsx';
import type { RowWindowProps } from './row-window-props.ts';

const overscan = 10;

/** A long list that scrolls inside its own column. */
export function ElementWindow<L extends { readonly id: string }>(props: RowWindowProps<L>) {
  const { lines, label, rowHeight, keptIndex, freshIndex, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions must not be memoised, and nothing here does
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.id ?? index,
    rangeExtractor: useKeptRange(keptIndex),
    overscan,
  });
  useEffect(() => {
    if (freshIndex >= 0) virtualizer.scrollToIndex(freshIndex);
  }, [virtualizer, freshIndex]);
  return (
    <div ref={scroller} className="rows">
      <PlacedRows lines={lines} label={label} items={virtualizer.getVirtualItems()} height={virtualizer.getTotalSize()}>
        {children}
      </PlacedRows>
    </div>
  );
}
