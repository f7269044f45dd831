/** A line of text between the rows of a list: over the row at `index`, or under the last one. Its `height` is in CSS pixels. */
export type Mark = { readonly index: number; readonly height: number; readonly label: string };

/** The height of a list. */
export const heightOf = (count: number, rowHeight: number, mark: Mark | undefined): number =>
  count * rowHeight + (mark?.height ?? 0);

/** How many pixels there are between the row at `index` and the one drawn before it, which is at `before`, or -1. */
export const gapAbove = (index: number, before: number, rowHeight: number, mark: Mark | undefined): number => {
  const isMarked = mark !== undefined && before < mark.index && mark.index <= index;
  return (index - before - 1) * rowHeight + (isMarked ? mark.height : 0);
};

/** The mark under the last of so many rows. */
export const endMarkOf = (count: number, mark: Mark | undefined): string | undefined =>
  mark?.index === count ? mark.label : undefined;
