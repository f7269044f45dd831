import { type RefObject, useEffect, useState } from 'react';
import { rowIn } from './glow.ts';

type Lines = readonly { readonly id: string }[];

const none: ReadonlySet<string> = new Set();

/** The added ids. None if lines were also removed, or if an empty list received several lines in one change. */
const addedTo = (before: Lines, after: Lines): ReadonlySet<string> => {
  if (after.length <= before.length) return none;
  const added = new Set(after.map(({ id }) => id));
  for (const { id } of before) added.delete(id);
  const isFilled = before.length === 0 && after.length > 1;
  return isFilled || added.size !== after.length - before.length ? none : added;
};

const isSameIds = (before: Lines, after: Lines): boolean =>
  before.length === after.length && after.every(({ id }, index) => id === before[index]?.id);

/** The id of the first visible line among those added last since the list was mounted. */
export const useFreshId = (lines: Lines, shown: Lines): string | undefined => {
  const [seen, setSeen] = useState({ lines, added: none });
  // Setting state while rendering renders twice, so an edit that keeps the ids sets none.
  if (seen.lines !== lines && !isSameIds(seen.lines, lines)) {
    const added = addedTo(seen.lines, lines);
    setSeen({ lines, added: added.size > 0 ? added : seen.added });
  }
  return shown.find(({ id }) => seen.added.has(id))?.id;
};

/** Scrolls the line that was just added into view. Scroll margins keep it clear of sticky bars. */
export const useScrollToFresh = (list: RefObject<HTMLElement | null>, freshId: string | undefined): void => {
  useEffect(() => {
    if (freshId === undefined) return undefined;
    // `scrollIntoView` forces a layout: in the next frame, after the paint, there is only one.
    const show = () => {
      rowIn(list.current, freshId)?.scrollIntoView({ block: 'nearest' });
    };
    let frame = requestAnimationFrame(() => {
      show();
      // Scrolling up brings back the phone's header, which may now cover the row: scroll again.
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, freshId]);
};
