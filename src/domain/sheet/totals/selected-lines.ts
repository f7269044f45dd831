import { type Amount, type Decimal, subtract, sum } from '../../money/money.ts';
import { provisionTotal } from '../provisions/provision.ts';
import type { Collection, Line } from '../sheet.ts';

/** Lines of one list that were chosen, at least one; `anchor` is where a range begins. */
export type SelectedLines = {
  readonly collection: Collection;
  readonly ids: readonly string[];
  readonly anchor: string;
};

type InList = { readonly collection: Collection; readonly id: string };

/** The selection with one line more or less; undefined when it was the last one. Another list begins anew. */
export function afterToggle(
  selected: SelectedLines | undefined,
  { collection, id }: InList,
): SelectedLines | undefined {
  const ids = selected?.collection === collection ? selected.ids : [];
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return next.length === 0 ? undefined : { collection, ids: next, anchor: id };
}

/** All lines from the anchor to a line, in the order of the list; that line alone where the list has no anchor. */
export function upTo(
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

/** The selection without the lines that are no longer on show; undefined when none is left, itself when all are. */
export function stillShown(selected: SelectedLines, shown: readonly string[]): SelectedLines | undefined {
  const known = new Set(shown);
  const ids = selected.ids.filter((id) => known.has(id));
  const [first] = ids;
  if (first === undefined) return undefined;
  if (ids.length === selected.ids.length && known.has(selected.anchor)) return selected;
  return { ...selected, ids, anchor: known.has(selected.anchor) ? selected.anchor : first };
}

/** The line that stands where selected ones were: the first after them, or the last before; undefined when all are selected. */
export function lineAfter(order: readonly string[], ids: readonly string[]): string | undefined {
  const selected = new Set(ids);
  const last = order.findLastIndex((id) => selected.has(id));
  return order[last + 1] ?? order.findLast((id) => !selected.has(id));
}

const valueOf = (line: Line): Amount | Decimal => ('paid' in line ? line.value : provisionTotal(line));
const isCredit = (line: Line): boolean => 'paid' in line && !line.debit;

/** What lines come to: of daily expenses credits less debits, elsewhere their plain sum, of provisions their totals. */
export function sumOfLines(collection: Collection, lines: readonly Line[]): Decimal {
  if (collection !== 'outDay') return sum(lines.map(valueOf));
  const { credits = [], debits = [] } = Object.groupBy(lines, (line) => (isCredit(line) ? 'credits' : 'debits'));
  return subtract(sum(credits.map(valueOf)), sum(debits.map(valueOf)));
}
