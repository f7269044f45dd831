import type { KeyboardEvent } from 'react';
import type { Move } from '../../../domain/calendar/moves.ts';

/** Alt and the down arrow, which open what a control has to choose from. */
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

/** Where a key leads in a grid, as in the ARIA pattern of a date picker dialog. */
export const moveOfKey = ({ key, shiftKey }: KeyboardEvent, direction: 'ltr' | 'rtl'): Move | undefined =>
  (shiftKey ? shiftedMoves : moves)[key] ?? (direction === 'rtl' ? rightToLeft : leftToRight)[key];
