import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { AddingRef } from '../../../../machines/adding/adding.machine.ts';

const isField = (target: EventTarget) => target instanceof HTMLInputElement;

/**
 * Opens the touch form when one of its fields gets the focus, and reports presses outside of it. A press opens or folds the form
 * one frame after its click: the pressed element must not move between the two.
 */
export function useFolding(adding: AddingRef, form: RefObject<HTMLFormElement | null>, isTouch: boolean) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isTouch) return undefined;
    const settle = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) return;
      requestAnimationFrame(() => adding.send({ type: 'press.settled' }));
    };
    window.addEventListener('click', settle);
    return () => window.removeEventListener('click', settle);
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
