import { useEffectEvent, useLayoutEffect } from 'react';
import type { Entry } from '../../../domain/sheet/sheet.ts';
import { useLayout } from '../../sheet/frame/layout.ts';
import { useTodayMark } from '../../sheet/rows/today-mark.ts';
import { useShownEntries } from '../../sheet/state/sheet-data.ts';
import { headHeight } from './sliding-head.ts';

const heightOf = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** The row that is the first in sight: the first unpaid one is the second. */
const firstRow = (entries: readonly Entry[]): number => Math.max(0, entries.findIndex(({ paid }) => !paid) - 1);

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
    const seen = window.innerHeight - head - heightOf('[data-bottom-bar]');
    const place = mark ? mark.index * rowHeight - 0.6 * seen : firstRow(entries) * rowHeight;
    window.scrollTo({ top: top + place });
  });
  useLayoutEffect(() => scroll(), []);
  return null;
}
