import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The cell that the Tab key reaches in a list. */
export type ActiveCell = { readonly rowId: string; readonly cell: string };

const cellsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-cell]')];

const rowOf = (cell: Element) => cell.closest('[data-row]');

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

/** A cell of a row, or the row's first where it has no such cell. */
export const findCell = (list: Element | null, rowId: string, cell: string | undefined): HTMLElement | undefined =>
  inRow(list?.querySelector(`[data-row="${CSS.escape(rowId)}"]`), cell);

/** Whether the keys belong to a text that is being edited. */
export const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text';

export const rowAbove = (cell: HTMLElement) => inRow(rowOf(cell)?.previousElementSibling, cell.dataset['cell']);
export const rowBelow = (cell: HTMLElement) => inRow(rowOf(cell)?.nextElementSibling, cell.dataset['cell']);

const neighbours: Readonly<Record<string, (cell: HTMLElement) => HTMLElement | undefined>> = {
  ArrowLeft: (cell) => beside(cell, -1),
  ArrowRight: (cell) => beside(cell, 1),
  ArrowUp: rowAbove,
  ArrowDown: rowBelow,
};

/** The cell that an event is about. */
export const cellOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]') ?? undefined) : undefined;

/** Where the Tab key stops in a list: where the focus was last, or at a cell of the first row. */
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

/** What makes one cell of a row the list's tab stop, given the name of the cell that is it. */
export const tabIndexOf = (tabStop: string | undefined, cell: string): 0 | -1 => (tabStop === cell ? 0 : -1);

/** One tab stop for a list: arrows move between its rows and cells, Delete asks to remove the row. */
export const useRowFocus = (requestRemoval: (rowId: string) => void) => {
  const [active, setActive] = useState<ActiveCell>();

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    const row = cell && rowOf(cell);
    const [rowId, name] = [row?.getAttribute('data-row'), cell?.dataset['cell']];
    if (rowId && name) setActive({ rowId, cell: name });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || isTyping(event.target)) return;
    const target = neighbours[event.key]?.(cell);
    const rowId = rowOf(cell)?.getAttribute('data-row');
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Delete' && rowId) {
      requestRemoval(rowId);
    }
  };
  return { active, onFocus, onKeyDown };
};
