import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { AddingRef } from '../../../../machines/adding/adding.machine.ts';

const isField = (target: EventTarget) => target instanceof HTMLInputElement;

/**
 * Returns handlers that open the touch form when a field gets the focus, and reports presses outside the form. A press takes effect
 * one frame after its click, so that the pressed element does not move in between.
 */
export function useOpenOnFocus(adding: AddingRef, form: RefObject<HTMLFormElement | null>, isTouch: boolean) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isTouch) return undefined;
    const reportPress = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) return;
      requestAnimationFrame(() => adding.send({ type: 'press.settled' }));
    };
    window.addEventListener('click', reportPress);
    return () => window.removeEventListener('click', reportPress);
  }, [adding, form, isTouch]);
  const release = () => {
    isPressed.current = false;
  };
  if (!isTouch) return {};
  return {
    onPointerDown: () => {
      isPressed.current = true;
    },
    onPointerCancel: release,
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target) && !isPressed.current) adding.send({ type: 'field.focused' });
    },
    onClick: ({ target }: MouseEvent) => {
      release();
      if (isField(target)) requestAnimationFrame(() => adding.send({ type: 'field.focused' }));
    },
  };
}
