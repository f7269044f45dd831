/** A divider with a label, above the row at `index` or below the last row. Its `height` is in CSS pixels. */
export type ListDivider = { readonly index: number; readonly height: number; readonly label: string };

/** The height of a list in CSS pixels. */
export const heightOf = (count: number, rowHeight: number, divider: ListDivider | undefined): number =>
  count * rowHeight + (divider?.height ?? 0);

/** The gap in CSS pixels between the row at `index` and the previous rendered row, at `before` (-1 without one). */
export const gapAbove = (
  index: number,
  before: number,
  rowHeight: number,
  divider: ListDivider | undefined,
): number => {
  const isDivided = divider !== undefined && before < divider.index && divider.index <= index;
  return (index - before - 1) * rowHeight + (isDivided ? divider.height : 0);
};

/** The label of a divider below the last of `count` rows. */
export const endDividerLabel = (count: number, divider: ListDivider | undefined): string | undefined =>
  divider?.index === count ? divider.label : undefined;
