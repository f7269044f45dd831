/** What is on show of a list whose rows have one height: so many rows from the first one. */
export type Sight = { readonly first: number; readonly size: number };

/** What `height` pixels show of a list that begins `above` pixels over them, or below their top where it is negative. */
export function sightOf(above: number, height: number, rowHeight: number): Sight {
  const first = Math.max(0, Math.floor(above / rowHeight));
  return { first, size: Math.max(0, Math.ceil((above + height) / rowHeight) - first) };
}

/** Whether all of `next` is drawn where `drawn` is. */
export const covers = (drawn: Sight, next: Sight): boolean => drawn.first === next.first && drawn.size >= next.size;

/**
 * The indexes of the rows to draw of `count`, in their order: those in sight, `overscan` more on each side, and the kept ones
 * wherever they are. A list that has become shorter than what was in sight shows its end.
 */
export function rowsToDraw(sight: Sight, count: number, overscan: number, kept: readonly number[]): readonly number[] {
  const first = Math.max(0, Math.min(sight.first, count - sight.size) - overscan);
  const end = Math.min(count, sight.first + sight.size + overscan);
  const indexes = Array.from({ length: end - first }, (_, place) => first + place);
  const others = new Set(kept.filter((index) => index >= 0 && index < count && (index < first || index >= end)));
  return others.size === 0 ? indexes : [...indexes, ...others].toSorted((a, b) => a - b);
}
