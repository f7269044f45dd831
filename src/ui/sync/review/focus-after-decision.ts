import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../keyboard/focus.ts';

const focusFirstButton = (item: Element | undefined) => item?.querySelector('button')?.focus();

/** Moves the focus to the next item, or to the last one, when the focused item leaves the list. */
export const useFocusAfterDecision = (): RefObject<HTMLUListElement | null> => {
  const list = useRef<HTMLUListElement>(null);
  const focusedIndex = useRef<number>(undefined);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const items = [...element.children];
    if (focusedIndex.current !== undefined && isFocusLost())
      focusFirstButton(items[focusedIndex.current] ?? items.at(-1));
    const remember = ({ target }: Event) => {
      focusedIndex.current = items.findIndex((item) => target instanceof Node && item.contains(target));
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  });
  return list;
};
