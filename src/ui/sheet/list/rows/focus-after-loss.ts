import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../keyboard/focus.ts';
import { type ActiveCell, findCell } from './row-focus.ts';

type Lines = readonly { readonly id: string }[];

const noCell: Partial<ActiveCell> = {};

const addFields = '[data-draft=""] input, [data-opens-form]';

/** The former index of a line that has left the list; otherwise undefined. */
const lostIndex = (before: Lines, after: Lines, id: string | undefined): number | undefined => {
  const index = before.findIndex((line) => line.id === id);
  return index < 0 || after.some((line) => line.id === id) ? undefined : index;
};

const cellAt = (list: Element | null, line: Lines[number] | undefined, cell: string | undefined) =>
  line && findCell(list, line.id, cell);

const addField = (block: Element | null) => block?.querySelector<HTMLElement>(addFields);

/** When the focused row leaves the list, focuses the next row, the previous row or the add row. */
export const useFocusAfterLoss = (
  list: RefObject<HTMLElement | null>,
  lines: Lines,
  active: ActiveCell | undefined,
): void => {
  const { rowId, cell } = active ?? noCell;
  const seen = useRef(lines);
  // Removing the last row also unmounts the list.
  const block = useRef<Element>(null);
  useEffect(() => {
    const index = lostIndex(seen.current, lines, rowId);
    seen.current = lines;
    if (list.current) block.current = list.current.closest('section');
    if (index === undefined || !isFocusLost()) return;
    (cellAt(list.current, lines[index] ?? lines.at(-1), cell) ?? addField(block.current))?.focus();
  }, [list, lines, rowId, cell]);
};
