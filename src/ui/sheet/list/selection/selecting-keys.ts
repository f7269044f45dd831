import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { cellOf, rowAbove, rowBelow } from '../rows/row-focus.ts';

/** The id of the row that something is in. */
export const rowIdOf = (target: EventTarget): string | undefined => {
  const row = target instanceof Element ? target.closest('[data-row]') : undefined;
  return row?.getAttribute('data-row') ?? undefined;
};

/** Keeps an event from what is in the row. */
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

/** The keys that select rows of a list: Shift with space or an arrow, and all of them at once. */
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
    // A button is pressed when the space bar comes up.
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSpaceTaken.current) return;
      isSpaceTaken.current = false;
      stop(event);
    },
  };
};
