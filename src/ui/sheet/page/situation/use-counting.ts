import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const duration = 400;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export type Counted = {
  readonly value: number;
  /** Identifies the figure: a value of another figure is shown without counting. */
  readonly of: string;
  readonly format: (value: number) => string;
};

/**
 * Counts from the last value to this one in the attribute `data-counting` of the element. The text of the element has the new
 * value at once. A change while counting continues from the current value.
 */
export const useCounting = (element: RefObject<HTMLElement | null>, { value, of, format }: Counted): void => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const shown = useRef({ value, of });
  useLayoutEffect(() => {
    const figure = element.current;
    const from = shown.current;
    shown.current = { value, of };
    if (!figure || from.of !== of || from.value === value || isStill || document.hidden) return undefined;
    const start = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      const counted = from.value + (value - from.value) * easeOut(part);
      shown.current = { value: counted, of };
      if (part === 1) {
        delete figure.dataset['counting'];
        return;
      }
      figure.dataset['counting'] = format(counted);
      frame = requestAnimationFrame(draw);
    };
    draw(start);
    return () => {
      cancelAnimationFrame(frame);
      delete figure.dataset['counting'];
    };
  }, [element, value, of, format, isStill]);
};
