import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type MenuOpening = {
  readonly isOpen: boolean;
  /** The menu with its button; a click anywhere else closes it. */
  readonly menu: RefObject<HTMLDivElement | null>;
  /** The button that opens the menu. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
  /** The same, with the focus on the button that opens it. */
  readonly closeOnOpener: () => void;
  readonly closeOnEscape: (event: KeyboardEvent) => void;
};

// MUI's `ClickAwayListener` measures the page at each click on it, also while nothing is open.
const useClickElsewhere = (menu: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const stopped = new AbortController();
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    document.addEventListener('click', onClick, { signal: stopped.signal });
    return () => stopped.abort();
  }, [menu, isOpen, close]);
};

/** Whether a menu that narrow screens fold away is open; Escape gives the focus back to its button. */
export const useMenuOpening = (): MenuOpening => {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useClickElsewhere(menu, isOpen, close);
  const toggle = () => setIsOpen(!isOpen);
  const closeOnOpener = () => {
    close();
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeOnOpener();
  };
  return { isOpen, menu, opener, toggle, close, closeOnOpener, closeOnEscape };
};
