import { type RefObject, useEffect, useState } from 'react';
import { rowIn } from './glow.ts';

type Lines = readonly { readonly id: string }[];

const none: ReadonlySet<string> = new Set();

/** The lines that have come; none where others have gone, and where a list that was empty is filled. */
const addedTo = (before: Lines, after: Lines): ReadonlySet<string> => {
  if (after.length <= before.length) return none;
  const added = new Set(after.map(({ id }) => id));
  for (const { id } of before) added.delete(id);
  const isFilled = before.length === 0 && after.length > 1;
  return isFilled || added.size !== after.length - before.length ? none : added;
};

const isSameIds = (before: Lines, after: Lines): boolean =>
  before.length === after.length && after.every(({ id }, index) => id === before[index]?.id);

/** The id of the first line on show of those that were added last, while the list has been there. */
export const useFreshId = (lines: Lines, shown: Lines): string | undefined => {
  const [seen, setSeen] = useState({ lines, added: none });
  // Not for an edit: what is set while it renders has it render twice.
  if (seen.lines !== lines && !isSameIds(seen.lines, lines)) {
    const added = addedTo(seen.lines, lines);
    setSeen({ lines, added: added.size > 0 ? added : seen.added });
  }
  return shown.find(({ id }) => seen.added.has(id))?.id;
};

/** Scrolls the line that was just added into view, clear of sticky bars: rows have scroll margins. */
export const useScrollToFresh = (list: RefObject<HTMLElement | null>, freshId: string | undefined): void => {
  useEffect(() => {
    if (freshId === undefined) return undefined;
    // In the next frame: `scrollIntoView` forces a layout, and before the paint there would be two.
    const show = () => {
      rowIn(list.current, freshId)?.scrollIntoView({ block: 'nearest' });
    };
    let frame = requestAnimationFrame(() => {
      show();
      // Once more: scrolling up brings back the head of a phone, which may lie over it now.
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, freshId]);
};
