import type { Entry } from '../../../../domain/sheet/sheet.ts';
import type { Mark } from '../rows/mark.ts';

/** The row that is the first in sight: the first unpaid one is the second. */
const firstRow = (entries: readonly Entry[]): number => Math.max(0, entries.findIndex(({ paid }) => !paid) - 1);

/**
 * How far down a list of daily expenses the page opens, where it shows `room` pixels of it: at today, or at what is unpaid. May be
 * less than 0. Source: docs/specification.md#opening-place.
 */
export const openingTop = (
  entries: readonly Entry[],
  mark: Mark | undefined,
  rowHeight: number,
  room: number,
): number => (mark ? mark.index * rowHeight - 0.6 * room : firstRow(entries) * rowHeight);
