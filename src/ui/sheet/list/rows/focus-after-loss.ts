import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../controls/is-focus-lost.ts';
import { type ActiveCell, findCell } from './row-focus.ts';

type Lines = readonly { readonly id: string }[];

const noCell: Partial<ActiveCell> = {};

const whereLinesAreAdded = '[data-draft=""] input, [data-opens-form]';

/** Where a line stood that is no longer there; undefined when it still is, or never was. */
const lostPlace = (before: Lines, after: Lines, id: string | undefined): number | undefined => {
  const place = before.findIndex((line) => line.id === id);
  return place < 0 || after.some((line) => line.id === id) ? undefined : place;
};

const cellAt = (list: Element | null, line: Lines[number] | undefined, cell: string | undefined) =>
  line && findCell(list, line.id, cell);

const addingField = (block: Element | null) => block?.querySelector<HTMLElement>(whereLinesAreAdded);

/** When the row that has the focus leaves the list: the next one takes it, or the previous one, or the row that adds. */
export const useFocusAfterLoss = (
  list: RefObject<HTMLElement | null>,
  lines: Lines,
  active: ActiveCell | undefined,
): void => {
  const { rowId, cell } = active ?? noCell;
  const seen = useRef(lines);
  // The list is unmounted with its last row.
  const block = useRef<Element>(null);
  useEffect(() => {
    const place = lostPlace(seen.current, lines, rowId);
    seen.current = lines;
    if (list.current) block.current = list.current.closest('section');
    if (place === undefined || !isFocusLost()) return;
    (cellAt(list.current, lines[place] ?? lines.at(-1), cell) ?? addingField(block.current))?.focus();
  }, [list, lines, rowId, cell]);
};
