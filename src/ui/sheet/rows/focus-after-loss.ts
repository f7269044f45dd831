import { type RefObject, useEffect, useRef } from 'react';
import { type ActiveCell, findCell } from './row-focus.ts';

type Lines = readonly { readonly id: string }[];

const whereLinesAreAdded = '.add-row input, .provision-form input, .add-line';

const hasFocusFallen = (): boolean => document.activeElement === document.body;

const placeOf = (lines: Lines, id: string | undefined): number => lines.findIndex((line) => line.id === id);

/** When the row that has the focus leaves the list: the next one takes it, or the previous one, or the row that adds. */
export const useFocusAfterLoss = (
  list: RefObject<HTMLElement | null>,
  lines: Lines,
  active: ActiveCell | undefined,
): void => {
  const seen = useRef(lines);
  // The list itself goes away with its last row.
  const block = useRef<Element>(null);
  useEffect(() => {
    const before = placeOf(seen.current, active?.rowId);
    seen.current = lines;
    block.current = list.current?.closest('.block') ?? block.current;
    if (!active || before < 0 || placeOf(lines, active.rowId) >= 0 || !hasFocusFallen()) return;
    const successor = lines[before] ?? lines.at(-1);
    const target = successor
      ? findCell(list.current, { rowId: successor.id, cell: active.cell })
      : block.current?.querySelector<HTMLElement>(whereLinesAreAdded);
    target?.focus();
  }, [list, lines, active]);
};
