import { type Amount, type Decimal, subtract, sum } from '../../money/money.ts';
import { provisionTotal } from '../provisions/provision.ts';
import type { Collection, Line } from '../sheet.ts';

/** The selected lines of one list, never empty. A range starts at `anchor`. */
export type SelectedLines = {
  readonly collection: Collection;
  readonly ids: readonly string[];
  readonly anchor: string;
};

type InList = { readonly collection: Collection; readonly id: string };

/** Adds or removes a line; undefined when no line is left. A line of another list starts a new selection. */
export function toggleLine(selected: SelectedLines | undefined, { collection, id }: InList): SelectedLines | undefined {
  const ids = selected?.collection === collection ? selected.ids : [];
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return next.length === 0 ? undefined : { collection, ids: next, anchor: id };
}

/** Selects all lines from the anchor to a line. If the anchor is not in the list, selects that line only. */
export function selectRange(
  selected: SelectedLines | undefined,
  { collection, id }: InList,
  order: readonly string[],
): SelectedLines {
  const start = selected?.collection === collection ? order.indexOf(selected.anchor) : -1;
  const end = order.indexOf(id);
  if (start < 0 || end < 0) return { collection, ids: [id], anchor: id };
  const ids = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { collection, ids, anchor: order[start] ?? id };
}

/** Deselects hidden lines. Undefined when no line is left; the same reference when no line is hidden. */
export function keepShown(selected: SelectedLines, shown: readonly string[]): SelectedLines | undefined {
  const known = new Set(shown);
  const ids = selected.ids.filter((id) => known.has(id));
  const [first] = ids;
  if (first === undefined) return undefined;
  if (ids.length === selected.ids.length && known.has(selected.anchor)) return selected;
  return { ...selected, ids, anchor: known.has(selected.anchor) ? selected.anchor : first };
}

/** The line to focus after removing the selected lines: the next line, else the previous. Undefined when all are selected. */
export function lineAfterSelection(order: readonly string[], ids: readonly string[]): string | undefined {
  const selected = new Set(ids);
  const last = order.findLastIndex((id) => selected.has(id));
  return order[last + 1] ?? order.findLast((id) => !selected.has(id));
}

const valueOf = (line: Line): Amount | Decimal => ('paid' in line ? line.value : provisionTotal(line));
const isCredit = (line: Line): boolean => 'paid' in line && !line.debit;

/** The sum of lines: credits minus debits for daily expenses, totals for provisions, amounts for other lines. */
export function sumOfLines(collection: Collection, lines: readonly Line[]): Decimal {
  if (collection !== 'outDay') return sum(lines.map(valueOf));
  const { credits = [], debits = [] } = Object.groupBy(lines, (line) => (isCredit(line) ? 'credits' : 'debits'));
  return subtract(sum(credits.map(valueOf)), sum(debits.map(valueOf)));
}
