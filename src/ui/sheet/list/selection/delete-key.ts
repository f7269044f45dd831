import { useEffect, useEffectEvent } from 'react';
import { isTextField } from '../../../keyboard/focus.ts';

const isOnRow = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-row]') !== null && !isTextField(target);

/** Handles Delete on a row for the whole selection, before the focused row handles it. */
export function useDeleteKey(onDelete: () => void): void {
  const remove = useEffectEvent(onDelete);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' || !isOnRow(event)) return;
      event.stopPropagation();
      remove();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
