import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const duration = 400;

// Fast at first, then slower and slower.
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export type Counted = {
  readonly value: number;
  /** Where this one changes, another thing is counted: nothing leads from one to the other. */
  readonly of: string;
  readonly format: (value: number) => string;
};

/**
 * Counts, for the eye alone, from the last value to this one: the element's `data-counting` is what to show meanwhile. Its text is
 * the value at once. A change on the way goes on from there.
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
