import type { KeyboardEvent } from 'react';
import type { Move } from '../../../domain/calendar/moves.ts';

/** Alt and the down arrow, which open a combobox. */
export const isOpeningKey = ({ altKey, key }: KeyboardEvent): boolean => altKey && key === 'ArrowDown';

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
  PageUp: 'previousPage',
  PageDown: 'nextPage',
};
const shiftedMoves: Readonly<Record<string, Move>> = { ...moves, PageUp: 'previousYear', PageDown: 'nextYear' };
const leftToRight: Readonly<Record<string, Move>> = { ArrowLeft: 'previous', ArrowRight: 'next' };
const rightToLeft: Readonly<Record<string, Move>> = { ArrowLeft: 'next', ArrowRight: 'previous' };

/** The move that a key makes in the grid, as in the ARIA date picker dialog pattern. */
export const moveOfKey = ({ key, shiftKey }: KeyboardEvent, direction: 'ltr' | 'rtl'): Move | undefined =>
  (shiftKey ? shiftedMoves : moves)[key] ?? (direction === 'rtl' ? rightToLeft : leftToRight)[key];
