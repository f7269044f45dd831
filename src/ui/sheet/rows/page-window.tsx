import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useInSight } from './fresh-row.ts';
import { useKeptRange } from './kept-range.ts';
import { PlacedRows } from './placed-rows.tsx';
import type { LongListProps } from './row-window-props.ts';

const overscan = 10;

// What stands above the list may grow, and every such change changes the height of the page.
const useDistanceFromTop = (element: RefObject<HTMLElement | null>): number => {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setDistance(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return distance;
};

/** A long list that scrolls with the whole page. */
export function PageWindow(props: LongListProps) {
  const { count, label, rowHeight, freshIndex, freshId, keyOf, rowAt } = props;
  const list = useRef<HTMLUListElement>(null);
  const margin = useDistanceFromTop(list);
  // oxlint-disable-next-line react/incompatible-library -- its functions must not be memoised, and nothing here does
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    rangeExtractor: useKeptRange(props),
    scrollMargin: margin,
    overscan,
  });
  const items = virtualizer.getVirtualItems();
  const isFreshThere = items.some(({ index }) => index === freshIndex);
  useInSight(list, isFreshThere ? freshId : undefined);
  return (
    <div className="rows">
      <PlacedRows
        label={label}
        listRef={list}
        items={items}
        height={virtualizer.getTotalSize()}
        margin={margin}
        rowAt={rowAt}
      />
    </div>
  );
}
