import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCovered, type VisibleRange, visibleRangeOf } from './visible-range.ts';

/** What scrolls: the list in its column, or the whole page. */
export type Scroller = 'list' | 'page';

/** What is known of a list before its layout. */
export type ListMeasures = {
  readonly scroller: Scroller;
  /** In CSS pixels; every row has it. */
  readonly rowHeight: number;
  /** In CSS pixels: a taller list scrolls in itself; undefined where it is as tall as its place allows. */
  readonly maxHeight?: number | undefined;
  /** How far down it is scrolled before it is painted, where so much of it is seen; both in CSS pixels. */
  readonly openingTop?: ((room: number) => number) | undefined;
};

// In CSS pixels: the space that every sheet has above and below its longest list.
const spaceAroundLists = 180;

function measure(list: HTMLElement, frame: HTMLElement, scroller: Scroller, rowHeight: number): VisibleRange {
  const { top } = list.getBoundingClientRect();
  if (scroller === 'page') return visibleRangeOf(-top, innerHeight, rowHeight);
  const around = frame.getBoundingClientRect();
  return visibleRangeOf(around.top - top, around.height, rowHeight);
}

/**
 * The visible range of a list whose rows have one height. The first render estimates it, so that there is one layout; what is
 * measured then, and at every scroll, is rendered before the browser paints.
 */
export function useVisibleRange(
  list: RefObject<HTMLElement | null>,
  { scroller, rowHeight, maxHeight, openingTop }: ListMeasures,
): VisibleRange {
  const [range, setRange] = useState(() => {
    const room = Math.min(innerHeight - spaceAroundLists, maxHeight ?? Infinity);
    return visibleRangeOf(openingTop?.(room) ?? 0, room, rowHeight);
  });
  const drawn = useRef(range);
  useLayoutEffect(() => {
    const element = list.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const look = () => {
      const next = measure(element, frame, scroller, rowHeight);
      if (isCovered(drawn.current, next)) return;
      drawn.current = next;
      flushSync(() => setRange(next));
    };
    const stopped = new AbortController();
    const scrolling = scroller === 'page' ? window : frame;
    scrolling.addEventListener('scroll', look, { passive: true, signal: stopped.signal });
    window.addEventListener('resize', look, { signal: stopped.signal });
    // What stands above a list moves it, and changes the height of the page.
    const observer = new ResizeObserver(look);
    observer.observe(scroller === 'page' ? document.body : frame);
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, [list, scroller, rowHeight]);
  return range;
}
