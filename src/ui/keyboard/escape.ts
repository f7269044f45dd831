import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, isTextField } from './focus.ts';

/** Calls `onEscape` when Escape is pressed over the page: what is open over it, and a field, take the key first. */
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
