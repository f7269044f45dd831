import { useEffectEvent, useInsertionEffect, useLayoutEffect } from 'react';

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

const heightOf = (elements: readonly HTMLElement[]): number =>
  elements.reduce((height, { offsetHeight }) => height + offsetHeight, 0);

/** From top to bottom: the app's header, the card and the tabs, or only the tabs in a low window. */
const stickyElements = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sticky-header]')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );

/** The height of the sticky elements in CSS pixels while all of them are visible. */
export const stickyHeight = (): number => heightOf(stickyElements());

/**
 * Stacks the sticky elements at the top of the window. Scrolling down moves all but the last one out of view, pixel by pixel;
 * scrolling up moves them back. Returns the cleanup function.
 */
function hideOnScroll(): () => void {
  const { style } = document.documentElement;
  const initialScroll = window.scrollY;
  let elements = stickyElements();
  let lastScroll = initialScroll;
  let hiddenHeight = 0;
  let isFocusMoving = false;
  const stopped = new AbortController();
  const { signal } = stopped;

  const layOut = () => {
    // Reads all heights before the first write: each later read would force a layout.
    const heights = elements.map(({ offsetHeight }) => offsetHeight);
    let above = 0;
    for (const [index, element] of elements.entries()) {
      element.style.top = `${above}px`;
      element.style.translate = hiddenHeight === 0 ? '' : `0 ${-hiddenHeight}px`;
      above += heights[index] ?? 0;
    }
    // Keeps focused fields clear of the sticky elements.
    style.scrollPaddingTop = `${above - hiddenHeight + 12}px`;
  };
  const reset = () => {
    style.scrollPaddingTop = '';
    for (const element of elements) Object.assign(element.style, { top: '', translate: '' });
  };
  const onScroll = () => {
    if (signal.aborted) return;
    const scroll = clamp(window.scrollY, document.documentElement.scrollHeight - window.innerHeight);
    const maxHidden = Math.min(heightOf(elements.slice(0, -1)), scroll);
    if (!isFocusMoving) hiddenHeight = clamp(hiddenHeight + scroll - lastScroll, maxHidden);
    lastScroll = scroll;
    layOut();
  };
  const onResize = () => {
    reset();
    elements = stickyElements();
    onScroll();
  };
  // When the focus scrolls the page up, the header must not come back: it would cover the focused element.
  const onFocusIn = ({ target }: FocusEvent) => {
    cancelAnimationFrame(restoringScroll);
    if (target instanceof Node && elements.some((element) => element.contains(target))) hiddenHeight = 0;
    isFocusMoving = true;
    const release = () => {
      isFocusMoving = false;
      onScroll();
    };
    requestAnimationFrame(() => requestAnimationFrame(release));
  };
  layOut();
  // If a form was open, Chromium scrolls the new page to the scroll position of the previous page.
  const restoringScroll = requestAnimationFrame(() => window.scrollTo({ top: initialScroll }));
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', onResize, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  const observer = new ResizeObserver(onScroll);
  for (const element of elements) observer.observe(element);
  return () => {
    stopped.abort();
    cancelAnimationFrame(restoringScroll);
    observer.disconnect();
    reset();
  };
}

/** Makes the header, the card and the tabs sticky with CSS, before anything is measured. */
export const useStickyHeader = () =>
  useInsertionEffect(() => {
    document.body.toggleAttribute('data-has-sticky-header', true);
    return () => document.body.removeAttribute('data-has-sticky-header');
  }, []);

type HideHeaderOnScrollProps = {
  /** The initial scroll position in CSS pixels. Undefined keeps the current one. */
  readonly scrollTop: number | undefined;
};

/** Hides the header and the card while the user scrolls down. Must be rendered after the page, which it measures. */
export function HideHeaderOnScroll({ scrollTop }: HideHeaderOnScrollProps): null {
  const start = useEffectEvent(() => {
    if (scrollTop !== undefined) window.scrollTo({ top: scrollTop });
    return hideOnScroll();
  });
  useLayoutEffect(() => start(), []);
  return null;
}
