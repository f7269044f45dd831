import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { covers, type Sight, sightOf } from './visible-range.ts';

/** What scrolls: the list in its column, or the whole page. */
export type Scroller = 'list' | 'page';

/** What is known of a list before the browser has laid it out. */
export type SeenList = {
  readonly scroller: Scroller;
  /** In CSS pixels; every row has it. */
  readonly rowHeight: number;
  /** In CSS pixels: a taller list scrolls in itself; undefined where it is as tall as its place allows. */
  readonly tallest?: number | undefined;
};

// In CSS pixels: what every sheet has above and below its longest list.
const aroundLists = 180;

function measure(list: HTMLElement, frame: HTMLElement, scroller: Scroller, rowHeight: number): Sight {
  const { top } = list.getBoundingClientRect();
  if (scroller === 'page') return sightOf(-top, innerHeight, rowHeight);
  const around = frame.getBoundingClientRect();
  return sightOf(around.top - top, around.height, rowHeight);
}

/**
 * What is in sight of a list of rows of one height. The first rows are drawn from a guess, so that the page is laid out once;
 * what the browser tells then, and at every scroll, is drawn before it paints.
 */
export function useSight(list: RefObject<HTMLElement | null>, { scroller, rowHeight, tallest }: SeenList): Sight {
  const [sight, setSight] = useState(() =>
    sightOf(0, Math.min(innerHeight - aroundLists, tallest ?? Infinity), rowHeight),
  );
  const drawn = useRef(sight);
  useLayoutEffect(() => {
    const element = list.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const look = () => {
      const next = measure(element, frame, scroller, rowHeight);
      if (covers(drawn.current, next)) return;
      drawn.current = next;
      flushSync(() => setSight(next));
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
  return sight;
}
