import { useEffectEvent, useLayoutEffect } from 'react';
import { useLayout } from '../../hooks/layout.tsx';
import { initialScroll } from '../../sheet/list/windowing/initial-scroll.ts';
import { useTodayDivider } from '../../sheet/list/rows/today-divider.ts';
import { useShownEntries } from '../../hooks/sheet-data.ts';
import { headHeight } from './hide-header-on-scroll.ts';

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Scrolls the page, when it comes, to what its daily expenses are about: today, or what is unpaid. */
export function OpeningPlace(): null {
  const { rowHeight } = useLayout();
  const entries = useShownEntries('outDay');
  const divider = useTodayDivider('outDay', entries);
  const scroll = useEffectEvent(() => {
    const list = document.querySelector('#sheet-page .row-list');
    if (!list) return;
    const head = headHeight();
    const top = list.getBoundingClientRect().top + window.scrollY - head;
    const room = window.innerHeight - head - heightOf('[data-bottom-bar]');
    window.scrollTo({ top: top + initialScroll(entries, divider, rowHeight, room) });
  });
  useLayoutEffect(() => scroll(), []);
  return null;
}
