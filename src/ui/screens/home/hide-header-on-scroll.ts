import { useEffectEvent, useInsertionEffect, useLayoutEffect } from 'react';

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const heightOf = (parts: readonly HTMLElement[]): number =>
  parts.reduce((height, { offsetHeight }) => height + offsetHeight, 0);

/** The parts of the head that stay in sight, from above; a low window has room for the tabs alone. */
const stickyParts = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-head]')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );

/** How far down the window the head reaches, in CSS pixels, where nothing of it has slid away. */
export const headHeight = (): number => heightOf(stickyParts());

/**
 * Keeps the parts of the head in sight, one under the other. As the page is scrolled down they slide away by as many pixels, all
 * but the last one, and return as it is scrolled up. Gives back what ends that.
 */
function slide(): () => void {
  const { style } = document.documentElement;
  let parts = stickyParts();
  const opened = window.scrollY;
  let top = opened;
  let slid = 0;
  let isFocusMoving = false;
  const stopped = new AbortController();
  const { signal } = stopped;

  const place = () => {
    // All of them before the first style is set: each height after that would be a layout.
    const heights = parts.map(({ offsetHeight }) => offsetHeight);
    let above = 0;
    for (const [index, part] of parts.entries()) {
      part.style.top = `${above}px`;
      part.style.translate = slid === 0 ? '' : `0 ${-slid}px`;
      above += heights[index] ?? 0;
    }
    // What gets the focus is not hidden under the head.
    style.scrollPaddingTop = `${above - slid + 12}px`;
  };
  const clear = () => {
    style.scrollPaddingTop = '';
    for (const part of parts) Object.assign(part.style, { top: '', translate: '' });
  };
  const follow = () => {
    if (signal.aborted) return;
    const next = clamp(window.scrollY, document.documentElement.scrollHeight - window.innerHeight);
    if (!isFocusMoving) slid = clamp(slid + next - top, Math.min(heightOf(parts.slice(0, -1)), next));
    top = next;
    place();
  };
  const fit = () => {
    clear();
    parts = stickyParts();
    follow();
  };
  // Where the focus scrolls the page nobody looks for the head, which would cover what has the focus.
  const hold = ({ target }: FocusEvent) => {
    cancelAnimationFrame(opening);
    if (target instanceof Node && parts.some((part) => part.contains(target))) slid = 0;
    isFocusMoving = true;
    const release = () => {
      isFocusMoving = false;
      follow();
    };
    requestAnimationFrame(() => requestAnimationFrame(release));
  };
  place();
  // Where a form was open Chromium scrolls the page once more, down to where the one before it was, as far as this one goes.
  const opening = requestAnimationFrame(() => window.scrollTo({ top: opened }));
  window.addEventListener('scroll', follow, { passive: true, signal });
  window.addEventListener('resize', fit, { signal });
  document.addEventListener('focusin', hold, { signal });
  const observer = new ResizeObserver(follow);
  for (const part of parts) observer.observe(part);
  return () => {
    stopped.abort();
    cancelAnimationFrame(opening);
    observer.disconnect();
    clear();
  };
}

/** Has the head stay in sight by its styles, before anything is measured. */
export const useStickyHead = () =>
  useInsertionEffect(() => {
    document.body.toggleAttribute('data-slides', true);
    return () => document.body.removeAttribute('data-slides');
  }, []);

type SlidingHeadProps = {
  /** Where the page is scrolled to first, in CSS pixels; undefined where it stays. */
  readonly scrollTop: number | undefined;
};

/** Slides the header of a phone away while the page scrolls down. Rendered once, after the page. */
export function SlidingHead({ scrollTop }: SlidingHeadProps): null {
  const start = useEffectEvent(() => {
    if (scrollTop !== undefined) window.scrollTo({ top: scrollTop });
    return slide();
  });
  useLayoutEffect(() => start(), []);
  return null;
}
