import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, isTextField } from './focus.ts';

/** Calls `onEscape` when the user presses Escape, unless a dialog is open or a text field has the focus. */
export function useEscape(onEscape: () => void): void {
  const end = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isDialogOpen() || isTextField(document.activeElement);
      if (event.key === 'Escape' && !isTaken) end();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
