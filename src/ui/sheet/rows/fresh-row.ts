import { type RefObject, useEffect, useState } from 'react';

type Lines = readonly { readonly id: string }[];

const addedTo = (before: Lines, after: Lines): string | undefined => {
  if (after.length !== before.length + 1) return undefined;
  const known = new Set(before.map(({ id }) => id));
  return after.find(({ id }) => !known.has(id))?.id;
};

/** The id of the line that was added last, while the list has been on show. */
export const useFreshId = (lines: Lines): string | undefined => {
  const [seen, setSeen] = useState<{ readonly lines: Lines; readonly freshId?: string | undefined }>({ lines });
  if (seen.lines === lines) return seen.freshId;
  const next = { lines, freshId: addedTo(seen.lines, lines) ?? seen.freshId };
  setSeen(next);
  return next.freshId;
};

/** Scrolls the line that was just added into view, clear of sticky bars: rows have scroll margins. */
export const useScrollToFresh = (list: RefObject<HTMLElement | null>, freshId: string | undefined): void => {
  useEffect(() => {
    if (freshId === undefined) return undefined;
    // In the next frame: `scrollIntoView` forces a layout, and before the paint there would be two.
    const show = () => {
      const row = list.current?.querySelector(`[data-row="${CSS.escape(freshId)}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    };
    let frame = requestAnimationFrame(() => {
      show();
      // Once more: scrolling up brings back the head of a phone, which may lie over it now.
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, freshId]);
};
