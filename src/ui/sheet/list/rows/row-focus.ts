import { isTextField } from '../../../keyboard/focus.ts';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** The cell that the Tab key reaches in a list. */
export type ActiveCell = { readonly rowId: string; readonly cell: string };

const cellsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-cell]')];

const rowOf = (cell: Element) => cell.closest<HTMLElement>('[data-row]');

const beside = (cell: HTMLElement, step: number): HTMLElement | undefined => {
  const row = rowOf(cell);
  if (!row) return undefined;
  const cells = cellsOf(row);
  return cells[cells.indexOf(cell) + step];
};

const inRow = (row: Element | null | undefined, name: string | undefined): HTMLElement | undefined => {
  const cells = row ? cellsOf(row) : [];
  return cells.find(({ dataset }) => dataset['cell'] === name) ?? cells[0];
};

/** The cell of a row with that name, or the first cell of the row. */
export const findCell = (list: Element | null, rowId: string, cell: string | undefined): HTMLElement | undefined =>
  inRow(list?.querySelector(`[data-row="${CSS.escape(rowId)}"]`), cell);

/** Focuses a row of a block, or the first row in the DOM. */
export const focusRow = (block: Element | null, rowId: string | undefined): void => {
  const cell = rowId === undefined ? undefined : findCell(block, rowId, undefined);
  (cell ?? block?.querySelector<HTMLElement>('[data-cell]'))?.focus();
};

export const rowAbove = (cell: HTMLElement) => inRow(rowOf(cell)?.previousElementSibling, cell.dataset['cell']);
export const rowBelow = (cell: HTMLElement) => inRow(rowOf(cell)?.nextElementSibling, cell.dataset['cell']);

const neighbours: Readonly<Record<string, (cell: HTMLElement) => HTMLElement | undefined>> = {
  ArrowLeft: (cell) => beside(cell, -1),
  ArrowRight: (cell) => beside(cell, 1),
  ArrowUp: rowAbove,
  ArrowDown: rowBelow,
};

/** The number of visible rows less one: two pages have one row in common. */
const pageOf = (list: HTMLElement, row: HTMLElement): number =>
  Math.max(1, Math.floor(Math.min(list.clientHeight, window.innerHeight) / row.offsetHeight) - 1);

const jumps: Readonly<Record<string, (index: number, page: number) => number>> = {
  Home: () => 0,
  End: () => Infinity,
  PageUp: (index, page) => index - page,
  PageDown: (index, page) => index + page,
};

/** Moves the focus to an adjacent cell. Returns whether the key did so. */
const step = (key: string, cell: HTMLElement): boolean => {
  const target = neighbours[key]?.(cell);
  target?.focus();
  return target !== undefined;
};

export const cellOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]') ?? undefined) : undefined;

/** Whether the list handles a key: not while typing, and not Alt with an arrow, the browser's Back. */
const isOfList = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !isTextField(target) && !altKey && !ctrlKey && !metaKey;

/** The tab stop of a list: the last focused cell, or the cell `first` of the first row. */
export const tabStopsOf = (
  lines: readonly { readonly id: string }[],
  active: ActiveCell | undefined,
  first: string,
) => {
  const activeIndex = active ? lines.findIndex(({ id }) => id === active.rowId) : -1;
  const cell = activeIndex >= 0 && active ? active.cell : first;
  return {
    activeIndex,
    tabStop: (index: number): string | undefined => (index === Math.max(0, activeIndex) ? cell : undefined),
  };
};

/** The `tabIndex` of a cell: 0 for the tab stop of the list. */
export const tabIndexOf = (tabStop: string | undefined, cell: string): 0 | -1 => (tabStop === cell ? 0 : -1);

/** Roving focus of a list: one tab stop, keys move between rows and cells, Delete asks to remove a row. */
export const useRowFocus = (rowIds: readonly string[], requestRemoval: (rowId: string) => void) => {
  const [active, setActive] = useState<ActiveCell>();

  /** Moves the focus to a row that may not be in the DOM yet. Returns whether the key did so. */
  const jump = ({ key, currentTarget }: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean => {
    const [row, jumpOf, name] = [rowOf(cell), jumps[key], cell.dataset['cell']];
    if (!row || !jumpOf || name === undefined) return false;
    const index = jumpOf(
      rowIds.findIndex((id) => id === row.dataset['row']),
      pageOf(currentTarget, row),
    );
    const rowId = rowIds[Math.min(Math.max(index, 0), rowIds.length - 1)];
    if (rowId === undefined) return false;
    // A long list keeps the focused row in the DOM at every scroll position.
    flushSync(() => setActive({ rowId, cell: name }));
    findCell(currentTarget, rowId, name)?.focus();
    return true;
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    const row = cell && rowOf(cell);
    const [rowId, name] = [row?.getAttribute('data-row'), cell?.dataset['cell']];
    if (rowId && name) setActive({ rowId, cell: name });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell || !isOfList(event)) return;
    const rowId = rowOf(cell)?.dataset['row'];
    if (step(event.key, cell) || jump(event, cell)) event.preventDefault();
    else if (event.key === 'Delete' && rowId) requestRemoval(rowId);
  };
  return { active, onFocus, onKeyDown };
};
