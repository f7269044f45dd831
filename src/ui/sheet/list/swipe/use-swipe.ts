import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { endSwipeHint } from './swipe-hint.ts';
import type { Swipe, SwipeBackgroundProps } from './swipe-background.tsx';
import { actingDistance, begin, type Direction, displacementOf, type Gesture, move, release } from './gesture.ts';

export type SwipeAction = {
  readonly background: SwipeBackgroundProps;
  readonly act: () => void;
};

export type SwipeActions = Partial<Record<Direction, SwipeAction>>;

type Swiped = { readonly id: string; readonly direction: Direction; readonly swipe: Swipe };

type Active = {
  readonly id: string;
  readonly row: HTMLElement;
  readonly pointer: number;
  readonly actions: SwipeActions;
  readonly gesture: Gesture;
};

// In milliseconds, as long as the CSS transition of the row.
const springDuration = 140;

const directionsOf = ({ left, right }: SwipeActions): readonly Direction[] => [
  ...(left ? (['left'] as const) : []),
  ...(right ? (['right'] as const) : []),
];

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** Moves the row with the finger. Vibrates when the row reaches the distance at which a release runs the action. */
const draw = ({ row }: Active, distance: number) => {
  row.style.setProperty('--dx', `${distance}px`);
  const acts = Math.abs(distance) >= actingDistance;
  if (acts && row.dataset['acts'] === undefined) navigator.vibrate?.(10);
  if (acts) row.dataset['acts'] = '';
  else delete row.dataset['acts'];
};

const clear = ({ row }: Active) => {
  row.style.removeProperty('--dx');
  delete row.dataset['acts'];
  delete row.dataset['springs'];
};

/**
 * Swipes the rows of a list. A release far enough from the start, or quick enough, runs the action of its direction. The row
 * follows the finger through a CSS variable, without a render.
 */
export const useSwipe = (actionsOf: (id: string) => SwipeActions) => {
  const [swiped, setSwiped] = useState<Swiped>();
  const active = useRef<Active>(undefined);
  const wasSwipe = useRef(false);

  const spring = (ended: Active) => {
    ended.row.dataset['springs'] = '';
    ended.row.style.setProperty('--dx', '0px');
    setTimeout(() => {
      // Another finger may have started a swipe of the row.
      if (active.current?.row === ended.row) return;
      clear(ended);
      setSwiped((shown) => (shown?.id === ended.id ? undefined : shown));
    }, springDuration);
  };
  const show = ({ id, actions }: Active, direction: Direction) => {
    const background = actions[direction]?.background;
    if (!background || (swiped?.id === id && swiped.direction === direction)) return;
    setSwiped({ id, direction, swipe: { ...background, direction } });
  };
  const cancel = () => {
    const ended = active.current;
    active.current = undefined;
    if (ended?.gesture.kind === 'swipe') spring(ended);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      wasSwipe.current = false;
      const row = rowAt(event.target);
      const id = row?.dataset['row'];
      if (event.pointerType !== 'touch' || !event.isPrimary || !row || id === undefined) return;
      const touch = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      const gesture = begin(touch, document.documentElement.clientWidth);
      active.current = { id, row, pointer: event.pointerId, actions: actionsOf(id), gesture };
    },
    onPointerMove: (event: PointerEvent) => {
      const before = active.current;
      if (before?.pointer !== event.pointerId) return;
      const gesture = move(before.gesture, { x: event.clientX, y: event.clientY, at: event.timeStamp });
      const now = { ...before, gesture };
      active.current = now;
      if (gesture.kind !== 'swipe') return;
      wasSwipe.current = true;
      const distance = displacementOf(gesture, directionsOf(now.actions));
      draw(now, distance);
      if (distance !== 0) show(now, distance < 0 ? 'left' : 'right');
    },
    onPointerUp: (event: PointerEvent) => {
      const ended = active.current;
      if (ended?.pointer !== event.pointerId) return;
      cancel();
      const meant = release(ended.gesture, directionsOf(ended.actions));
      if (!meant) return;
      endSwipeHint();
      ended.actions[meant]?.act();
    },
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!wasSwipe.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  /** The swipe of a row. The reference is stable while its direction stays the same. */
  const swipeOf = (id: string): Swipe | undefined => (swiped?.id === id ? swiped.swipe : undefined);
  return { swipeOf, handlers };
};

export type SwipeHandlers = ReturnType<typeof useSwipe>['handlers'];
