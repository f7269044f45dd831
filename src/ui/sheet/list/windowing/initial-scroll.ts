import type { Entry } from '../../../../domain/sheet/sheet.ts';
import type { ListDivider } from '../rows/list-divider.ts';

const firstVisibleRow = (entries: readonly Entry[]): number => Math.max(0, entries.findIndex(({ paid }) => !paid) - 1);

/**
 * The initial scroll position of the daily expenses, in CSS pixels: at today, or at the first unpaid row. It may be negative.
 * `visibleHeight` is the height of the list's visible part. Source: docs/specification.md#opening-place.
 */
export const initialScroll = (
  entries: readonly Entry[],
  today: ListDivider | undefined,
  rowHeight: number,
  visibleHeight: number,
): number => (today ? today.index * rowHeight - 0.6 * visibleHeight : firstVisibleRow(entries) * rowHeight);
