import { type PointerEvent, useEffect, useRef } from 'react';

const duration = 500;
/** In CSS pixels. */
const tolerance = 10;
// In milliseconds: the click of a long press follows immediately.
const clickAfter = 300;

type Press = { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number };

/** Calls `onHeld` when a finger has stayed on an element for half a second. A finger that moves scrolls instead. */
export const useLongPress = (onHeld: (target: Element) => void) => {
  const press = useRef<Press>(undefined);
  const isHeld = useRef(false);
  const isTouch = useRef(false);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  const release = () => {
    end();
    if (isHeld.current) setTimeout(() => (isHeld.current = false), clickAfter);
  };
  return {
    /** Whether a long press has just ended, so that the click that follows belongs to the long press. */
    isOver: () => isHeld.current,
    isByTouch: () => isTouch.current,
    handlers: {
      onPointerDownCapture: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
        end();
        isHeld.current = false;
        isTouch.current = pointerType === 'touch';
        if (!isTouch.current || !isPrimary || !(target instanceof Element)) return;
        const timer = setTimeout(() => {
          isHeld.current = true;
          navigator.vibrate?.(10);
          onHeld(target);
        }, duration);
        press.current = { timer, x: clientX, y: clientY };
      },
      onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > tolerance) end();
      },
      onPointerUpCapture: release,
      onPointerCancelCapture: release,
    },
  };
};
