import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCovered, type VisibleRange, visibleRangeOf } from './visible-range.ts';

/** The scroll container: the list itself or the page. */
export type Scroller = 'list' | 'page';

/** The measures of a list that are known before its layout. */
export type ListMeasures = {
  readonly scroller: Scroller;
  /** In CSS pixels, the same for every row. */
  readonly rowHeight: number;
  /** In CSS pixels. A taller list scrolls. If undefined, the container limits the height. */
  readonly maxHeight?: number | undefined;
  /** The initial scroll position for a visible height; both in CSS pixels. */
  readonly initialScroll?: ((visibleHeight: number) => number) | undefined;
};

// The space above and below the longest list of a sheet, in CSS pixels.
const spaceAroundLists = 180;

function measure(list: HTMLElement, frame: HTMLElement, scroller: Scroller, rowHeight: number): VisibleRange {
  const { top } = list.getBoundingClientRect();
  if (scroller === 'page') return visibleRangeOf(-top, innerHeight, rowHeight);
  const around = frame.getBoundingClientRect();
  return visibleRangeOf(around.top - top, around.height, rowHeight);
}

/**
 * The visible range of a list whose rows have one height. The first render estimates it, to avoid a second layout. Measurements
 * after it, and at every scroll, are rendered before the next paint.
 */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  { scroller, rowHeight, maxHeight, initialScroll }: ListMeasures,
): VisibleRange {
  const [range, setRange] = useState(() => {
    const visibleHeight = Math.min(innerHeight - spaceAroundLists, maxHeight ?? Infinity);
    return visibleRangeOf(initialScroll?.(visibleHeight) ?? 0, visibleHeight, rowHeight);
  });
  const drawn = useRef(range);
  useLayoutEffect(() => {
    const element = list.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const update = () => {
      const next = measure(element, frame, scroller, rowHeight);
      if (isCovered(drawn.current, next)) return;
      drawn.current = next;
      flushSync(() => setRange(next));
    };
    const stopped = new AbortController();
    const scrolling = scroller === 'page' ? window : frame;
    scrolling.addEventListener('scroll', update, { passive: true, signal: stopped.signal });
    window.addEventListener('resize', update, { signal: stopped.signal });
    // Content above the list moves it and changes the height of the page.
    const observer = new ResizeObserver(update);
    observer.observe(scroller === 'page' ? document.body : frame);
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, [list, scroller, rowHeight]);
  return range;
}
