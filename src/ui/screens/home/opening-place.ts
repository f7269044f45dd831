import { useEffectEvent, useLayoutEffect } from 'react';
import { useLayout } from '../../hooks/layout.tsx';
import { openingTop } from '../../sheet/list/windowing/opening-top.ts';
import { useTodayMark } from '../../sheet/list/rows/today-mark.ts';
import { useShownEntries } from '../../hooks/sheet-data.ts';
import { headHeight } from './sliding-head.ts';

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** Scrolls the page, when it comes, to what its daily expenses are about: today, or what is unpaid. */
export function OpeningPlace(): null {
  const { rowHeight } = useLayout();
  const entries = useShownEntries('outDay');
  const mark = useTodayMark('outDay', entries);
  const scroll = useEffectEvent(() => {
    const list = document.querySelector('#sheet-page .row-list');
    if (!list) return;
    const head = headHeight();
    const top = list.getBoundingClientRect().top + window.scrollY - head;
    const room = window.innerHeight - head - heightOf('[data-bottom-bar]');
    window.scrollTo({ top: top + openingTop(entries, mark, rowHeight, room) });
  });
  useLayoutEffect(() => scroll(), []);
  return null;
}
