import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { calendarLocale } from '../../../domain/calendar/language.ts';
import { moveFrom } from '../../../domain/calendar/moves.ts';
import { cellIndex, nearestCell, pageCells } from '../../../domain/calendar/page.ts';
import type { CalendarView } from '../../../domain/calendar/view.ts';
import { moveOfKey } from './keys.ts';
import type { Picker } from '../picker.ts';

type CellKeysProps = {
  readonly picker: Picker;
  readonly view: CalendarView;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

const cellElements = (grid: HTMLElement | null): readonly HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('button') ?? []),
];

/**
 * Moves the focus among days, months or years with the keys of the ARIA date picker dialog pattern. MUI's own keys turn pages in the
 * other direction and stop at disabled cells.
 */
export function CellKeys({ picker, view, takesFocus, children }: CellKeysProps) {
  const { actor, language, isDayDisabled } = picker;
  const grid = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(takesFocus);
  const shown = useSelector(actor, ({ context }) => context.shown);
  const shownView = useRef(view);

  useEffect(() => {
    const hasChangedView = shownView.current !== view;
    shownView.current = view;
    if (!wantsFocus.current && !hasChangedView) return;
    wantsFocus.current = false;
    const cell = nearestCell(view, shown, isDayDisabled);
    if (cell) cellElements(grid.current)[cellIndex(view, cell)]?.focus({ preventScroll: true });
  }, [view, shown, isDayDisabled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { direction, firstWeekday } = calendarLocale(language);
    const move = moveOfKey(event, direction);
    const focused = cellElements(grid.current).findIndex((element) => element === event.target);
    const from = pageCells(view, shown)[focused];
    if (!move || !from) return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = true;
    actor.send({
      type: 'page.turned',
      day: moveFrom({ view, firstWeekday, isDisabled: isDayDisabled }, from, move),
    });
  };
  return (
    <div ref={grid} role="presentation" onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}
