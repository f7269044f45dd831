import { useEffectEvent, useLayoutEffect } from 'react';
import { useLayout } from '../../hooks/layout.tsx';
import { initialScroll } from '../../sheet/list/windowing/initial-scroll.ts';
import { useTodayDivider } from '../../sheet/list/rows/today-divider.ts';
import { useShownEntries } from '../../hooks/sheet-data.ts';
import { stickyHeight } from './hide-header-on-scroll.ts';

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** On mount, scrolls the page of expenses to today or to the first unpaid line. */
export function InitialPageScroll(): null {
  const { rowHeight } = useLayout();
  const entries = useShownEntries('outDay');
  const divider = useTodayDivider('outDay', entries);
  const scroll = useEffectEvent(() => {
    const list = document.querySelector('#sheet-page .row-list');
    if (!list) return;
    const stickyTop = stickyHeight();
    const top = list.getBoundingClientRect().top + window.scrollY - stickyTop;
    const visibleHeight = window.innerHeight - stickyTop - heightOf('[data-bottom-bar]');
    window.scrollTo({ top: top + initialScroll(entries, divider, rowHeight, visibleHeight) });
  });
  useLayoutEffect(() => scroll(), []);
  return null;
}
