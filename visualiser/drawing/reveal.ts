type Span = { readonly start: number; readonly end: number };

const margin = 24;

/** The distance to scroll on an axis so that `target` is visible in `view`. A hidden target is centred. */
export function shiftFor(view: Span, target: Span): number {
  const isWithin = target.start >= view.start + margin && target.end <= view.end - margin;
  if (isWithin) return 0;
  return (target.start + target.end) / 2 - (view.start + view.end) / 2;
}

/** Scrolls `view`, but none of its ancestors, until `target` is visible. */
export function reveal(view: HTMLElement, target: Element): void {
  const [around, box] = [view.getBoundingClientRect(), target.getBoundingClientRect()];
  const left = shiftFor({ start: around.left, end: around.right }, { start: box.left, end: box.right });
  const top = shiftFor({ start: around.top, end: around.bottom }, { start: box.top, end: box.bottom });
  if (left !== 0 || top !== 0) view.scrollBy({ left, top });
}
