import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { cellOf, rowAbove, rowBelow } from '../rows/row-focus.ts';

export const rowIdOf = (target: EventTarget): string | undefined => {
  const row = target instanceof Element ? target.closest('[data-row]') : undefined;
  return row?.getAttribute('data-row') ?? undefined;
};

/** Stops an event before it reaches the controls of the row. */
export const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const neighbours: Readonly<Record<string, typeof rowAbove>> = { ArrowUp: rowAbove, ArrowDown: rowBelow };

const isSelectAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'a' && ctrlKey !== metaKey && !shiftKey && !altKey;

type Selecting = {
  readonly toggle: (id: string) => void;
  readonly extend: (from: string, to: string) => void;
  readonly selectAll: () => void;
};

/** Selects rows by keys: Shift with the space bar or an arrow, and Ctrl or Cmd with A for all. */
export const useSelectingKeys = ({ toggle, extend, selectAll }: Selecting) => {
  const isSpaceTaken = useRef(false);
  const takeSpace = (event: KeyboardEvent, id: string) => {
    stop(event);
    isSpaceTaken.current = true;
    if (!event.repeat) toggle(id);
  };
  const takeArrow = (event: KeyboardEvent, cell: HTMLElement, id: string) => {
    const next = neighbours[event.key]?.(cell);
    const nextId = next && rowIdOf(next);
    if (!nextId) return;
    stop(event);
    extend(id, nextId);
    next.focus();
  };
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const cell = cellOf(event.target);
      const id = cell && rowIdOf(cell);
      if (!id) return;
      if (isSelectAll(event)) {
        stop(event);
        selectAll();
      } else if (event.shiftKey) {
        if (event.key === ' ') takeSpace(event, id);
        else takeArrow(event, cell, id);
      }
    },
    // The browser clicks a button on keyup of the space bar.
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpaceTaken.current) return;
      isSpaceTaken.current = false;
      stop(event);
    },
  };
};
