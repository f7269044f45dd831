import { useMediaQuery } from '../hooks/use-media-query.ts';
// By name: a phone that opens a sheet does not download all the other values.
import { breakpoint, size } from '../theme/tokens.json' with { type: 'json' };

type LayoutName = 'board' | 'twoColumns' | 'tablet' | 'phone';

export type Layout = {
  readonly name: LayoutName;
  /** A row is a target for a thumb: it opens as a whole, its fields are edited in a dialog. */
  readonly isTouch: boolean;
  /** Height of a list row in CSS pixels. */
  readonly rowHeight: number;
};

const from = (width: number) => `(min-width: ${width}px)`;

const useLayoutName = (): LayoutName => {
  const isBoard = useMediaQuery(from(breakpoint.board));
  const isTwoColumns = useMediaQuery(from(breakpoint.twoColumns));
  const isTablet = useMediaQuery(from(breakpoint.tablet));
  if (isBoard) return 'board';
  if (isTwoColumns) return 'twoColumns';
  return isTablet ? 'tablet' : 'phone';
};

const twoColumnsRowHeight = 32;

/** The arrangement of the sheet that fits the window. */
export const useLayout = (): Layout => {
  const name = useLayoutName();
  const isCoarse = useMediaQuery('(pointer: coarse)');
  if (name === 'board') return { name, isTouch: false, rowHeight: size['row.compact'] };
  const isPointer = name === 'twoColumns' && !isCoarse;
  return { name, isTouch: name !== 'twoColumns', rowHeight: isPointer ? twoColumnsRowHeight : size['row.touch'] };
};
