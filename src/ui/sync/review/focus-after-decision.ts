import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../keyboard/focus.ts';

const focusFirstButton = (item: Element | undefined) => item?.querySelector('button')?.focus();

/** When the item that has the focus leaves the list, the one in its place takes it, or the last one. */
export const useFocusAfterDecision = (): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const items = [...element.children];
    if (place.current !== undefined && isFocusLost()) focusFirstButton(items[place.current] ?? items.at(-1));
    const remember = ({ target }: Event) => {
      place.current = items.findIndex((item) => target instanceof Node && item.contains(target));
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  });
  return list;
};
